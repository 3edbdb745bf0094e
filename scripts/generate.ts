import { generate } from '@/build/generate'
import { contentFolder } from './shared/content-folder'
import { runMain } from './shared/process'

/*
 * Generates public/ and .generated/ for the owner's content, or that of the folder in the first
 * argument, without a build. `npm run dev` and `npm run unit` run this script.
 */

await runMain(() => generate(contentFolder(process.argv[2])))
