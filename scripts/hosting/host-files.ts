import { contentSecurityPolicy } from '@/lib/content-security-policy'
import { securityHeaders } from '@/lib/http-headers'
import { htaccess } from './apache'
import { headersFile, redirectsFile } from './headers-file'

/** Files in the export that only hosts read. */
export const HOST_FILES = ['_headers', '_redirects', '.htaccess'] as const

/**
 * The text of each host's file.
 * @param scriptHashes hashes of the inline scripts of all pages, as one header serves them all
 */
export function hostFiles(
  scriptHashes: readonly string[],
  analytics: boolean,
): Record<(typeof HOST_FILES)[number], string> {
  const policy = contentSecurityPolicy({ scriptHashes, frameAncestors: true, analytics })
  const headers = securityHeaders(policy)
  return {
    _headers: headersFile(headers),
    _redirects: redirectsFile(),
    '.htaccess': htaccess(headers),
  }
}
