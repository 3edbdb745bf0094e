import { checkSite } from './hosting/check/all'
import { lastUpload } from './hosting/check/last-upload'
import { report } from './hosting/check/row'
import { lastBuild } from './hosting/check/site'
import { isLoopback } from './hosting/request'

/*
 * Compares a published site with what the last build wrote, and prints a table:
 * npm run deploy:check -- https://www.example.com
 */

/** @throws when the address is none of a site */
function originOf(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.origin)))
    return url
  throw new Error(
    `"${address}" is no address of a site. Write it like: npm run deploy:check -- https://www.example.com`,
  )
}

try {
  const { origin, hostname } = originOf(process.argv[2] ?? '')
  const plain = isLoopback(origin) ? {} : { plain: `http://${hostname}` }
  const site = { base: origin, ...plain, allRedirects: false, ...lastBuild() }
  const rows = await checkSite(site)
  rows.push(...(await lastUpload(site, 'reports/deployed')))
  process.exitCode = report(origin, rows) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
