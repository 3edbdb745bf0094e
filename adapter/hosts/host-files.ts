import { htaccess } from './apache'
import { headersFile, redirectsFile } from './headers-file'

/** Files in the export that only hosts read. */
export const HOST_FILES = ['_headers', '_redirects', '.htaccess'] as const

/** The text of each host's file. */
export function hostFiles(): Record<(typeof HOST_FILES)[number], string> {
  return { _headers: headersFile(), _redirects: redirectsFile(), '.htaccess': htaccess() }
}
