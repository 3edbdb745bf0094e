import { type Row, row } from './row'
import { ask, attempt, built, type Site } from './site'

const PATHS = [
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/images/../../../../etc/passwd',
  '/_next/static/..%5c..%5c..%5cpackage.json',
  '/.git/config',
  '/.env',
  '/%00',
  '//evil.example/',
  '/\\evil.example/',
  // Too long for a file's name.
  `/${'a'.repeat(300)}`,
]
const METHODS = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'BREW']

/** What a host must not answer to, where it answers at all. */
export async function attacks(site: Site): Promise<Row[]> {
  const rows: Row[] = []
  // A host that is away refuses nothing.
  await ask(site, '/')
  const pages = Object.values(site.rules.pages).map((file) => built(site, `/${file}`))
  const hosts = [site.base, site.rules.siteUrl].map((origin) => new URL(origin).hostname)
  for (const path of PATHS) {
    const { status, headers, body } = await attempt(site.base, path)
    const text = body.toString()
    const leak = /root:.*:0:0|\[core\]|"devDependencies"/.test(text)
    const elsewhere = !hosts.includes(new URL(headers.location ?? '/', site.base).hostname)
    // A host may resolve the address to one of the pages, or refuse it.
    const own = status === 200 && pages.includes(text)
    const refused = !leak && !elsewhere && (own || (status >= 300 && status < 500))
    const found = own ? 'a page of the site' : `${status} ${headers.location ?? ''}`.trim()
    rows.push(row('attacks', `${path.slice(0, 50)}: gives nothing away`, 'refused', found, refused))
  }
  for (const path of site.rules.hidden) {
    const { status } = await attempt(site.base, path)
    const refused = status >= 400 && status < 500
    rows.push(row('details', `${path}: not found`, '404', String(status), refused))
  }
  for (const method of METHODS) {
    const { status, body } = await attempt(site.base, '/', {
      method,
      headers: { 'X-Probe': 'echo-me' },
    })
    const echo = body.includes('echo-me') ? ' with an echo' : ''
    const harmless = (status >= 400 && status <= 501) || (method === 'OPTIONS' && status < 300)
    const about = echo ? 'attacks' : 'details'
    rows.push(row(about, `${method} /`, '405', `${status}${echo}`, harmless && !echo))
  }
  return rows
}
