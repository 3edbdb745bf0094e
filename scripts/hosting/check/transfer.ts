import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Answer } from '@/scripts/hosting/request'
import { largest } from './files'
import { type Row, row } from './row'
import { ask, type Site, UNKNOWN } from './site'

const encoding = ({ headers }: Answer) => headers['content-encoding'] ?? 'none'

function unpacked(answer: Answer): Buffer {
  if (encoding(answer) === 'gzip') return gunzipSync(answer.body)
  return encoding(answer) === 'br' ? brotliDecompressSync(answer.body) : answer.body
}

/** Compression of everything that is text. */
export async function compression(site: Site): Promise<Row[]> {
  const rows: Row[] = []
  const texts = ['.css', '.js', '.svg'].flatMap((ending) => largest(site, ending) ?? [])
  for (const path of [...Object.keys(site.rules.pages), ...texts]) {
    const whole = await ask(site, path, { headers: { 'Accept-Encoding': 'identity' } })
    rows.push(row('compression', `${path}: as it is on request`, 'none', encoding(whole)))
    for (const accepted of ['gzip', 'br, gzip']) {
      const packed = await ask(site, path, { headers: { 'Accept-Encoding': accepted } })
      const varies = /accept-encoding/i.test(packed.headers.vary ?? '')
      const same = unpacked(packed).equals(whole.body)
      const right = accepted.includes(encoding(packed)) && same
      rows.push(
        row(
          right && !varies ? 'transfer' : 'compression',
          `${path}: compressed for ${accepted}`,
          `one of ${accepted}, and Vary`,
          `${encoding(packed)}, ${packed.body.length} of ${whole.body.length} bytes${varies ? '' : ', no Vary'}${same ? '' : ', another text'}`,
          right && varies,
        ),
      )
    }
  }
  return rows
}

/** What browsers ask for beside whole files. */
export async function transfer(site: Site): Promise<Row[]> {
  const gzip = { 'Accept-Encoding': 'gzip' }
  const page = await ask(site, '/', { headers: gzip })
  const head = await ask(site, '/', { headers: gzip, method: 'HEAD' })
  const lost = await ask(site, UNKNOWN, { method: 'HEAD' })
  const { etag, 'last-modified': modified = '', 'content-type': type = '' } = page.headers
  const known: Record<string, string> = etag
    ? { 'If-None-Match': etag }
    : { 'If-Modified-Since': modified }
  const again = await ask(site, '/', { headers: { ...gzip, ...known } })
  const kept = page.headers['cache-control'] ?? 'none'
  const fresh = /max-age=0|no-cache/.test(kept)
  return [
    row('transfer', '/: kept by browsers', site.rules.cacheNeverStale, kept, fresh),
    row('transfer', '/ unchanged', '304', String(again.status)),
    row('transfer', 'HEAD /', '200, 0 bytes', `${head.status}, ${head.body.length} bytes`),
    row('transfer', 'HEAD /: type', type, head.headers['content-type'] ?? ''),
    row('transfer', `HEAD ${UNKNOWN}`, '404', String(lost.status)),
  ]
}
