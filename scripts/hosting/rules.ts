import { contentSecurityPolicy } from '../../lib/content-security-policy'
import {
  CACHE_FOREVER,
  CACHE_NEVER_STALE,
  IMMUTABLE_PATHS,
  REDIRECTS,
  securityHeaders,
} from '../../lib/http-headers'

/** What every host has to do, in no host's own language. */
export type HostingRules = {
  /** Name of the site's host, for the configurations that need one. */
  host: string
  /** Headers of every response, whatever its status. */
  headers: Readonly<Record<string, string>>
  /** Old path to true path, both from the root of the site; the query goes along. */
  redirects: Readonly<Record<string, string>>
  /** Prefixes of paths whose files never change under their name. */
  immutablePaths: readonly string[]
  /** `Cache-Control` below those prefixes, for files that are there. */
  cacheForever: string
  /** `Cache-Control` of everything else. */
  cacheNeverStale: string
  /** Files that only the host reads, never a visitor. */
  hidden: readonly string[]
}

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

/** Headers as Firebase and Vercel write them. */
export function keyValuePairs(headers: Readonly<Record<string, string>>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }))
}

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
}): HostingRules {
  return {
    host: new URL(siteUrl).hostname,
    headers: securityHeaders(
      contentSecurityPolicy({ scriptHashes, frameAncestors: true, analytics }),
    ),
    redirects: REDIRECTS,
    immutablePaths: IMMUTABLE_PATHS,
    cacheForever: CACHE_FOREVER,
    cacheNeverStale: CACHE_NEVER_STALE,
    hidden: HOST_FILES.map((file) => `/${file}`),
  }
}
