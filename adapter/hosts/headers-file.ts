import {
  CACHE_FOREVER,
  IMMUTABLE_PATHS,
  REDIRECTS,
  SECURITY_HEADERS,
  VERSION_PATH,
} from '@/lib/http-headers'

type Headers = Readonly<Record<string, string>>

/**
 * `_headers` of Cloudflare Pages and Netlify. Both join the values of rules that set the same header,
 * so only hashed files get a `Cache-Control`: the hosts' default is right for the rest. `no-transform` would also
 * stop Cloudflare's compression (https://developers.cloudflare.com/speed/optimization/content/compression/).
 */
export function headersFile(): string {
  const lines = [
    '/*',
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`),
    ...IMMUTABLE_PATHS.flatMap((path) => [`${path}*`, `  Cache-Control: ${CACHE_FOREVER}`]),
    VERSION_PATH,
    '  Access-Control-Allow-Origin: *',
  ]
  return `${lines.join('\n')}\n`
}

/**
 * Reads `_headers` as Cloudflare does: a path, or the beginning of one and `*`, then indented headers. Values of
 * the same header are joined; `! Name` takes away what stands before.
 */
export function readHeaders(text: string): (address: string) => Headers {
  const rules = text.split(/\n(?=\S)/).map((section) => {
    const [path = '', ...lines] = section.trim().split('\n')
    return { path, lines: lines.map((line) => line.trim()) }
  })
  const matches = (path: string, address: string) =>
    path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path
  return (address) => {
    const headers = new Map<string, string>()
    for (const line of rules.flatMap(({ path, lines }) => (matches(path, address) ? lines : []))) {
      const [name = '', value = ''] = line.split(/: (.*)/, 2)
      const before = headers.get(name)
      if (line.startsWith('! ')) headers.delete(line.slice(2))
      else headers.set(name, before === undefined ? value : `${before}, ${value}`)
    }
    return Object.fromEntries(headers)
  }
}

/**
 * `_redirects` of Cloudflare Pages and Netlify. Cloudflare needs the rule for the trailing slash,
 * because a folder of that name exists. Netlify removes the slash by itself.
 */
export function redirectsFile(): string {
  return Object.entries(REDIRECTS)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('')
}

/** Reads `_redirects`: old address, new address, status. */
export function readRedirects(text: string): Map<string, string> {
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(' ', 2) as [string, string]),
  )
}
