import { createHash } from 'node:crypto'

/**
 * Sources that Google Analytics 4 needs, from Google's “Use Tag Manager with a Content Security
 * Policy”. Leaves out Google Signals, an advertising feature that would add doubleclick.net. The
 * tag loads from one host, so no wildcard is needed.
 */
const ANALYTICS_SOURCES: Readonly<Record<string, readonly string[]>> = {
  // The tag itself, gtag/js.
  'script-src': ['https://www.googletagmanager.com'],
  // The tag requests images: as pings, and for hits if fetch and beacons fail.
  'img-src': ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  'connect-src': [
    // Hits, worldwide and by region (region1.google-analytics.com).
    'https://*.google-analytics.com',
    // Hits from within the European Union (region1.analytics.google.com).
    'https://*.analytics.google.com',
    // The tag's settings.
    'https://www.googletagmanager.com',
  ],
}

/**
 * Returns the CSP source expression of an inline script or style.
 * @param text content of the element, exactly as in the HTML
 */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Returns the content security policy of one HTML file. Allows only the site's own files, and each
 * inline script and style by its hash. Trusted Types stop any string from becoming markup or a
 * script; only the `analytics` policy of components/consent/analytics.ts may pass the tag's URL.
 * build/hosts/http-headers.ts sets `frame-ancestors`, because it works only as a header.
 */
export function contentSecurityPolicy({
  scriptHashes,
  styleHash,
  analytics,
}: {
  /** Results of `hashSource`. */
  scriptHashes: readonly string[]
  styleHash: string
  /** Whether the site has a Google Analytics tag. */
  analytics: boolean
}): string {
  const sources: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", styleHash],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  }
  const directives = Object.entries(sources).map(([name, own]) =>
    [name, ...own, ...((analytics && ANALYTICS_SOURCES[name]) || [])].join(' '),
  )
  const types = `trusted-types ${analytics ? 'analytics' : "'none'"}`
  return [...directives, "require-trusted-types-for 'script'", types].join('; ')
}
