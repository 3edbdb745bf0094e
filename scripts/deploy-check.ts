import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSite } from './hosting/check/all'
import { findings } from './hosting/check/findings'
import { lastUpload } from './hosting/check/last-upload'
import { table } from './hosting/check/row'
import { lastBuild } from './hosting/check/site'
import { isLoopback } from './hosting/request'

/*
 * Compares a published site with what the last build wrote: npm run deploy:check -- https://www.example.com
 * The owner reads a line for each subject; the table of all checks goes into a file for technicians.
 */

const NOTES = 'reports/deployed'

/** @throws when the address is none of a site */
function originOf(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.origin)))
    return url
  throw new Error(
    `"${address}" não é o endereço de um site. Exemplo certo: npm run deploy:check -- https://www.suaempresa.com.br`,
  )
}

try {
  const { origin, host, hostname } = originOf(process.argv[2] ?? '')
  const plain = isLoopback(origin) ? {} : { plain: `http://${hostname}` }
  const built = lastBuild(
    'Ainda não há site pronto na pasta out. O que fazer: rode "npm run build"',
  )
  const site = { base: origin, ...plain, allRedirects: false, ...built }
  const name = join(NOTES, host.replaceAll(/[^\w.-]/g, '-'))
  mkdirSync(NOTES, { recursive: true })
  const before = 'lastUpload' as const
  const rows = [
    ...(await checkSite(site)),
    ...(await lastUpload(site, `${name}.txt`)).map((row) => ({ ...row, subject: before })),
  ]
  const details = `${name}-checks.txt`
  writeFileSync(details, table(origin, rows))
  console.log(`${origin}\n\n${findings(rows, details)}`)
  process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
