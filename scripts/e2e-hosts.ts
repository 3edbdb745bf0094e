import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkCarelessHost, checkSite, type Row, report } from './hosting/checks'
import { load } from './hosting/load'
import type { HostingRules } from './hosting/rules'
import { CARELESS_SERVER, makeCertificate, SERVERS, withServer } from './hosting/servers'
import { ensureBrowser, run } from './set-up.mjs'

/*
 * Serves out/ by real servers with the configuration that the build wrote, and runs the header check,
 * the end-to-end suite and a load against each: npm run e2e:hosts, or with the names of some servers,
 * npm run e2e:hosts -- nginx
 */

const LOAD = { perSecond: 300, seconds: 10 }

async function loadRow(base: string): Promise<Row> {
  const { sent, failed, firstFailure } = await load(base, ['/', '/desentupimento'], LOAD)
  return {
    check: `${LOAD.perSecond} requests a second for ${LOAD.seconds} s`,
    expected: '3000 answered, first failure: none',
    found: `${sent - failed} answered, first failure: ${firstFailure}`,
    ok: failed === 0,
  }
}

function wantedServers() {
  const names = process.argv.slice(2).map((name) => name.toLowerCase())
  const wanted = SERVERS.filter(
    ({ name }) => names.length === 0 || names.includes(name.toLowerCase()),
  )
  if (wanted.length === 0)
    throw new Error(`There is no such server; there are ${SERVERS.map(({ name }) => name)}`)
  const missing = wanted.filter(({ program }) => !existsSync(program))
  if (missing.length > 0)
    throw new Error(
      `Not installed: ${missing.map(({ name }) => name).join(', ')}. As root on Debian: apt-get install -y ${missing.map(({ packages }) => packages).join(' ')}`,
    )
  // Apache changes to an account of its own, nginx too.
  if (process.getuid?.() !== 0) throw new Error('This needs root, on Debian, for its servers.')
  if (!existsSync('hosting/rules.json'))
    throw new Error('There is no export yet. Run "npm run build" first.')
  return wanted
}

async function main(): Promise<boolean> {
  const wanted = wantedServers()
  const CHROME_PATH = await ensureBrowser()
  const rules: HostingRules = JSON.parse(readFileSync('hosting/rules.json', 'utf8'))
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'))
  const failures: string[] = []
  try {
    const site = { folder: join(folder, 'site'), ...makeCertificate(folder) }
    // A copy that the servers' own accounts may read, and that no build changes meanwhile.
    chmodSync(folder, 0o755)
    cpSync('out', site.folder, { recursive: true })
    for (const server of wanted)
      await withServer(server, join(folder, server.name), rules, site, async (base, plain) => {
        const rows = await checkSite(base, { allRedirects: true, plain })
        rows.push(await loadRow(base))
        report(server.name, rows)
        if (!rows.every(({ ok }) => ok)) failures.push(`${server.name}: checks`)
        const suite = ['--no-install', 'playwright', 'test']
        if (!run('npx', suite, { BASE_URL: base, CHROME_PATH }))
          failures.push(`${server.name}: end-to-end suite`)
      })
    if (wanted.some(({ packages }) => packages === CARELESS_SERVER.packages))
      await withServer(CARELESS_SERVER, join(folder, 'careless'), rules, site, async (base) => {
        const rows = await checkCarelessHost(base)
        report(CARELESS_SERVER.name, rows)
        if (!rows.every(({ ok }) => ok)) failures.push(CARELESS_SERVER.name)
      })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  for (const failure of failures) console.error(`✗ ${failure}`)
  return failures.length === 0
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
