import {
  APPLE_ICON_PATH,
  ICON_PATH,
  IMAGES_PATH,
  SHARE_IMAGE_FOLDER,
  STATIC_PATH,
} from '@/model/site/published-files'
import { errorPages, routes } from '@/model/site/routes'

/**
 * Headers of every response. The content security policy is in each page, so the header has only
 * the directive that a `<meta>` cannot carry. HSTS omits `preload`, because that would bind the
 * owner's domain for years. COEP is absent, because no page needs cross-origin isolation, and it
 * would block most embedded content. `Cross-Origin-Resource-Policy` depends on the path
 * (build/hosts/host-files.ts).
 */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
} as const

/**
 * Images that other sites show: link previews, and icons in search results. Folders end with a
 * slash.
 */
export const CROSS_ORIGIN_IMAGES = [SHARE_IMAGE_FOLDER, APPLE_ICON_PATH, ICON_PATH] as const

/** Folders whose file names contain a hash of the content. */
export const IMMUTABLE_PATHS = [STATIC_PATH, IMAGES_PATH] as const

export const CACHE_FOREVER = 'public, max-age=31536000, immutable'
export const CACHE_REVALIDATE = 'public, max-age=0, must-revalidate'

/**
 * Maps every alternative path of a page to its canonical path, every path of an error page to `/`, and
 * the path at which crawlers guess an icon.
 */
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
  ['/favicon.ico', ICON_PATH],
])
