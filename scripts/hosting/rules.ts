import { contentSecurityPolicy } from '@/lib/content-security-policy'
import {
  CACHE_FOREVER,
  CACHE_NEVER_STALE,
  CACHE_UNTRANSFORMED,
  ERROR_PAGES,
  IMMUTABLE_PATHS,
  PAGES,
  REDIRECTS,
  securityHeaders,
} from '@/lib/http-headers'

/** Where one's own server finds the site, and where it listens. */
export type ServerPlace = {
  folder: string
  /** Addresses in the form of the server's `listen`. */
  http: readonly string[]
  https: readonly string[]
  certificate: string
  key: string
}

/** Files in the export that only hosts read. */
export const HOST_FILES = ['_headers', '_redirects', '.htaccess'] as const

/** Addresses of the error documents, which no host may answer with 200. */
export const ERROR_ADDRESSES = Object.values(ERROR_PAGES).flatMap((path) => [
  path,
  path.replace('.html', ''),
])

/** For hosts that can neither hide a file nor change its status. */
export const ERROR_REDIRECTS = Object.fromEntries(ERROR_ADDRESSES.map((path) => [path, '/']))

/** Types that a server must compress; images and fonts are compressed already. */
export const COMPRESSED_TYPES = [
  'text/html',
  'text/css',
  'text/javascript',
  'text/plain',
  'text/xml',
  'application/javascript',
  'application/json',
  'application/xml',
  'image/svg+xml',
] as const

/**
 * What every host has to do, independent of any host's format: `hosting/rules.json`, which
 * docs/publishing.md explains field by field.
 * @param scriptHashes hashes of the inline scripts of all pages, as one header serves them all
 * @param siteUrl address of the site, as in content/company.json
 */
export function hostingRules(scriptHashes: readonly string[], analytics: boolean, siteUrl: string) {
  const policy = contentSecurityPolicy({ scriptHashes, frameAncestors: true, analytics })
  return {
    /** Redirects lead to this origin, whatever the request's `Host` is. */
    siteUrl: new URL(siteUrl).origin,
    pages: PAGES,
    errorPages: ERROR_PAGES,
    headers: securityHeaders(policy),
    redirects: REDIRECTS,
    immutablePaths: IMMUTABLE_PATHS,
    cacheForever: CACHE_FOREVER,
    cacheNeverStale: CACHE_NEVER_STALE,
    cacheUntransformed: CACHE_UNTRANSFORMED,
    hidden: HOST_FILES.map((file) => `/${file}`),
  }
}

export type HostingRules = ReturnType<typeof hostingRules>
