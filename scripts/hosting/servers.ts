import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { caddyfile } from './caddy'
import { nginx } from './nginx'
import { isLoopback, request } from './request'
import type { HostingRules, ServerPlace } from './rules'

export type Ports = { http: number; https: number }

/** A web server from Debian's packages, run in the foreground on this machine only. */
export type HostServer = {
  name: string
  program: string
  /** How Debian installs it. */
  packages: string
  /** Writes its files into a folder of its own. */
  configure: (folder: string, rules: HostingRules, place: ServerPlace, ports: Ports) => void
  args: (folder: string) => string[]
}

const APACHE_MODULES = [
  'authz_core',
  'brotli',
  'deflate',
  'dir',
  'expires',
  'filter',
  'headers',
  'mime',
  'mpm_event',
  'negotiation',
  'rewrite',
  'socache_shmcb',
  'ssl',
]

/** @param override what `.htaccess` may say: `All`, or `None` for a host that ignores it */
function apacheConfiguration(
  folder: string,
  place: ServerPlace,
  { http, https }: Ports,
  override: string,
): string {
  const modules = APACHE_MODULES.map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  )
  return `ServerName localhost
ServerRoot ${folder}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
User www-data
Group www-data
Listen 127.0.0.1:${http}
Listen 127.0.0.1:${https}
${modules.join('\n')}
TypesConfig /etc/mime.types
# Only a server's main configuration can do this.
TraceEnable off
DocumentRoot ${place.folder}
<Directory />
  Require all denied
</Directory>
<Directory ${place.folder}>
  Require all granted
  # The most careless setting of a shared host.
  Options Indexes FollowSymLinks MultiViews
  AllowOverride ${override}
</Directory>
<VirtualHost 127.0.0.1:${https}>
  SSLEngine on
  SSLCertificateFile ${place.certificate}
  SSLCertificateKeyFile ${place.key}
</VirtualHost>
`
}

function apache(name: string, override: string): HostServer {
  return {
    name,
    program: '/usr/sbin/apache2',
    packages: 'apache2',
    configure: (folder, _, place, ports) =>
      writeFileSync(
        join(folder, 'apache.conf'),
        apacheConfiguration(folder, place, ports, override),
      ),
    args: (folder) => ['-D', 'FOREGROUND', '-f', join(folder, 'apache.conf')],
  }
}

export const SERVERS = [
  {
    name: 'nginx',
    program: '/usr/sbin/nginx',
    packages: 'nginx-light',
    configure: (folder, rules, place) => {
      writeFileSync(join(folder, 'site.conf'), nginx(rules, place))
      writeFileSync(
        join(folder, 'nginx.conf'),
        `daemon off;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    access_log off;
    client_body_temp_path ${folder}/body;
    fastcgi_temp_path ${folder}/fastcgi;
    proxy_temp_path ${folder}/proxy;
    scgi_temp_path ${folder}/scgi;
    uwsgi_temp_path ${folder}/uwsgi;
    include ${folder}/site.conf;
}
`,
      )
    },
    args: (folder) => ['-e', 'stderr', '-c', join(folder, 'nginx.conf')],
  },
  apache('Apache', 'All'),
  {
    name: 'Caddy',
    program: '/usr/bin/caddy',
    packages: 'caddy',
    configure: (folder, rules, place, { http, https }) =>
      writeFileSync(
        join(folder, 'Caddyfile'),
        `{
	admin off
	default_bind 127.0.0.1
	http_port ${http}
	https_port ${https}
	skip_install_trust
}
${caddyfile(rules, place)}`,
      ),
    args: (folder) => ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
  },
] as const satisfies readonly HostServer[]

/** A host that reads none of the export's files, shows folders and adds slashes. */
export const CARELESS_SERVER = apache('Apache, without .htaccess', 'None')

async function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}

/** A key and a certificate for this machine that nobody signed. */
export function makeCertificate(folder: string): { certificate: string; key: string } {
  const paths = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') }
  const { status, stderr, error } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-keyout', paths.key, '-out', paths.certificate],
  ])
  if (status !== 0) throw new Error(`openssl made no certificate: ${error?.message ?? stderr}`)
  return paths
}

async function answers(base: string, running: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 100 && running.exitCode === null; attempt += 1) {
    if (await request(base, '/').catch(() => undefined)) return true
    await sleep(100)
  }
  return false
}

/**
 * Runs a server for as long as `use` takes, and stops it whatever happens.
 * @param site folder with the export
 * @throws when it does not start, with what it said
 */
export async function withServer(
  server: HostServer,
  folder: string,
  rules: HostingRules,
  site: { folder: string; certificate: string; key: string },
  use: (base: string, plain: string) => Promise<void>,
): Promise<void> {
  const ports = { http: await freePort(), https: await freePort() }
  const base = `https://localhost:${ports.https}`
  if (!isLoopback(base)) throw new Error(`${base} is not on this machine`)
  mkdirSync(folder, { recursive: true })
  const place: ServerPlace = {
    ...site,
    http: [`127.0.0.1:${ports.http}`],
    https: server.name === 'Caddy' ? [base] : [`127.0.0.1:${ports.https}`],
  }
  server.configure(folder, { ...rules, host: 'localhost' }, place, ports)
  const running = spawn(server.program, server.args(folder), {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  let said = ''
  running.stderr.on('data', (part: Buffer) => {
    said += part
  })
  const stopped = new Promise<void>((resolve) => running.once('close', () => resolve()))
  const stop = () => running.kill('SIGTERM')
  process.once('exit', stop)
  try {
    if (!(await answers(base, running))) throw new Error(`${server.name} did not start:\n${said}`)
    await use(base, `http://localhost:${ports.http}`)
  } finally {
    stop()
    await stopped
    process.off('exit', stop)
  }
}
