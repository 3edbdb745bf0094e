import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCopy } from './build-copy'
import { checkCarelessHost, checkSite, type Row, table } from './hosting/checks'
import { load } from './hosting/load'
import type { HostingRules } from './hosting/rules'
import {
  CARELESS_SERVER,
  type HostServer,
  makeCertificate,
  SERVERS,
  withServer,
} from './hosting/servers'
import { ensureBrowser, installFromDebian, run } from './set-up.mjs'

/*
 * Serves out/ by real servers with the configuration that the build wrote, and runs the header check,
 * a load and the end-to-end suite against each, then yesterday's pages with the files of both days:
 * npm run e2e:hosts, or only some of it, npm run e2e:hosts -- nginx yesterday e2e/security.spec.ts
 */

/** The name by which the run with yesterday's pages is asked for. */
const YESTERDAY = 'yesterday'
/** Whatever needs a script or a style of the page's own day. */
const YESTERDAYS_SPECS = ['menu.spec.ts', 'chat.spec.ts', 'loading.spec.ts']

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

/** What is missing of the wanted programs, after an attempt to install it. */
function missingPackages(wanted: readonly HostServer[]): string[] {
  const missing = () =>
    [...wanted, { program: '/usr/bin/openssl', packages: 'openssl' }]
      .filter(({ program }) => !existsSync(program))
      .map(({ packages }) => packages)
  // Where systemd runs, Debian would start each server as it is installed.
  if (missing().length > 0 && !existsSync('/run/systemd/system')) installFromDebian(missing())
  return missing()
}

/** Whatever stands in the way of a run, before it begins. */
function checkPremises(servers: readonly HostServer[]): void {
  // Apache changes to an account of its own, nginx too.
  if (process.getuid?.() !== 0) throw new Error('This needs root, on Debian, for its servers.')
  if (!existsSync('hosting/rules.json'))
    throw new Error('There is no export yet. Run "npm run build" first.')
  const missing = missingPackages(servers)
  if (missing.length > 0)
    throw new Error(`Not installed. As root on Debian: apt-get install -y ${missing.join(' ')}`)
}

/**
 * The site as a visitor finds it who opened it before today's upload: yesterday's pages, and the
 * hashed files of both days.
 */
function mixWithYesterday(folder: string, site: string): void {
  const source = join(folder, 'yesterday')
  buildCopy(source, () => {
    // Another bundle, another style sheet, and with them another state for React.
    appendFileSync(join(source, 'components/client/mobile-menu.tsx'), '\nperformance.mark("old")\n')
    appendFileSync(join(source, 'app/globals.css'), '\n.yesterday { color: inherit; }\n')
  })
  cpSync('out', site, { recursive: true })
  cpSync(join(source, 'out'), site, { recursive: true })
  rmSync(source, { recursive: true })
}

async function main(): Promise<boolean> {
  const specs = process.argv.slice(2).filter((argument) => argument.endsWith('.spec.ts'))
  const names = process.argv.slice(2).filter((argument) => !specs.includes(argument))
  const parts = [...SERVERS.map(({ name }) => name.toLowerCase()), YESTERDAY]
  const unknown = names.find((name) => !parts.includes(name))
  if (unknown !== undefined)
    throw new Error(`There is no server "${unknown}"; there are ${parts.join(', ')}`)
  const isWanted = (part: string) => names.length === 0 || names.includes(part)
  const wanted = SERVERS.filter(({ name }) => isWanted(name.toLowerCase()))
  checkPremises([...new Set(isWanted(YESTERDAY) ? [...wanted, SERVERS[0]] : wanted)])
  const CHROME_PATH = await ensureBrowser()
  const rules: HostingRules = JSON.parse(readFileSync('hosting/rules.json', 'utf8'))
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'))
  const failures: string[] = []
  const runSuite = (base: string, chosen: readonly string[]) =>
    run('npx', ['--no-install', 'playwright', 'test', ...chosen], { BASE_URL: base, CHROME_PATH })
  try {
    const site = { folder: join(folder, 'site'), ...makeCertificate(folder) }
    // A copy that the servers' own accounts may read, and that no build changes meanwhile.
    chmodSync(folder, 0o755)
    cpSync('out', site.folder, { recursive: true })
    for (const server of wanted)
      await withServer(server, join(folder, server.name), rules, site, async (base, plain) => {
        const rows: Row[] = await checkSite(base, { allRedirects: true, plain })
        rows.push(await loadRow(base))
        console.log(table(server.name, rows))
        if (!rows.every(({ ok }) => ok)) failures.push(`${server.name}: checks`)
        if (!runSuite(base, specs)) failures.push(`${server.name}: end-to-end suite`)
      })
    if (wanted.some(({ packages }) => packages === CARELESS_SERVER.packages))
      await withServer(CARELESS_SERVER, join(folder, 'careless'), rules, site, async (base) => {
        const rows = await checkCarelessHost(base)
        console.log(table(CARELESS_SERVER.name, rows))
        if (!rows.every(({ ok }) => ok)) failures.push(CARELESS_SERVER.name)
      })
    if (isWanted(YESTERDAY)) {
      const mixed = { ...site, folder: join(folder, 'mixed') }
      mixWithYesterday(folder, mixed.folder)
      await withServer(SERVERS[0], join(folder, YESTERDAY), rules, mixed, async (base) => {
        if (!runSuite(base, specs.length > 0 ? specs : YESTERDAYS_SPECS))
          failures.push("yesterday's pages with the files of both days: end-to-end suite")
      })
    }
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
