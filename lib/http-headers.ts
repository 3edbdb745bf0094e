/** What browsers may use on this site: nothing beyond showing it. */
const SWITCHED_OFF = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]

/**
 * Headers of every response, as the public graders ask for them (MDN HTTP Observatory, OWASP secure
 * headers).
 * @param policy the content security policy, with `frame-ancestors`
 */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': SWITCHED_OFF.map((feature) => `${feature}=()`).join(', '),
  }
}

/** Files whose name carries a hash of their content, so that a name never changes its meaning. */
export const IMMUTABLE_PATHS = ['/_next/static/', '/images/'] as const

export const CACHE_FOREVER = 'public, max-age=31536000, immutable'
export const CACHE_NEVER_STALE = 'public, max-age=0, must-revalidate'

/** Other addresses under which the pages might be asked for, and their one true address. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/index.html': '/',
  '/desentupimento/': '/desentupimento',
  '/desentupimento.html': '/desentupimento',
  '/desentupimento/index.html': '/desentupimento',
}
