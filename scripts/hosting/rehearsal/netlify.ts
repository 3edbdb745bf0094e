import { type Row, row } from '@/scripts/hosting/check/row'
import type { HostingRules } from '@/scripts/hosting/rules'
import { packageModule } from './packages'

export const NETLIFY = ['@netlify/headers-parser@9.0.3', '@netlify/redirect-parser@15.0.4']

type Parsed<Rule> = Promise<{ errors: readonly Error[] } & Record<string, readonly Rule[]>>
type HeadersParser = {
  parseAllHeaders: (given: {
    headersFiles: string[]
  }) => Parsed<{ forRegExp: RegExp; values: Readonly<Record<string, string>> }>
}
type RedirectsParser = {
  parseAllRedirects: (given: {
    redirectsFiles: string[]
  }) => Parsed<{ path: string; to: string; status: number }>
}

/** Compares `rules.json` with Netlify's own reading of `_headers` and `_redirects`. */
export async function netlify(packages: string, rules: HostingRules): Promise<Row[]> {
  const module = <Module>(name: string) =>
    packageModule<Module>(packages, `@netlify/${name}/lib/index.js`)
  const { parseAllHeaders } = await module<HeadersParser>('headers-parser')
  const { parseAllRedirects } = await module<RedirectsParser>('redirect-parser')
  const ofHeaders = await parseAllHeaders({ headersFiles: ['out/_headers'] })
  const ofRedirects = await parseAllRedirects({ redirectsFiles: ['out/_redirects'] })
  const errors = [...ofHeaders.errors, ...ofRedirects.errors].map(({ message }) => message)
  const rows = [
    row('files', '_headers and _redirects: errors', 'none', errors.join('; ') || 'none'),
  ]

  /** Values of several rules for one header are joined. */
  const sent = (path: string, name: string) =>
    (ofHeaders.headers ?? [])
      .filter(({ forRegExp }) => forRegExp.test(path))
      .flatMap(({ values }) => values[name] ?? [])
      .join(', ')
  for (const path of Object.keys(rules.pages))
    for (const [name, value] of Object.entries(rules.headers))
      rows.push(row('headers', `${path}: ${name}`, value, sent(path, name)))
  for (const prefix of rules.immutablePaths)
    rows.push(
      row('files', `${prefix}a.svg`, rules.cacheForever, sent(`${prefix}a.svg`, 'Cache-Control')),
    )
  for (const [from, to] of Object.entries(rules.redirects)) {
    const rule = ofRedirects.redirects?.find(({ path }) => path === from)
    rows.push(row('redirects', from, `301 ${to}`, `${rule?.status} ${rule?.to}`))
  }
  return rows
}
