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
    rows.push(row(`${path}: as it is on request`, 'none', encoding(whole)))
    for (const accepted of ['gzip', 'br, gzip']) {
      const packed = await ask(site, path, { headers: { 'Accept-Encoding': accepted } })
      const varies = /accept-encoding/i.test(packed.headers.vary ?? '')
      const same = unpacked(packed).equals(whole.body)
      const right = accepted.includes(encoding(packed)) && same
      rows.push({
        ...row(
          `${path}: compressed for ${accepted}`,
          `one of ${accepted}, and Vary`,
          `${encoding(packed)}, ${packed.body.length} of ${whole.body.length} bytes${varies ? '' : ', no Vary'}${same ? '' : ', another text'}`,
          right && varies,
        ),
        ...(right && !varies && { about: 'transfer' }),
      })
    }
  }
  return rows
}

/** What browsers ask for beside whole files. */
export async function transfer(site: Site): Promise<Row[]> {
  const question = { headers: { 'Accept-Encoding': 'gzip' } }
  const page = await ask(site, '/', question)
  const head = await ask(site, '/', { ...question, method: 'HEAD' })
  const { etag, 'last-modified': modified = '' } = page.headers
  const known: Record<string, string> = etag
    ? { 'If-None-Match': etag }
    : { 'If-Modified-Since': modified }
  const again = await ask(site, '/', { headers: { ...question.headers, ...known } })
  const kept = page.headers['cache-control'] ?? 'none'
  return [
    row('/: kept by browsers', site.rules.cacheNeverStale, kept, /max-age=0|no-cache/.test(kept)),
    row('/ unchanged', '304', String(again.status)),
    row('HEAD /', '200, 0 bytes', `${head.status}, ${head.body.length} bytes`),
    row('HEAD /: type', page.headers['content-type'] ?? '', head.headers['content-type'] ?? ''),
    row(`HEAD ${UNKNOWN}`, '404', String((await ask(site, UNKNOWN, { method: 'HEAD' })).status)),
  ]
}
