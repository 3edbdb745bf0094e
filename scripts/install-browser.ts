import { ensureBrowser } from './shared/browser'
import { runMain } from './shared/process'

/* Installs the browser of the tests if there is none. */

await runMain(ensureBrowser)
