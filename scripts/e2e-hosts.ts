import './shared/node-version.mjs'
import { appendFileSync, chmodSync, cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeCertificate } from './hosting/certificate'
import { CONFIGURED, checkSite } from './hosting/check/all'
import { type Row, table } from './hosting/check/row'
import { lastBuild } from './hosting/check/site'
import { EMULATORS } from './hosting/rehearsal/emulators'
import { withHost } from './hosting/rehearsal/host'
import { AUTOCANNON, load } from './hosting/rehearsal/load'
import { NETLIFY, netlify } from './hosting/rehearsal/netlify'
import { OBSERVATORY, observatory } from './hosting/rehearsal/observatory'
import { ownServer } from './hosting/rehearsal/own-server'
import { fetchPackages } from './hosting/rehearsal/packages'
import { SERVERS, type Server } from './hosting/rehearsal/servers'
import { buildCopy, copySources } from './shared/build-copy'
import { withTemporaryFolder } from './shared/files'
import { NO_EXPORT } from './shared/no-export'
import { command } from './shared/process'
import { ensureBrowser, ensureFromDebian, run } from './shared/set-up.mjs'

/*
 * Serves out/ by the hosts' own programs with the configuration that the build wrote, and checks each:
 * npm run e2e:hosts, or only some of it, npm run e2e:hosts -- nginx yesterday e2e/security.spec.ts
 *
 * The servers of Debian also get a load, the MDN Observatory's judgement and the end-to-end suite, and
 * are made to fail.
 */

/** The run with yesterday's pages; its specs need the scripts and styles of the page's own day. */
const YESTERDAY = 'yesterday'
const YESTERDAYS_SPECS = ['menu', 'chat', 'loading', 'slow-bundles'].map((it) => `${it}.spec.ts`)

const PARTS = [...SERVERS, ...EMULATORS, { name: 'netlify' }, { name: YESTERDAY }]

/** @throws when a run is not possible, after an attempt to install what it needs */
function checkPremises(servers: readonly Server[]): void {
  // Apache and nginx change to accounts of their own.
  if (process.getuid?.() !== 0) throw new Error('This needs root, on Debian, for its servers.')
  const needs = Object.assign({ '/usr/bin/openssl': 'openssl' }, ...servers.map((it) => it.needs))
  // Where systemd runs, Debian would start each server as it is installed.
  ensureFromDebian(needs, !existsSync('/run/systemd/system'))
}

/** Yesterday's pages with the hashed files of both days: what a visitor has who opened one before the upload. */
function mixWithYesterday(folder: string, site: string): void {
  const source = join(folder, 'source')
  copySources(source)
  // Another bundle and another style sheet.
  appendFileSync(join(source, 'components/client/menu.tsx'), '\nperformance.mark("old")\n')
  appendFileSync(join(source, 'app/globals.css'), '\n.yesterday { color: inherit; }\n')
  buildCopy(source)
  cpSync('out', site, { recursive: true })
  cpSync(join(source, 'out'), site, { recursive: true })
  rmSync(source, { recursive: true })
}

async function runHosts(folder: string): Promise<void> {
  const specs = process.argv.slice(2).filter((argument) => argument.endsWith('.spec.ts'))
  const asked = process.argv.slice(2).filter((argument) => !specs.includes(argument))
  const parts = PARTS.map(({ name }) => name.toLowerCase())
  const unknown = asked.find((part) => !parts.includes(part))
  if (unknown !== undefined)
    throw new Error(`There is no part "${unknown}"; there are ${parts.join(', ')}`)
  const isWanted = ({ name }: { name: string }) =>
    asked.length === 0 || asked.includes(name.toLowerCase())

  const { rules, files } = lastBuild(NO_EXPORT)
  const servers = SERVERS.filter(isWanted)
  const emulators = EMULATORS.filter(isWanted)
  const netlifyPackages = isWanted({ name: 'netlify' }) ? NETLIFY : []
  const withYesterday = isWanted({ name: YESTERDAY })
  checkPremises(withYesterday ? [...servers, SERVERS[0]] : servers)
  const CHROME_PATH = await ensureBrowser()

  const failures: string[] = []
  const note = (title: string, rows: readonly Row[]) => {
    console.log(table(title, rows))
    if (!rows.every(({ ok }) => ok)) failures.push(`✗ ${title}: checks`)
  }
  const runSuite = (title: string, BASE_URL: string, chosen: readonly string[]) => {
    const playwright = ['--no-install', 'playwright', 'test', ...chosen]
    if (!run('npx', playwright, { BASE_URL, CHROME_PATH }))
      failures.push(`✗ ${title}: end-to-end suite`)
  }
  // The servers' own accounts read it.
  chmodSync(folder, 0o755)
  const packages = join(folder, 'packages')
  fetchPackages(packages, [
    ...(servers.length > 0 ? [OBSERVATORY, AUTOCANNON] : []),
    ...emulators.map((emulator) => emulator.package),
    ...netlifyPackages,
  ])
  const given = { folder, rules, packages, ...makeCertificate(folder) }

  for (const server of servers)
    await withHost(server, 'out', given, async ({ base, plain }, stage) => {
      const site = { base, plain, files, rules: stage.rules, allRedirects: true }
      note(server.name, [
        ...(await checkSite(site)),
        ...(await ownServer(site, server)),
        ...(await observatory(packages, base, plain)),
        await load(packages, base, Object.keys(rules.pages)),
      ])
      runSuite(server.name, base, specs)
    })
  for (const emulator of emulators)
    await withHost(emulator, 'out', given, async ({ base }, stage) => {
      const site = { base, files, rules: stage.rules, allRedirects: false }
      note(emulator.name, await checkSite(site, CONFIGURED))
    })
  if (netlifyPackages.length > 0) note('Netlify', await netlify(packages, rules))
  if (withYesterday) {
    const mixed = join(folder, 'mixed')
    mixWithYesterday(folder, mixed)
    await withHost(SERVERS[0], mixed, given, async ({ base }) =>
      runSuite("yesterday's pages", base, specs.length > 0 ? specs : YESTERDAYS_SPECS),
    )
  }
  if (failures.length > 0) throw new Error(failures.join('\n'))
}

await command(() => withTemporaryFolder(runHosts))
