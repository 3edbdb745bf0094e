import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkSite, type Result } from './hosting/check'
import { ensureFromDebian } from './shared/browser'
import { freePort } from './shared/port'
import { runMain } from './shared/process'

/*
 * `npm run hosts -- https://www.example.com` compares a published site with out/. Without an address, the hosts' own
 * programs serve out/ on this machine, by the files that the build wrote for them.
 */

/** The last version that runs on the oldest Node of this project. */
const WRANGLER = 'wrangler@4.86.0'
const APACHE_MODULES =
  'authz_core brotli deflate dir expires filter headers mime mpm_event negotiation rewrite'

/**
 * As a shared host may be set up: it lists folders, and a line with `Options` in .htaccess is an error. The
 * first port stands behind a proxy that takes care of TLS, the second one is asked without TLS.
 */
function apacheConf(folder: string, port: number, plainPort: number): string {
  const modules = APACHE_MODULES.split(' ').map(
    (module) => `LoadModule ${module}_module /usr/lib/apache2/modules/mod_${module}.so`,
  )
  return `${modules.join('\n')}
ServerName localhost
ServerRoot ${folder}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/apache.log
User www-data
Group www-data
Listen 127.0.0.1:${port}
Listen 127.0.0.1:${plainPort}
TypesConfig /etc/mime.types
DocumentRoot ${folder}/out
<Directory />
  Require all denied
</Directory>
<Directory ${folder}/out>
  Require all granted
  Options Indexes FollowSymLinks MultiViews
  AllowOverride FileInfo Indexes
</Directory>
<VirtualHost 127.0.0.1:${port}>
  RequestHeader set X-Forwarded-Proto https early
</VirtualHost>
`
}

function report(name: string, results: readonly Result[]): void {
  const wrong = results.filter(({ fault }) => fault)
  for (const { check, fault } of wrong) console.log(`✗ ${check}: ${fault}`)
  console.log(`${name}: ${results.length - wrong.length} of ${results.length} checks passed`)
  if (wrong.length > 0) process.exitCode = 1
}

/**
 * Runs a host's program while its site is checked.
 * @param plainPort where it is asked without TLS
 */
async function checkHost(
  name: string,
  folder: string,
  port: number,
  program: string,
  plainPort?: number,
) {
  // A process group of its own, so that its children are stopped with it.
  const running = spawn(program, { cwd: folder, detached: true, shell: true })
  let output = ''
  for (const stream of [running.stdout, running.stderr])
    stream.on('data', (part) => (output += part))
  const closed = once(running, 'close')
  const base = `http://127.0.0.1:${port}`
  try {
    while (running.exitCode === null && !(await fetch(base).catch(() => undefined)))
      await sleep(200)
    if (running.exitCode !== null) throw new Error(`${name} did not start:\n${output}`)
    const results = await checkSite(base, 'out')
    if (plainPort) {
      const plain = `http://127.0.0.1:${plainPort}/desentupimento?a=1`
      const location = (await fetch(plain, { redirect: 'manual' })).headers.get('location')
      const ok = location === plain.replace('http:', 'https:')
      results.push({ check: plain, fault: ok ? '' : `${location}` })
    }
    report(name, results)
  } finally {
    if (running.exitCode === null && running.pid) process.kill(-running.pid, 'SIGTERM')
    await closed
  }
}

async function checkHosts(): Promise<void> {
  ensureFromDebian('/usr/sbin/apache2', 'apache2')
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  try {
    // Apache reads the folder as another user.
    chmodSync(folder, 0o755)
    cpSync('out', join(folder, 'out'), { recursive: true })
    const [port, plainPort, other] = [await freePort(), await freePort(), await freePort()]
    const conf = join(folder, 'apache.conf')
    writeFileSync(conf, apacheConf(folder, port, plainPort))
    await checkHost('Apache', folder, port, `/usr/sbin/apache2 -D FOREGROUND -f ${conf}`, plainPort)
    const wrangler = `npx --yes ${WRANGLER} pages dev out --ip 127.0.0.1 --port ${other}`
    const options = '--compatibility-date 2026-01-01'
    await checkHost('Cloudflare Pages', folder, other, `${wrangler} ${options}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await runMain(async () => {
  const [address] = process.argv.slice(2)
  if (!address) return checkHosts()
  const { origin } = new URL(address)
  report(origin, await checkSite(origin, 'out'))
})
