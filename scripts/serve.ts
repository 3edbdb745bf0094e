import { OWNER, outOf } from '@/content/folder'
import { addressOf, serve } from './hosting/server'
import { command } from './shared/process'

/* Serves a finished site as a CDN would: out/, or the folder that it is given. */

await command(async () => {
  const [folder = outOf(OWNER)] = process.argv.slice(2)
  const server = await serve(folder, Number(process.env.PORT || 3000))
  console.log(`The site is at ${addressOf(server)} (to stop: Ctrl+C)`)
})
