import { ERROR_REDIRECTS, type HostingRules } from '@/scripts/hosting/rules'

/** Cloudflare Pages ignores any longer line. */
const LONGEST_LINE = 2000

/**
 * `_headers` of Cloudflare Pages and Netlify. Both join the values of rules that set the same header,
 * so only immutable files get a `Cache-Control`: the default is right for the rest.
 * @throws when Cloudflare would drop a line
 */
export function headersFile(rules: HostingRules): string {
  const sections = [
    { path: '/*', headers: rules.headers },
    ...rules.immutablePaths.map((path) => ({
      path: `${path}*`,
      headers: { 'Cache-Control': rules.cacheForever },
    })),
  ]
  const lines = sections.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  const long = lines.find((line) => line.length > LONGEST_LINE)
  if (long !== undefined)
    throw new Error(
      `_headers: "${long.slice(0, 40)}…" has ${long.length} characters where Cloudflare takes ${LONGEST_LINE}`,
    )
  return `${lines.join('\n')}\n`
}

/**
 * `_redirects` of Cloudflare Pages and Netlify. Cloudflare needs the rule for the trailing slash,
 * because a folder of that name exists. Netlify treats both forms as one, prefers the file and removes
 * the slash by itself.
 */
export function redirectsFile(rules: HostingRules): string {
  return Object.entries({ ...rules.redirects, ...ERROR_REDIRECTS })
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('')
}
