import { AS_BUILT, changes } from '@/scripts/hosting/check/as-built'
import { type Row, row } from '@/scripts/hosting/check/row'
import { ask, built, type Site } from '@/scripts/hosting/check/site'
import { FAILING, type Server } from './servers'

/** Checks of a server whose whole configuration is ours, and which was prepared to fail. */
export async function ownServer(site: Site, server: Server): Promise<Row[]> {
  const page = await ask(site, '/', { headers: { 'Accept-Encoding': 'br, gzip' } })
  const { 'cache-control': kept = 'none', 'content-encoding': encoding = 'none' } = page.headers
  const { status, headers, body } = await ask(site, FAILING)
  const shown = changes(built(site, site.rules.errorPages.failure), body.toString())
  const policy = site.rules.headers['Content-Security-Policy'] ?? ''
  const sent = String(headers['content-security-policy'] ?? 'none')
  return [
    row('changed', '/: left alone by proxies', site.rules.cacheUntransformed, kept),
    row('compression', '/: compressed for a browser of today', server.encoding, encoding),
    row('errorPages', 'a failure: status', '5xx', String(status), status >= 500),
    row('errorPages', 'a failure: page', AS_BUILT, shown),
    row('policy', 'a failure: policy', policy, sent),
  ]
}
