import { extname } from 'node:path'
import { request } from '@/scripts/hosting/request'
import { type Row, row } from './row'
import { ask, type Site } from './site'

const TYPES: Readonly<Record<string, RegExp>> = {
  '.css': /^text\/css\b/,
  '.js': /^(text|application)\/javascript\b/,
  '.json': /^application\/json\b/,
  '.svg': /^image\/svg\+xml\b/,
  '.png': /^image\/png$/,
  '.avif': /^image\/avif$/,
  '.woff2': /^font\/woff2$/,
  '.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  '.txt': /^text\/plain\b/,
  '.xml': /^(application|text)\/xml\b/,
}

/** The largest file of each type: a server may find a small one not worth compressing. */
export function largest(site: Site, ending: string): string | undefined {
  const paths = [...site.files.keys()].filter((path) => extname(path) === ending)
  const size = (path: string) => site.files.get(path)?.length ?? 0
  return paths.sort((a, b) => size(b) - size(a))[0]
}

/** Type and caching of one file of each ending. */
export async function files(site: Site): Promise<Row[]> {
  const rows: Row[] = []
  const { immutablePaths, cacheForever, cacheNeverStale } = site.rules
  for (const [ending, pattern] of Object.entries(TYPES)) {
    const path = largest(site, ending)
    if (!path) continue
    const { status, headers } = await ask(site, path)
    const type = headers['content-type'] ?? 'none'
    const kept = headers['cache-control'] ?? 'none'
    const immutable = immutablePaths.some((prefix) => path.startsWith(prefix))
    rows.push(
      row(
        ['.css', '.js'].includes(ending) ? 'types' : 'files',
        `${ending}: status and type`,
        `200 ${pattern.source}`,
        `${status} ${type}`,
        status === 200 && pattern.test(type),
      ),
      row(
        'files',
        `${ending}: kept by browsers`,
        immutable ? cacheForever : cacheNeverStale,
        kept,
        (immutable ? /=31536000.*immutable/ : /max-age=0|no-cache/).test(kept),
      ),
    )
  }
  return rows
}

/** Which of some addresses are not there; once a host says nothing at all, the rest are not asked for. */
export async function missing(base: string, addresses: readonly string[]): Promise<string[]> {
  const lost: string[] = []
  for (const [index, address] of addresses.entries()) {
    const answer = await request(base, address, { method: 'HEAD' }).catch(() => undefined)
    if (!answer) return [...lost, ...addresses.slice(index)]
    if (answer.status !== 200) lost.push(address)
  }
  return lost
}

/** Every file that pages and crawlers ask for. */
export async function uploads(site: Site): Promise<Row[]> {
  const addresses = [...site.files.keys()].filter((path) => !path.endsWith('.html'))
  const lost = await missing(site.base, addresses)
  const all = `all ${addresses.length} files`
  const found = lost.length > 0 ? `without ${lost.join(', ')}` : all
  return [row('uploads', 'files of the export', all, found)]
}
