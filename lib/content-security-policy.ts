import { createHash } from 'node:crypto'

/**
 * The sources that Google Analytics 4 needs, after Google's "Use Tag Manager with a
 * Content Security Policy", section "Google Analytics 4", without Google Signals (an advertising
 * feature, which would add doubleclick.net). The tag comes from one host only, so it is named in full.
 */
const ANALYTICS: Readonly<Record<string, readonly string[]>> = {
  // gtag/js itself.
  'script-src': ['https://www.googletagmanager.com'],
  // The pixel by which a hit is sent where neither fetch nor a beacon works, and gtag's own pings.
  'img-src': ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  'connect-src': [
    // Hits, worldwide and by region (region1.google-analytics.com).
    'https://*.google-analytics.com',
    // The same from within the European Union (region1.analytics.google.com).
    'https://*.analytics.google.com',
    // The tag's settings.
    'https://www.googletagmanager.com',
  ],
}

/** Source expression for one inline script or style, exactly as it stands in the HTML. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * The policy of one HTML file. Everything is off except what the site uses: its own files, and
 * each inline script and style by its hash. No string may become markup or a script; the `analytics` policy of
 * browser/ask-consent.ts, where it is allowed, passes the tag's address only. `frame-ancestors`, which works
 * only as a header, stands in lib/http-headers.ts.
 */
export function contentSecurityPolicy({
  scriptHashes,
  styleHash,
  analytics,
}: {
  /** As `hashSource` gives them. */
  scriptHashes: readonly string[]
  styleHash: string
  /** Has the site a Google Analytics tag? */
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
    [name, ...own, ...((analytics && ANALYTICS[name]) || [])].join(' '),
  )
  const types = `trusted-types ${analytics ? 'analytics' : "'none'"}`
  return [...directives, "require-trusted-types-for 'script'", types].join('; ')
}
