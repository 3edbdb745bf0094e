import { request } from '@/scripts/hosting/request'
import { type Row, row } from './row'
import { ask, built, type Site } from './site'

const MOVED = [301, 308]
const FOREIGN = 'evil.example'

/** Every other address of a page leads to its one true address, on the site's own host and by TLS. */
export async function redirects(site: Site): Promise<Row[]> {
  const { siteUrl, pages } = site.rules
  const rows: Row[] = []
  for (const [from, to] of Object.entries(site.rules.redirects)) {
    const { status, headers, body } = await ask(site, `${from}?a=1&b=2`)
    const { location = '' } = headers
    const moved =
      MOVED.includes(status) &&
      [site.base, siteUrl].some(
        (origin) => new URL(location, `${site.base}${from}`).href === `${origin}${to}?a=1&b=2`,
      )
    const same = !site.allRedirects && status === 200 && body.equals(built(site, `/${pages[to]}`))
    rows.push(row(from, `301 ${to}?a=1&b=2`, `${status} ${location}`.trim(), moved || same))
  }
  const path = `${Object.keys(pages).at(-1)}?a=1`
  if (site.plain) {
    const { status, headers } = await request(site.plain, path)
    const target = `${site.base}${path}`
    const found = `${status} ${headers.location ?? ''}`
    const moved = MOVED.includes(status) && headers.location === target
    rows.push({ ...row(`${site.plain}${path}`, `301 ${target}`, found, moved), about: 'https' })
  }
  for (const origin of [site.plain, site.base].filter((given) => given !== undefined)) {
    const answer = await request(origin, '/index.html', { headers: { Host: FOREIGN } })
    const { location = '' } = answer.headers
    rows.push({
      ...row(
        `${new URL(origin).protocol}//${FOREIGN}`,
        'not led there',
        `${answer.status} ${location}`.trim(),
        !location.includes(FOREIGN),
      ),
      about: 'details',
    })
  }
  return rows
}
