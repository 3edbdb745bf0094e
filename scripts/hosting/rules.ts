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

/** What every host has to do, in no host's own language: `hosting/rules.json`. */
export type HostingRules = ReturnType<typeof hostingRules>

/** Where a server of one's own finds the site, and where it listens. */
export type ServerPlace = {
  folder: string
  /** Addresses as the server's `listen` takes them. */
  http: readonly string[]
  https: readonly string[]
  certificate: string
  key: string
}

/** What stands in the export beside the pages, for the hosts that look for it there. */
export const HOST_FILES = ['_headers', '_redirects', '.htaccess'] as const

/** Addresses of the documents of errors, which no host may answer with 200. */
export const ERROR_ADDRESSES = Object.values(ERROR_PAGES).flatMap((path) => [
  path,
  path.replace('.html', ''),
])

/** For hosts that can neither hide a file nor give it another status. */
export const ERROR_REDIRECTS = Object.fromEntries(ERROR_ADDRESSES.map((path) => [path, '/']))

/** Types of text that a server must compress; pictures and fonts are compressed already. */
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
  /** Hashes of the inline scripts of all pages: a header can't know which page it goes with. */
  scriptHashes: readonly string[]
  analytics: boolean
  siteUrl: string
}) {
  return {
    /** Origin of the site; redirects lead there, whatever `Host` a request names. */
    siteUrl: new URL(siteUrl).origin,
    /** Path of each page, and its file in the export. */
    pages: PAGES,
    /** What is shown for an unknown address and for a failure of the host, with the status kept. */
    errorPages: ERROR_PAGES,
    /** Headers of every response, whatever its status. */
    headers: securityHeaders(
      contentSecurityPolicy({ scriptHashes, frameAncestors: true, analytics }),
    ),
    /** Old path to true path, both from the root of the site; the query goes along. */
    redirects: REDIRECTS,
    /** Prefixes of paths whose files never change under their name. */
    immutablePaths: IMMUTABLE_PATHS,
    /** `Cache-Control` below those prefixes, for files that are there. */
    cacheForever: CACHE_FOREVER,
    /** `Cache-Control` of everything else. */
    cacheNeverStale: CACHE_NEVER_STALE,
    /** The same where the host compresses its answers itself and a proxy may stand in front of it. */
    cacheUntransformed: CACHE_UNTRANSFORMED,
    /** Files that only the host reads: not found for a visitor. */
    hidden: HOST_FILES.map((file) => `/${file}`),
  }
}
