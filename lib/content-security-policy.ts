import { createHash } from 'node:crypto'

/** Source expression for one inline script or style, exactly as it stands in the HTML. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * The policy of one HTML file. Everything is off and what the site uses is let in: its own files, and
 * each inline script by its hash. Scripts are the only sink for strings, and the `default` policy of
 * lib/inline-scripts.ts is the only one that may pass one.
 * @param frameAncestors a policy in a `<meta>` may not carry that directive, a header may
 */
export function contentSecurityPolicy({
  scriptHashes,
  frameAncestors,
}: {
  /** As `hashSource` gives them. */
  scriptHashes: readonly string[]
  frameAncestors: boolean
}): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    ...(frameAncestors && { 'frame-ancestors': ["'none'"] }),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
