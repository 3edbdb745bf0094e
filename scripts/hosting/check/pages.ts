import { ERROR_ADDRESSES } from '@/scripts/hosting/rules'
import { AS_BUILT, changes, isInsertion } from './as-built'
import { type Row, row } from './row'
import { ask, built, type Site, UNKNOWN } from './site'

const HTML = /^text\/html; ?charset=utf-8$/i

/** Each page at its address, and the site's own answer to any other. */
export async function pages(site: Site): Promise<Row[]> {
  const { immutablePaths, errorPages, cacheNeverStale } = site.rules
  const rows: Row[] = []
  for (const [path, file] of Object.entries(site.rules.pages)) {
    const { status, headers, body } = await ask(site, path)
    const type = headers['content-type'] ?? 'none'
    // The page names its character set itself.
    const aboutType = type.startsWith('text/html') ? 'files' : 'pages'
    const found = changes(built(site, `/${file}`), body.toString())
    rows.push(
      row('pages', `${path}: status`, '200', String(status)),
      row(aboutType, `${path}: type`, 'text/html; charset=utf-8', type, HTML.test(type)),
      row(isInsertion(found) ? 'changed' : 'pages', `${path}: page`, AS_BUILT, found),
    )
  }
  const below = Object.keys(site.rules.pages).map((path) => `${path.replace(/\/$/, '')}/nada`)
  const lost = immutablePaths.map((path) => `${path}0000000000000.js`)
  for (const path of [UNKNOWN, ...below, ...immutablePaths, ...lost]) {
    const { status, body, headers } = await ask(site, path)
    const found = changes(built(site, errorPages.notFound), body.toString())
    rows.push(
      row('errorPages', `${path}: status`, '404', String(status)),
      row('errorPages', `${path}: page`, AS_BUILT, found),
    )
    // What is missing today may be a file tomorrow. Some hosts go by the address alone.
    const kept = headers['cache-control'] ?? 'none'
    const short = /max-age=0/.test(kept)
    if (site.allRedirects)
      rows.push(row('errorPages', `${path}: kept by browsers`, cacheNeverStale, kept, short))
  }
  for (const path of ERROR_ADDRESSES) {
    const { status } = await ask(site, path)
    const refused = status >= 300 && status < 500
    rows.push(row('details', `${path}: no page`, '404', String(status), refused))
  }
  return rows
}
