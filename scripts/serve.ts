import { OWNER, outOf } from '@/content/folder'
import { addressOf, serve } from './hosting/server'

/* Serves a finished site as a CDN would: out/, or the folder that it is given. */

const [folder = outOf(OWNER)] = process.argv.slice(2)
const port = Number(process.env.PORT || 3000)

/** One line for each usual mistake. */
const MISTAKES: Readonly<Record<string, string>> = {
  EADDRINUSE: `Port ${port} is in use. Another one: PORT=3001`,
  EACCES: `Port ${port} belongs to the system. Another one: PORT=3000`,
  ERR_SOCKET_BAD_PORT: `PORT=${process.env.PORT} is no port, from 1 to 65535. Example: PORT=3000`,
  ENOENT: `There is no site in ${folder}/ yet. Run "npm run build" first.`,
}

try {
  console.log(`The site is at ${addressOf(await serve(folder, port))} (to stop: Ctrl+C)`)
} catch (error) {
  console.error(MISTAKES[(error as NodeJS.ErrnoException).code ?? ''] ?? String(error))
  process.exitCode = 1
}
