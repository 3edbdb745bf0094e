import { CONTACT_CARD_PATH, VERSION_PATH } from '@/model/site/published-files'
import { errorPages, htmlFileOf, pagePaths } from '@/model/site/routes'
import {
  CACHE_FOREVER,
  CACHE_REVALIDATE,
  CROSS_ORIGIN_IMAGES,
  IMMUTABLE_PATHS,
  REDIRECTS,
  SECURITY_HEADERS,
} from './http-headers'

const joinLines = (lines: Iterable<string>) => [...lines].join('\n')
const redirects = Object.entries(REDIRECTS)
const securityHeaders = Object.entries(SECURITY_HEADERS)

const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'

const headerRule = (path: string, headers: Readonly<Record<string, string>>) =>
  `${path}\n${joinLines(Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`))}`

/** Returns the pattern that matches a file, or a folder and everything in it. */
const headersPattern = (path: string) => (path.endsWith('/') ? `${path}*` : path)

/**
 * Contents of `_headers` for Cloudflare Pages and Netlify. Both hosts join the values of all
 * matching rules, so the rule for `/*` has only headers that no other rule sets. Only hashed files
 * get a `Cache-Control`, because the hosts' default suits the other files. `no-transform` is
 * absent, because it would also stop Cloudflare's compression
 * (https://developers.cloudflare.com/speed/optimization/content/compression/).
 */
const headersFile = `${joinLines([
  headerRule('/*', SECURITY_HEADERS),
  ...pagePaths.map((path) => headerRule(path, { [RESOURCE_POLICY]: 'same-origin' })),
  ...IMMUTABLE_PATHS.map((path) =>
    headerRule(headersPattern(path), {
      [RESOURCE_POLICY]: 'same-origin',
      'Cache-Control': CACHE_FOREVER,
    }),
  ),
  ...CROSS_ORIGIN_IMAGES.map((path) =>
    headerRule(headersPattern(path), { [RESOURCE_POLICY]: 'cross-origin' }),
  ),
  headerRule(VERSION_PATH, { 'Access-Control-Allow-Origin': '*' }),
  // Servers know another type or none, and no charset (findings/vcard-type.sh).
  headerRule(CONTACT_CARD_PATH, { 'Content-Type': 'text/vcard; charset=utf-8' }),
])}
`

/**
 * Contents of `_redirects` for Cloudflare Pages and Netlify. Cloudflare needs the trailing-slash
 * redirect, because the site also has a folder with the page's name
 * (findings/clean-url-of-two-files.sh). Netlify removes the slash itself.
 */
const redirectsFile = `${joinLines(redirects.map(([from, to]) => `${from} ${to} 301`))}\n`

/** Returns a path relative to `.htaccess`, escaped for a regular expression. */
function rewritePattern(path: string): string {
  return path.slice(1).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Types that hosts compress. Excludes photos and fonts, because their formats are compressed. */
const COMPRESSED_TYPES =
  'text/html text/css text/javascript text/plain text/xml application/javascript application/json application/xml image/svg+xml'

/**
 * Contents of `.htaccess` for Apache 2.4 and LiteSpeed on shared hosting. Directives of optional
 * modules are in `<IfModule>`. `Options` is absent, because many hosts forbid it, and with one
 * forbidden line Apache responds to every request with error 500. Each header is unset first,
 * because a header that the host also sets would be sent twice. Redirects name https, because
 * Apache behind a proxy may see only http. For the same reason no rule redirects http to https:
 * behind a proxy that handles TLS without reporting it, the redirect would loop. Hosts have a
 * setting for that redirect.
 */
const htaccessFile = `ErrorDocument 404 /${errorPages.notFound}
${joinLines([500, 502, 503, 504].map((status) => `ErrorDocument ${status} /${errorPages.serverError}`))}

<IfModule mod_mime.c>
  AddType font/woff2 .woff2
  AddType image/avif .avif
  AddType image/svg+xml .svg
  AddType text/javascript .js
  AddType text/vcard .vcf
  AddCharset utf-8 .css .html .js .svg .txt .vcf .xml
</IfModule>

<IfModule mod_dir.c>
  DirectoryIndex index.html
  # The site also has a folder with the name of the page, for hosts without configuration.
  DirectorySlash Off
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteOptions AllowNoSlash
  RewriteBase /

  # Error documents need no rewriting.
  RewriteCond %{ENV:REDIRECT_STATUS} ^[45]
  RewriteRule ^ - [END]

  RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
  RewriteRule ^ - [R=405,END]

  RewriteRule ^_(headers|redirects)$ - [R=404,END]
  RewriteRule (^|/)\\.(?!well-known/) - [R=404,END]

${joinLines(redirects.map(([from, to]) => `  RewriteRule ^${rewritePattern(from)}$ https://%{HTTP_HOST}${to} [R=301,END]`))}

${joinLines(pagePaths.map((path) => `  RewriteRule ^${rewritePattern(path)}$ ${htmlFileOf(path)} [END]`))}

  # Folders are not listed.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule ^ - [R=404,END]

  RewriteCond %{REQUEST_FILENAME} -f
  RewriteRule ^(${IMMUTABLE_PATHS.map(rewritePattern).join('|')}) - [E=IMMUTABLE:1]
  RewriteRule ^(${CROSS_ORIGIN_IMAGES.map((path) => rewritePattern(path).replace(/(?<!\/)$/, '$')).join('|')}) - [E=CROSS_ORIGIN:1]
</IfModule>

<IfModule mod_expires.c>
  ExpiresActive Off
</IfModule>

<IfModule mod_headers.c>
${joinLines(securityHeaders.map(([name, value]) => `  Header onsuccess unset ${name}\n  Header always set ${name} "${value}"`))}
  Header onsuccess unset ${RESOURCE_POLICY}
  Header always set ${RESOURCE_POLICY} "cross-origin" env=CROSS_ORIGIN
  Header always set ${RESOURCE_POLICY} "same-origin" env=!CROSS_ORIGIN
  <Files "${VERSION_PATH.slice(1)}">
    Header always set Access-Control-Allow-Origin "*"
  </Files>
  # Apache adds -gzip or -br to the ETag of a compressed response, and then does not match it:
  # remove the suffix.
  RequestHeader edit* If-None-Match '-(gzip|br)"' '"'
  Header onsuccess unset Cache-Control
  Header always set Cache-Control "${CACHE_FOREVER}" env=IMMUTABLE
  # no-transform, because Cloudflare as a proxy would rewrite the e-mail address in the page.
  Header always set Cache-Control "${CACHE_REVALIDATE}, no-transform" env=!IMMUTABLE
</IfModule>

<IfModule mod_filter.c>
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS ${COMPRESSED_TYPES}
  </IfModule>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE ${COMPRESSED_TYPES}
  </IfModule>
</IfModule>
`

/** Files of the site that only hosts read, by name. */
export const HOST_FILES: Readonly<Record<string, string>> = {
  _headers: headersFile,
  _redirects: redirectsFile,
  '.htaccess': htaccessFile,
  // Empty file that stops GitHub Pages from leaving out folders that begin with an underscore.
  '.nojekyll': '',
}
