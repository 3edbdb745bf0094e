import { errorPages, routes } from '@/content/routes'

/**
 * The headers of every response. Each page carries its content security policy itself, so the header has only
 * the directive that a page cannot carry. HSTS goes without `preload`, which would bind the owner's domain for
 * years. There is no COEP: nothing here needs cross-origin isolation, and it would refuse most embedded content.
 * `Cross-Origin-Resource-Policy` depends on the path (adapter/host-files.ts).
 */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
} as const

/** Pictures that other sites show: previews of shared links, and icons in search results. A folder ends with a slash. */
export const SHOWN_ELSEWHERE = [
  '/compartilhar/',
  '/apple-icon.png',
  '/icon.svg',
  '/favicon.ico',
] as const

/** Folders of files that carry a hash of their content in the name. */
export const IMMUTABLE_PATHS = ['/_next/static/', '/images/'] as const

/** The file with the build's commit, which the owner's editor reads from another origin. */
export const VERSION_PATH = '/versao.json'

export const CACHE_FOREVER = 'public, max-age=31536000, immutable'
export const CACHE_NEVER_STALE = 'public, max-age=0, must-revalidate'

/** Other addresses of a page, each with the canonical one; an error page has no address of its own. */
export const REDIRECTS: Readonly<Record<string, string>> = Object.fromEntries([
  ...routes.flatMap(({ path }) => {
    const folder = path.replace(/\/?$/, '/')
    const others = [`${folder}index.html`, `${folder}index`]
    if (path !== '/') others.push(folder, `${path}.html`)
    return others.map((other) => [other, path])
  }),
  ...Object.values(errorPages).flatMap((file) => [
    [`/${file}`, '/'],
    [`/${file.replace('.html', '')}`, '/'],
  ]),
])
