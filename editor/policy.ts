/** The editor's page may load its own files, and talk to GitHub's API. */
const policy = (api: string) => [
  "default-src 'none'",
  // WebAssembly brings the photos of phones into a form that each browser shows.
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  // Sveltia writes style attributes, and a base into the frame of its preview.
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: blob: https://avatars.githubusercontent.com",
  `connect-src 'self' blob: data: ${api}`,
  "frame-src 'self' blob:",
  'manifest-src blob:',
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]

/**
 * `_headers` of Cloudflare Pages for the editor and the copy of the site below it. Each of those pages
 * carries its own policy; it stands in a frame without an origin, so its fonts and scripts come from another.
 */
export const headers = (api: string) => `/*
  X-Robots-Tag: noindex
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Strict-Transport-Security: max-age=63072000
  Cross-Origin-Opener-Policy: same-origin
  Access-Control-Allow-Origin: *
/editor/*
  Content-Security-Policy: ${policy(api).join('; ')}
`
