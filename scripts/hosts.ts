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

/** What proxies in front of a host say about the visitor's connection, if anything. The page has to come with each. */
const CONNECTIONS: readonly Record<string, string>[] = [
  {},
  { 'X-Forwarded-Proto': 'https' },
  { 'X-Forwarded-Proto': 'https,https' },
  { 'X-Forwarded-Proto': 'http' },
  { 'X-Forwarded-SSL': 'on' },
  { 'Front-End-Https': 'on' },
  { 'CF-Visitor': '{"scheme":"https"}' },
  { Forwarded: 'for=192.0.2.1;proto=https' },
]

/** As a shared host may be set up: it lists folders, and a line with `Options` in .htaccess is an error. */
function apacheConf(folder: string, port: number): string {
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
`
}

function report(name: string, results: readonly Result[]): void {
  const wrong = results.filter(({ fault }) => fault)
  for (const { check, fault } of wrong) console.log(`✗ ${check}: ${fault}`)
  console.log(`${name}: ${results.length - wrong.length} of ${results.length} checks passed`)
  if (wrong.length > 0) process.exitCode = 1
}

/** Asks for a page over each kind of connection. */
const askOverConnections = (base: string): Promise<Result[]> =>
  Promise.all(
    CONNECTIONS.map(async (headers) => {
      const { status } = await fetch(`${base}/desentupimento`, { headers, redirect: 'manual' })
      const check = `/desentupimento with ${JSON.stringify(headers)}: 200`
      return { check, fault: status === 200 ? '' : `${status}` }
    }),
  )

/** Runs a host's program while its site is checked. */
async function checkHost(name: string, folder: string, port: number, program: string) {
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
    results.push(...(await askOverConnections(base)))
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
    const [port, other] = [await freePort(), await freePort()]
    const conf = join(folder, 'apache.conf')
    writeFileSync(conf, apacheConf(folder, port))
    await checkHost('Apache', folder, port, `/usr/sbin/apache2 -D FOREGROUND -f ${conf}`)
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
