import { checkSite, report } from './hosting/checks'
import { isLoopback } from './hosting/request'

/*
 * Asks a published site for everything that hosting/ configures and prints a table:
 * npm run deploy:check -- https://www.example.com
 */

function originOf(address: string | undefined): URL | undefined {
  if (!address || !URL.canParse(address)) return undefined
  const url = new URL(address)
  const own = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.origin))
  return own ? url : undefined
}

const url = originOf(process.argv[2])
if (url) {
  const rows = await checkSite(url.origin, {
    allRedirects: false,
    ...(!isLoopback(url.origin) && { plain: `http://${url.hostname}` }),
  })
  report(url.origin, rows)
  process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1
} else {
  console.error(
    `"${process.argv[2] ?? ''}" is no address of a site. Write it like: npm run deploy:check -- https://www.example.com`,
  )
  process.exitCode = 1
}
