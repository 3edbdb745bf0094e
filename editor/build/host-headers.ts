import { GITHUB_API_URL } from '@/editor/github/github'

/**
 * Returns the Content-Security-Policy of the editor's page. Allows the editor's own files, GitHub's
 * API and the published site, because the editor reads the site's `versao.json`.
 */
const policyDirectives = (siteUrl: string) => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob:",
  `connect-src 'self' ${GITHUB_API_URL} ${siteUrl}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]

/**
 * Returns the `_headers` file of Cloudflare Pages for the editor and its copy of the site.
 * Sandboxes every page except the editor, because a sandboxed page has an opaque origin and cannot
 * read the token. An opaque origin needs `Access-Control-Allow-Origin` to load fonts and scripts,
 * and must not set an opener policy. The service worker has no sandbox, because a worker needs the
 * storage of the editor's origin. The line with `!` comes after the rule whose header it removes
 * (findings/cloudflare-headers-rules.sh).
 */
export const editorHeadersFile = (siteUrl: string) => `/*
  X-Robots-Tag: noindex
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Strict-Transport-Security: max-age=63072000
  Access-Control-Allow-Origin: *
  Content-Security-Policy: sandbox allow-scripts; frame-ancestors 'none'
/editor/
  ! Content-Security-Policy
  Content-Security-Policy: ${policyDirectives(siteUrl).join('; ')}
  Cross-Origin-Opener-Policy: same-origin
/editor/service-worker.js
  ! Content-Security-Policy
`
