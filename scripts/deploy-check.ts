import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { checkSite, namedFiles, presence, type Row, report } from './hosting/checks'
import { isLoopback } from './hosting/request'

/*
 * Asks a published site for everything that hosting/ configures and prints a table:
 * npm run deploy:check -- https://www.example.com
 *
 * It notes the files that the pages name, and the next time asks whether they are still there: whoever
 * opened a page before an upload still needs them.
 */

function originOf(address: string | undefined): URL | undefined {
  if (!address || !URL.canParse(address)) return undefined
  const url = new URL(address)
  const own = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.origin))
  return own ? url : undefined
}

async function oldFiles(url: URL): Promise<Row[]> {
  const note = `reports/deployed/${url.host.replace(':', '-')}.txt`
  const before = existsSync(note) ? readFileSync(note, 'utf8').trim().split('\n') : []
  const now = await namedFiles(url.origin)
  mkdirSync(dirname(note), { recursive: true })
  writeFileSync(note, `${now.join('\n')}\n`)
  return before.length > 0 ? [await presence(url.origin, 'of the check before', before)] : []
}

const url = originOf(process.argv[2])
if (url) {
  const rows = await checkSite(url.origin, {
    allRedirects: false,
    ...(!isLoopback(url.origin) && { plain: `http://${url.hostname}` }),
  })
  // A site that does not even answer has its rows above.
  rows.push(...(await oldFiles(url).catch(() => [])))
  report(url.origin, rows)
  process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1
} else {
  console.error(
    `"${process.argv[2] ?? ''}" is no address of a site. Write it like: npm run deploy:check -- https://www.example.com`,
  )
  process.exitCode = 1
}
