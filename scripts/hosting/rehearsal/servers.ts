import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { htaccess } from '@/scripts/hosting/config/apache'
import { caddyfile } from '@/scripts/hosting/config/caddy'
import { nginx, nginxBrotli } from '@/scripts/hosting/config/nginx'
import type { ServerPlace } from '@/scripts/hosting/rules'
import type { Host, Stage } from './host'

/** A server from Debian's packages, whose whole configuration is ours. */
export type Server = Host & {
  /** Files that it needs, each with its Debian package. */
  needs: Readonly<Record<string, string>>
  /** How it compresses a page for a browser that accepts brotli. */
  encoding: 'br' | 'gzip'
}

/** Address that each server is prepared to answer with 5xx. */
export const FAILING = '/failing'

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so'

const APACHE_MODULES =
  'alias authz_core brotli deflate dir expires filter headers mime mpm_event negotiation rewrite socache_shmcb ssl'

function placeOf({ site, ports, certificate, key }: Stage): ServerPlace {
  return {
    folder: site,
    http: [`127.0.0.1:${ports.http}`],
    https: [`127.0.0.1:${ports.https}`],
    certificate,
    key,
  }
}

const NGINX: Server = {
  name: 'nginx',
  tls: true,
  needs: { '/usr/sbin/nginx': 'nginx-light', [BROTLI]: 'libnginx-mod-http-brotli-filter' },
  encoding: 'br',
  command: (stage) => {
    const { folder, rules } = stage
    const site = nginx(rules, placeOf(stage)).replace(
      /\}\n$/,
      `    location = ${FAILING} { return 503; }\n}\n`,
    )
    writeFileSync(join(folder, 'site.conf'), nginxBrotli() + site)
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off;
load_module ${BROTLI};
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    access_log off;
    include ${folder}/site.conf;
}
`,
    )
    const args = ['-e', 'stderr', '-c', join(folder, 'nginx.conf')]
    return { program: '/usr/sbin/nginx', args }
  },
}

const APACHE: Server = {
  name: 'Apache',
  tls: true,
  needs: { '/usr/sbin/apache2': 'apache2' },
  encoding: 'br',
  command: (stage) => {
    const { folder, site, rules, ports } = stage
    const modules = APACHE_MODULES.split(' ').map(
      (module) => `LoadModule ${module}_module /usr/lib/apache2/modules/mod_${module}.so`,
    )
    writeFileSync(join(site, '.htaccess'), htaccess(rules))
    writeFileSync(
      join(folder, 'apache.conf'),
      `ServerName localhost
ServerRoot ${folder}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
User www-data
Group www-data
Listen 127.0.0.1:${ports.http}
Listen 127.0.0.1:${ports.https}
${modules.join('\n')}
TypesConfig /etc/mime.types
# Only a server's main configuration can do this.
TraceEnable off
DocumentRoot ${site}
<Directory />
  Require all denied
</Directory>
<Directory ${site}>
  Require all granted
  # As a shared host may be set up: it lists folders, and a line with Options in .htaccess is an error.
  Options Indexes FollowSymLinks MultiViews
  AllowOverride FileInfo Indexes
  Redirect 503 ${FAILING}
</Directory>
<VirtualHost 127.0.0.1:${ports.https}>
  SSLEngine on
  SSLCertificateFile ${stage.certificate}
  SSLCertificateKeyFile ${stage.key}
</VirtualHost>
`,
    )
    const args = ['-D', 'FOREGROUND', '-f', join(folder, 'apache.conf')]
    return { program: '/usr/sbin/apache2', args }
  },
}

const CADDY: Server = {
  name: 'Caddy',
  tls: true,
  needs: { '/usr/bin/caddy': 'caddy' },
  encoding: 'gzip',
  command: (stage) => {
    const { folder, site, rules, ports } = stage
    // A link to itself, which can't be opened.
    symlinkSync(join(site, FAILING), join(site, FAILING))
    writeFileSync(
      join(folder, 'Caddyfile'),
      `{
	admin off
	default_bind 127.0.0.1
	http_port ${ports.http}
	https_port ${ports.https}
	skip_install_trust
}
${caddyfile(rules, placeOf(stage))}`,
    )
    const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
    return { program: '/usr/bin/caddy', args }
  },
}

export const SERVERS: readonly [Server, ...Server[]] = [NGINX, APACHE, CADDY]
