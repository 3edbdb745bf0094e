import { COMPRESSED_TYPES, type HostingRules } from './rules'

function escaped(path: string): string {
  return path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/**
 * `.htaccess` of Apache 2.4, for shared hosting. Each module that a host may lack has its condition,
 * and there is no `Options`, which many hosts forbid there: one forbidden line turns every page into
 * an error 500.
 */
export function htaccess(rules: HostingRules): string {
  const types = COMPRESSED_TYPES.join(' ')
  const headers = Object.entries(rules.headers).flatMap(([name, value]) => [
    // The host's own value, where it sets one, would stand beside it.
    `  Header onsuccess unset ${name}`,
    `  Header always set ${name} "${value}"`,
  ])
  const redirects = Object.entries(rules.redirects).flatMap(([from, to]) => [
    // What the visitor asked for, not what the rules below made of it.
    `  RewriteCond %{THE_REQUEST} "^\\S+ ${escaped(from)}[ ?]"`,
    `  RewriteRule ^ https://%{HTTP_HOST}${to} [R=301,END]`,
  ])
  const pages = [...new Set(Object.values(rules.redirects))].filter((path) => path !== '/')
  const hidden = rules.hidden.map((path) => escaped(path.slice(1))).join('|')
  const immutable = rules.immutablePaths.map((path) => path.slice(1)).join('|')
  return `ErrorDocument 404 /404.html

<IfModule mod_mime.c>
  AddType application/manifest+json .webmanifest
  AddType font/woff2 .woff2
  AddType image/avif .avif
  AddType image/svg+xml .svg
  AddType text/javascript .js
  AddCharset utf-8 .css .html .js .svg .txt .webmanifest .xml
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

  RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
  RewriteRule ^ - [R=405,END]

  # The certificate's authority asks below /.well-known/ without TLS.
  RewriteCond %{HTTPS} !=on
  RewriteCond %{HTTP:X-Forwarded-Proto} !=https
  RewriteRule !^\\.well-known/ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,END]

  RewriteRule ^(${hidden})$ - [R=404,END]
  RewriteRule (^|/)\\.(?!well-known/) - [R=404,END]

${redirects.join('\n')}

  RewriteRule ^$ index.html [END]
${pages.map((page) => `  RewriteRule ^${escaped(page.slice(1))}$ ${page.slice(1)}.html [END]`).join('\n')}

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
  Header always set Cache-Control "${rules.cacheNeverStale}" env=!IMMUTABLE
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
