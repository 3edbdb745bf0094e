import { type Row, row } from './row'
import { ask, attempt, built, type Site } from './site'

const MOVED = [301, 308]
const FOREIGN = 'evil.example'

/** Every other address of a page leads to its one true address, on the site's own host and by TLS. */
export async function redirects(site: Site): Promise<Row[]> {
  const { siteUrl, pages } = site.rules
  const rows: Row[] = []
  for (const [from, to] of Object.entries(site.rules.redirects)) {
    const { status, headers, body } = await ask(site, `${from}?a=1&b=2`)
    const { location = '' } = headers
    const { href } = new URL(location, `${site.base}${from}`)
    const targets = [site.base, siteUrl].map((origin) => `${origin}${to}?a=1&b=2`)
    const moved = MOVED.includes(status) && targets.includes(href)
    const page = built(site, `/${pages[to]}`)
    const same = !site.allRedirects && status === 200 && body.toString() === page
    const found = `${status} ${location}`.trim()
    rows.push(row('redirects', from, `301 ${to}?a=1&b=2`, found, moved || same))
  }
  const path = `${Object.keys(pages).at(-1)}?a=1`
  if (site.plain) {
    const target = `${site.base}${path}`
    const answer = await attempt(site.plain, path)
    const { location = '' } = answer.headers
    const found = `${answer.status} ${location}`
    const moved = MOVED.includes(answer.status) && location === target
    rows.push(row('https', `${site.plain}${path}`, `301 ${target}`, found, moved))
  }
  for (const origin of [site.plain, site.base].filter((given) => given !== undefined)) {
    const foreign = { headers: { Host: FOREIGN } }
    const { status, headers } = await attempt(origin, '/index.html', foreign)
    const { location = '' } = headers
    const check = `${new URL(origin).protocol}//${FOREIGN}`
    const found = `${status} ${location}`.trim()
    rows.push(row('details', check, 'not led there', found, !location.includes(FOREIGN)))
  }
  return rows
}
