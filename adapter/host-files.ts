import { errorPages, routes } from '@/content/routes'
import {
  CACHE_FOREVER,
  CACHE_NEVER_STALE,
  IMMUTABLE_PATHS,
  REDIRECTS,
  SECURITY_HEADERS,
  SHOWN_ELSEWHERE,
  VERSION_PATH,
} from '@/lib/http-headers'

const join = (lines: Iterable<string>) => [...lines].join('\n')
const redirects = Object.entries(REDIRECTS)
const security = Object.entries(SECURITY_HEADERS)

const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'

const section = (path: string, headers: Readonly<Record<string, string>>) =>
  `${path}\n${join(Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`))}`

/** A folder with all that is in it, or one file. */
const wildcard = (path: string) => (path.endsWith('/') ? `${path}*` : path)

/**
 * Contents of `_headers` for Cloudflare Pages and Netlify. Both hosts join the values of all
 * matching rules, so the rule for all files has only what no other rule sets. Only hashed files get a
 * `Cache-Control`, because the hosts' default suits the other files. `no-transform` would also stop Cloudflare's
 * compression (https://developers.cloudflare.com/speed/optimization/content/compression/).
 */
const headersFile = `${join([
  section('/*', SECURITY_HEADERS),
  ...routes.map(({ path }) => section(path, { [RESOURCE_POLICY]: 'same-origin' })),
  ...IMMUTABLE_PATHS.map((path) =>
    section(wildcard(path), { [RESOURCE_POLICY]: 'same-origin', 'Cache-Control': CACHE_FOREVER }),
  ),
  ...SHOWN_ELSEWHERE.map((path) => section(wildcard(path), { [RESOURCE_POLICY]: 'cross-origin' })),
  section(VERSION_PATH, { 'Access-Control-Allow-Origin': '*' }),
])}
`

/**
 * Contents of `_redirects` for Cloudflare Pages and Netlify. Cloudflare needs the trailing-slash
 * redirect, because the export has a folder with the page's name. Netlify removes the slash itself.
 */
const redirectsFile = `${join(redirects.map(([from, to]) => `${from} ${to} 301`))}\n`

/** A path relative to the root's `.htaccess`, escaped for a pattern. */
function pattern(path: string): string {
  return path.slice(1).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Images and fonts are compressed already. */
const COMPRESSED_TYPES =
  'text/html text/css text/javascript text/plain text/xml application/javascript application/json application/xml image/svg+xml'

/**
 * Of Apache 2.4 and LiteSpeed, for shared hosting. Modules that a host may lack are conditional. There is no
 * `Options`, which many hosts forbid: one forbidden line turns every page into an error 500. Each
 * header is unset first, because a header that the host sets would be sent twice. Redirects name
 * https, because Apache may see only http behind a proxy. For the same reason no rule leads from http to https: where
 * a proxy takes care of TLS and does not say so, or says so in a header of its own, the redirect would lead to itself
 * for ever. The host has a switch for it.
 */
const htaccess = `ErrorDocument 404 /${errorPages.notFound}
${join([500, 502, 503, 504].map((status) => `ErrorDocument ${status} /${errorPages.failure}`))}

<IfModule mod_mime.c>
  AddType font/woff2 .woff2
  AddType image/avif .avif
  AddType image/svg+xml .svg
  AddType text/javascript .js
  AddCharset utf-8 .css .html .js .svg .txt .xml
</IfModule>

<IfModule mod_dir.c>
  DirectoryIndex index.html
  # There is a folder of the same name as the page, for hosts without any configuration.
  DirectorySlash Off
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteOptions AllowNoSlash
  RewriteBase /

  # The document of an error is shown as it is.
  RewriteCond %{ENV:REDIRECT_STATUS} ^[45]
  RewriteRule ^ - [END]

  RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
  RewriteRule ^ - [R=405,END]

  RewriteRule ^_(headers|redirects)$ - [R=404,END]
  RewriteRule (^|/)\\.(?!well-known/) - [R=404,END]

${join(redirects.map(([from, to]) => `  RewriteRule ^${pattern(from)}$ https://%{HTTP_HOST}${to} [R=301,END]`))}

${join(routes.map(({ path, file }) => `  RewriteRule ^${pattern(path)}$ ${file} [END]`))}

  # No list of a folder's files.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule ^ - [R=404,END]

  RewriteCond %{REQUEST_FILENAME} -f
  RewriteRule ^(${IMMUTABLE_PATHS.map(pattern).join('|')}) - [E=IMMUTABLE:1]
  RewriteRule ^(${SHOWN_ELSEWHERE.map((path) => pattern(path).replace(/(?<!\/)$/, '$')).join('|')}) - [E=SHOWN_ELSEWHERE:1]
</IfModule>

<IfModule mod_expires.c>
  ExpiresActive Off
</IfModule>

<IfModule mod_headers.c>
${join(security.map(([name, value]) => `  Header onsuccess unset ${name}\n  Header always set ${name} "${value}"`))}
  Header onsuccess unset ${RESOURCE_POLICY}
  Header always set ${RESOURCE_POLICY} "cross-origin" env=SHOWN_ELSEWHERE
  Header always set ${RESOURCE_POLICY} "same-origin" env=!SHOWN_ELSEWHERE
  <Files "${VERSION_PATH.slice(1)}">
    Header always set Access-Control-Allow-Origin "*"
  </Files>
  # Apache adds -gzip or -br to the ETag of a compressed response, and then does not match it:
  # remove the suffix.
  RequestHeader edit* If-None-Match '-(gzip|br)"' '"'
  Header onsuccess unset Cache-Control
  Header always set Cache-Control "${CACHE_FOREVER}" env=IMMUTABLE
  # A proxy in front leaves the page as it is: Cloudflare would rewrite the email address.
  Header always set Cache-Control "${CACHE_NEVER_STALE}, no-transform" env=!IMMUTABLE
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

/** The files in the export that only hosts read. */
export const HOST_FILES: Readonly<Record<string, string>> = {
  _headers: headersFile,
  _redirects: redirectsFile,
  '.htaccess': htaccess,
  // GitHub Pages leaves out folders that begin with an underscore, as Jekyll does, unless this file is there.
  '.nojekyll': '',
}
