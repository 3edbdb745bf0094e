import {
  CACHE_FOREVER,
  CACHE_NEVER_STALE,
  IMMUTABLE_PATHS,
  REDIRECTS,
  SECURITY_HEADERS,
  VERSION_PATH,
} from '@/lib/http-headers'
import { errorPages, routes } from '@/lib/routes'

/** Images and fonts are compressed already. */
const COMPRESSED_TYPES =
  'text/html text/css text/javascript text/plain text/xml application/javascript application/json application/xml image/svg+xml'

/** A path relative to the root's `.htaccess`, escaped for a pattern. */
function pattern(path: string): string {
  return path.slice(1).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/**
 * `.htaccess` of Apache 2.4 and LiteSpeed, for shared hosting. Modules that a host may lack are conditional.
 * There is no `Options`, which many hosts forbid: one forbidden line turns every page into an error 500.
 */
export function htaccess(): string {
  const setHeaders = Object.entries(SECURITY_HEADERS).flatMap(([name, value]) => [
    // A value set by the host would be sent too.
    `  Header onsuccess unset ${name}`,
    `  Header always set ${name} "${value}"`,
  ])
  // The scheme is in the address, because behind a proxy Apache itself may know of http alone.
  const redirects = Object.entries(REDIRECTS).map(
    ([from, to]) => `  RewriteRule ^${pattern(from)}$ https://%{HTTP_HOST}${to} [R=301,END]`,
  )
  const pages = routes.map(({ path, file }) => `  RewriteRule ^${pattern(path)}$ ${file} [END]`)
  const immutable = IMMUTABLE_PATHS.map(pattern).join('|')
  const failures = [500, 502, 503, 504].map(
    (status) => `ErrorDocument ${status} /${errorPages.failure}`,
  )
  return `ErrorDocument 404 /${errorPages.notFound}
${failures.join('\n')}

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

  # The certificate's authority asks below /.well-known/ without TLS.
  RewriteCond %{HTTPS} !=on
  RewriteCond %{HTTP:X-Forwarded-Proto} !=https
  RewriteRule !^\\.well-known/ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,END]

  RewriteRule ^_(headers|redirects)$ - [R=404,END]
  RewriteRule (^|/)\\.(?!well-known/) - [R=404,END]

${redirects.join('\n')}

${pages.join('\n')}

  # No list of a folder's files.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule ^ - [R=404,END]

  RewriteCond %{REQUEST_FILENAME} -f
  RewriteRule ^(${immutable}) - [E=IMMUTABLE:1]
</IfModule>

<IfModule mod_expires.c>
  ExpiresActive Off
</IfModule>

<IfModule mod_headers.c>
${setHeaders.join('\n')}
  <Files "${VERSION_PATH.slice(1)}">
    Header always set Access-Control-Allow-Origin "*"
  </Files>
  # Apache marks the tag of a compressed answer and then does not know it again.
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
}
