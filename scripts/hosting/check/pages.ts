import { ERROR_ADDRESSES } from '@/scripts/hosting/rules'
import { AS_BUILT, changes, isInsertion } from './as-built'
import { type Row, row } from './row'
import { ask, built, type Site, UNKNOWN } from './site'

const HTML = /^text\/html; ?charset=utf-8$/i

/** Each page at its address, and the site's own answer to any other. */
export async function pages(site: Site): Promise<Row[]> {
  const { immutablePaths, errorPages, cacheNeverStale } = site.rules
  const rows: Row[] = []
  const asBuilt = (path: string, file: string, body: Buffer): Row => {
    const found = changes(built(site, file).toString(), body.toString())
    const it = row(`${path}: page`, AS_BUILT, found)
    return isInsertion(found) ? { ...it, about: 'changed' } : it
  }

  for (const [path, file] of Object.entries(site.rules.pages)) {
    const { status, headers, body } = await ask(site, path)
    const type = headers['content-type'] ?? 'none'
    rows.push(
      row(`${path}: status`, '200', String(status)),
      {
        ...row(`${path}: type`, 'text/html; charset=utf-8', type, HTML.test(type)),
        // The page names its character set itself.
        ...(type.startsWith('text/html') && { about: 'files' }),
      },
      asBuilt(path, `/${file}`, body),
    )
  }
  const below = Object.keys(site.rules.pages).map((path) => `${path.replace(/\/$/, '')}/nada`)
  const lost = immutablePaths.map((path) => `${path}0000000000000.js`)
  for (const path of [UNKNOWN, ...below, ...immutablePaths, ...lost]) {
    const { status, body, headers } = await ask(site, path)
    rows.push(
      { ...row(`${path}: status`, '404', String(status)), about: 'errorPages' },
      { ...asBuilt(path, errorPages.notFound, body), about: 'errorPages' },
    )
    // What is missing today may be a file tomorrow. Some hosts go by the address alone.
    const kept = headers['cache-control'] ?? 'none'
    if (site.allRedirects)
      rows.push({
        ...row(`${path}: kept by browsers`, cacheNeverStale, kept, /max-age=0/.test(kept)),
        about: 'errorPages',
      })
  }
  for (const path of ERROR_ADDRESSES) {
    const { status } = await ask(site, path)
    const refused = status >= 300 && status < 500
    rows.push({ ...row(`${path}: no page`, '404', String(status), refused), about: 'details' })
  }
  return rows
}
