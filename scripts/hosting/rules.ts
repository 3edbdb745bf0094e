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

/** What every host has to do, independent of any host's format: `hosting/rules.json`. */
export type HostingRules = ReturnType<typeof hostingRules>

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
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
] as const

/** @param siteUrl address of the site, as in content/company.ts */
export function hostingRules({
  scriptHashes,
  analytics,
  siteUrl,
}: {
  /** Hashes of the inline scripts of all pages, as one header serves them all. */
  scriptHashes: readonly string[]
  analytics: boolean
  siteUrl: string
}) {
  return {
    /** Origin of the site; redirects lead there, whatever the request's `Host` is. */
    siteUrl: new URL(siteUrl).origin,
    /** Path of each page, and its file in the export. */
    pages: PAGES,
    /** Shown for an unknown address and for a failure of the host; the status stays. */
    errorPages: ERROR_PAGES,
    /** Headers of every response, whatever its status. */
    headers: securityHeaders(
      contentSecurityPolicy({ scriptHashes, frameAncestors: true, analytics }),
    ),
    /** Other path to canonical path, both from the root; the query is kept. */
    redirects: REDIRECTS,
    /** Path prefixes of files that never change under their name. */
    immutablePaths: IMMUTABLE_PATHS,
    /** `Cache-Control` for existing files below those prefixes. */
    cacheForever: CACHE_FOREVER,
    /** `Cache-Control` for everything else. */
    cacheNeverStale: CACHE_NEVER_STALE,
    /** The same for a server that compresses its own answers, possibly behind a proxy. */
    cacheUntransformed: CACHE_UNTRANSFORMED,
    /** Files that only the host reads; visitors get 404. */
    hidden: HOST_FILES.map((file) => `/${file}`),
  }
}
