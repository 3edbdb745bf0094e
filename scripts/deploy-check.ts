import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { checkSite, namedFiles, presence, table } from './hosting/checks'
import { findings } from './hosting/findings'
import { isLoopback } from './hosting/request'

/*
 * Asks a published site for everything that hosting/ configures: npm run deploy:check -- https://www.example.com
 * The owner reads a line for each subject; the table of all checks goes into a file for technicians.
 *
 * It notes the files that the pages name, and the next time asks whether they are still there: whoever
 * opened a page before an upload still needs them.
 */

const NOTES = 'reports/deployed'

function originOf(address: string | undefined): URL | undefined {
  if (!address || !URL.canParse(address)) return undefined
  const url = new URL(address)
  const own = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.origin))
  return own ? url : undefined
}

async function filesOfBefore(url: URL, note: string) {
  const before = existsSync(note) ? readFileSync(note, 'utf8').trim().split('\n') : []
  const now = await namedFiles(url.origin)
  writeFileSync(note, `${now.join('\n')}\n`)
  if (before.length === 0) return []
  const row = await presence(url.origin, 'of the check before', before)
  return [{ ...row, subject: 'before' as const }]
}

const url = originOf(process.argv[2])
if (url) {
  const name = `${NOTES}/${url.host.replace(':', '-')}`
  mkdirSync(NOTES, { recursive: true })
  const rows = [
    ...(await checkSite(url.origin, {
      allRedirects: false,
      ...(!isLoopback(url.origin) && { plain: `http://${url.hostname}` }),
    })),
    // A site that does not even answer has its rows above.
    ...(await filesOfBefore(url, `${name}.txt`).catch(() => [])),
  ]
  const details = `${name}-checks.txt`
  writeFileSync(details, `${table(url.origin, rows)}\n`)
  console.log(`${url.origin}\n\n${findings(rows, details)}`)
  process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1
} else {
  console.error(
    `"${process.argv[2] ?? ''}" não é o endereço de um site. Exemplo certo: npm run deploy:check -- https://www.suaempresa.com.br`,
  )
  process.exitCode = 1
}
