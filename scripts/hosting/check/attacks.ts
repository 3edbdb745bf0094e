import { type Row, row } from './row'
import { ask, type Site } from './site'

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

/** What a host must not answer to. */
export async function attacks(site: Site): Promise<Row[]> {
  const rows: Row[] = []
  const pages = Object.values(site.rules.pages).map((file) => site.files.get(`/${file}`))
  for (const path of PATHS) {
    const { status, headers, body } = await ask(site, path)
    const leak = /root:.*:0:0|\[core\]|"devDependencies"/.test(body.toString())
    const target = new URL(headers.location ?? '/', site.base).hostname
    const elsewhere = ![site.base, site.rules.siteUrl].some(
      (origin) => new URL(origin).hostname === target,
    )
    // A host may resolve the address to one of the pages, or refuse it.
    const own = status === 200 && pages.some((page) => page?.equals(body))
    rows.push(
      row(
        `${path.slice(0, 50)}: gives nothing away`,
        'refused',
        own ? 'a page of the site' : `${status} ${headers.location ?? ''}`.trim(),
        !leak && !elsewhere && (own || (status >= 300 && status < 500)),
      ),
    )
  }
  for (const path of site.rules.hidden) {
    const { status } = await ask(site, path)
    const refused = status >= 400 && status < 500
    rows.push({ ...row(`${path}: not found`, '404', String(status), refused), about: 'details' })
  }
  for (const method of METHODS) {
    const { status, body } = await ask(site, '/', { method, headers: { 'X-Probe': 'echo-me' } })
    const echo = body.toString().includes('echo-me') ? ' with an echo' : ''
    const harmless = (status >= 400 && status <= 501) || (method === 'OPTIONS' && status < 300)
    const it = row(`${method} /`, '405', `${status}${echo}`, harmless && !echo)
    rows.push(echo ? it : { ...it, about: 'details' })
  }
  return rows
}
