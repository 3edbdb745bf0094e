import { COMPRESSED_TYPES, ERROR_ADDRESSES, type HostingRules } from '@/scripts/hosting/rules'

/** A path relative to the root's `.htaccess`, escaped for a pattern. */
function pattern(path: string): string {
  return path.slice(1).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/**
 * `.htaccess` of Apache 2.4, for shared hosting. Modules that a host may lack are conditional. There is
 * no `Options`, which many hosts forbid: one forbidden line turns every page into an error 500.
 */
export function htaccess(rules: HostingRules): string {
  const { notFound, failure } = rules.errorPages
  const types = COMPRESSED_TYPES.join(' ')
  const headers = Object.entries(rules.headers).flatMap(([name, value]) => [
    // A value set by the host would be sent too.
    `  Header onsuccess unset ${name}`,
    `  Header always set ${name} "${value}"`,
  ])
  const redirects = Object.entries(rules.redirects).map(
    ([from, to]) => `  RewriteRule ^${pattern(from)}$ ${rules.siteUrl}${to} [R=301,END]`,
  )
  const pages = Object.entries(rules.pages).map(
    ([path, file]) => `  RewriteRule ^${pattern(path)}$ ${file} [END]`,
  )
  const hidden = [...rules.hidden, ...ERROR_ADDRESSES].map(pattern).join('|')
  const immutable = rules.immutablePaths.map(pattern).join('|')
  return `ErrorDocument 404 ${notFound}
${[500, 502, 503, 504].map((status) => `ErrorDocument ${status} ${failure}`).join('\n')}

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
  RewriteRule !^\\.well-known/ ${rules.siteUrl}%{REQUEST_URI} [R=301,END]

  RewriteRule ^(${hidden})$ - [R=404,END]
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
${headers.join('\n')}
  # Apache marks the tag of a compressed answer and then does not know it again.
  RequestHeader edit* If-None-Match '-(gzip|br)"' '"'
  Header onsuccess unset Cache-Control
  Header always set Cache-Control "${rules.cacheForever}" env=IMMUTABLE
  Header always set Cache-Control "${rules.cacheUntransformed}" env=!IMMUTABLE
</IfModule>

<IfModule mod_filter.c>
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS ${types}
  </IfModule>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE ${types}
  </IfModule>
</IfModule>
`
}
