import {
  COMPRESSED_TYPES,
  ERROR_ADDRESSES,
  type HostingRules,
  type ServerPlace,
} from '@/scripts/hosting/rules'

/** The compressed types without text/html, which nginx always compresses. */
const TYPES = COMPRESSED_TYPES.filter((type) => type !== 'text/html').join(' ')

/** For nginx's `conf.d`, if the module is installed; without it the directives are an error. */
export function nginxBrotli(): string {
  return `brotli on;
brotli_comp_level 6;
brotli_min_length 512;
brotli_types ${TYPES};
`
}

/**
 * One site of nginx (1.22 or newer), to include from its `http` block.
 *
 * `add_header` in a location would drop the server's headers, so a map sets `Cache-Control` by path and
 * status: an address that is missing today may be a file tomorrow.
 */
export function nginx(rules: HostingRules, place: ServerPlace): string {
  const { notFound, failure } = rules.errorPages
  const host = new URL(rules.siteUrl).hostname
  const listen = (addresses: readonly string[], options: string) =>
    addresses.map((address) => `    listen ${address}${options};`).join('\n')
  const forever = rules.immutablePaths.map(
    (path) => `    "~^(200|206|304):${path}" "${rules.cacheForever}";`,
  )
  const headers = Object.entries(rules.headers).map(
    ([name, value]) => `    add_header ${name} "${value}" always;`,
  )
  const redirects = Object.entries(rules.redirects).map(
    ([from, to]) => `    location = ${from} { return 301 ${rules.siteUrl}${to}$is_args$args; }`,
  )
  const hidden = [...rules.hidden, ...ERROR_ADDRESSES.filter((path) => !path.endsWith('.html'))]
  return `map "$status:$uri" $site_cache_control {
    default "${rules.cacheUntransformed}";
${forever.join('\n')}
}

server {
${listen(place.http, '')}
    server_name ${host};
    server_tokens off;
    return 301 ${rules.siteUrl}$request_uri;
}

server {
${listen(place.https, ' ssl http2')}
    server_name ${host};
    ssl_certificate "${place.certificate}";
    ssl_certificate_key "${place.key}";
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:SSL:10m;
    ssl_session_tickets off;
    server_tokens off;

    root "${place.folder}";
    charset utf-8;

${headers.join('\n')}
    add_header Cache-Control $site_cache_control always;

    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_comp_level 6;
    gzip_min_length 512;
    gzip_types ${TYPES};

    error_page 403 404 =404 ${notFound};
    error_page 500 502 503 504 ${failure};
    location = ${notFound} { internal; }
    location = ${failure} { internal; }

${redirects.join('\n')}

${hidden.map((path) => `    location = ${path} { return 404; }`).join('\n')}
    location ~ /\\.(?!well-known/) { return 404; }

    # Not by "index", which would come by /index.html and its redirect.
    location = / { try_files /index.html =404; }
    # The page's file before the folder of the same name.
    location / { try_files $uri $uri.html =404; }
}
`
}
