import { API } from './github'

/** The editor's page may load its own files, talk to GitHub's API, and ask the site which commit it shows. */
const policy = (siteUrl: string) => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob:",
  `connect-src 'self' ${API} ${siteUrl}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]

/**
 * `_headers` of Cloudflare Pages for the editor and the copy of the site beside it. The editor keeps a token in
 * the storage of its origin, so every other page is sandboxed: it has an origin of its own and no storage. Its
 * fonts and scripts then come from another origin. A page in a sandbox may not have an opener policy.
 */
export const headers = (siteUrl: string) => `/*
  X-Robots-Tag: noindex
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Strict-Transport-Security: max-age=63072000
  Access-Control-Allow-Origin: *
  Content-Security-Policy: sandbox allow-scripts; frame-ancestors 'none'
/editor/
  ! Content-Security-Policy
  Content-Security-Policy: ${policy(siteUrl).join('; ')}
  Cross-Origin-Opener-Policy: same-origin
`
