import './shared/node-version.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkSite } from './hosting/check/all'
import { findings, inWords, worst } from './hosting/check/findings'
import { lastUpload } from './hosting/check/last-upload'
import { table } from './hosting/check/row'
import { lastBuild } from './hosting/check/site'
import { isLoopback } from './hosting/request'
import { NO_SITE } from './shared/no-export'
import { command } from './shared/process'

/*
 * Compares a published site with what the last build wrote: npm run deploy:check -- https://www.example.com
 * The owner reads what is wrong by its weight; the table of all checks goes into a file for technicians,
 * and with --json everything to the standard output. It ends with 1 unless all that is wrong may stay so.
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

await command(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  })
  const { origin, host, hostname } = originOf(positionals[0] ?? '')
  const plain = isLoopback(origin) ? {} : { plain: `http://${hostname}` }
  const built = lastBuild(NO_SITE)
  const site = { base: origin, ...plain, allRedirects: false, ...built }
  const name = join(NOTES, host.replaceAll(/[^\w.-]/g, '-'))
  mkdirSync(NOTES, { recursive: true })
  const rows = [...(await checkSite(site)), ...(await lastUpload(site, `${name}.txt`))]
  const details = `${name}-checks.txt`
  writeFileSync(details, table(origin, rows))
  const found = findings(rows, hostname)
  const grade = worst(found)
  if (values.json)
    console.log(JSON.stringify({ site: origin, grade, findings: found, checks: rows }, null, 2))
  else console.log(`${origin}\n\n${inWords(found, details)}`)
  process.exitCode = grade === 'certo' || grade === 'fica' ? 0 : 1
})
