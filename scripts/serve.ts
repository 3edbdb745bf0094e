import { serve, urlOf } from '@/build/hosts/server'
import { OWNER_FOLDER, outputFolder } from '@/model/site/folder'
import { runMain } from './shared/process'

/* Serves a built site as a CDN would: out/, or the folder in the first argument. */

await runMain(async () => {
  const [folder = outputFolder(OWNER_FOLDER)] = process.argv.slice(2)
  const server = await serve(folder, process.env.PORT || 3000)
  console.log(`The site is at ${urlOf(server)} (to stop: Ctrl+C)`)
})
