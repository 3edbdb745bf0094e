import './node-version.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/*
 * Plain JavaScript without dependencies: this runs on a fresh clone, before anything is installed.
 */

/** @returns {boolean} npm and npx are scripts on Windows, which only its shell can start */
export function needsShell(command) {
  return process.platform === 'win32' && ['npm', 'npx'].includes(command)
}

/** @returns {boolean} whether the command succeeded */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: needsShell(command),
  })
  if (error) console.error(`${command}: ${error.message}`)
  return status === 0
}

/** What the owner reads while the packages of a command are installed. */
export const INSTALLING = 'Baixando o que o site usa; só demora na primeira vez…'

/**
 * Installs the packages when they are missing or others than those of the lockfile.
 * @param {string} installing what is said meanwhile, in the language of the command
 */
export function ensurePackages(installing) {
  const installed = 'node_modules/.package-lock.json'
  if (existsSync(installed) && samePackages(installed)) return
  console.log(installing)
  if (!run('npm', ['ci'])) process.exit(1)
}

function samePackages(installed) {
  const read = (path) => JSON.parse(readFileSync(path, 'utf8')).packages
  const wanted = read('package-lock.json')
  const present = read(installed)
  return Object.entries(wanted).every(
    ([path, { integrity, optional }]) =>
      !path || optional || present[path]?.integrity === integrity,
  )
}

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Debian's `chromium` is a script that adds flags. One of them has the graphics card draw the page, which a
 * machine without one emulates: 42 end-to-end tests took 72 s with it and 63 s without.
 */
function withoutDebiansScript(path) {
  const program = '/usr/lib/chromium/chromium'
  return path === '/usr/bin/chromium' && existsSync(program) ? program : path
}

function systemBrowser() {
  if (process.env.CHROME_PATH) return withoutDebiansScript(process.env.CHROME_PATH)
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const found = BROWSERS.map((name) => join(folder, name)).find((path) => existsSync(path))
    if (found) return withoutDebiansScript(found)
  }
  return undefined
}

/** Installs Debian packages, which only root can. */
function installFromDebian(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', '-qq'], quiet)
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet)
}

/**
 * Sees that some programs are there.
 * @param {Record<string, string>} needs each file with its Debian package
 * @param {boolean} install whether what is missing may be installed
 * @throws when one is missing and can't be installed
 */
export function ensureFromDebian(needs, install = true) {
  const missing = () =>
    Object.keys(needs)
      .filter((file) => !existsSync(file))
      .map((file) => needs[file])
  if (missing().length > 0 && install) installFromDebian(missing())
  if (missing().length > 0)
    throw new Error(`Not installed. As root on Debian: apt-get install -y ${missing().join(' ')}`)
}

/**
 * Finds a Chromium: the system's, Playwright's, or else a new one from Playwright or, as root on Debian,
 * from its packages.
 * @returns {Promise<string>} path of the program; ends the process when none can be installed
 */
export async function ensureBrowser() {
  const { chromium } = await import('playwright')
  const find = () => systemBrowser() ?? [chromium.executablePath()].find((path) => existsSync(path))
  const installers = [
    () => run('npx', ['--no-install', 'playwright', 'install', '--with-deps', 'chromium']),
    () => installFromDebian(['chromium']),
  ]
  for (const install of installers) {
    if (find()) break
    console.log('Installing a browser for the tests…')
    install()
  }
  const found = find()
  if (found) return found
  console.error(
    'No Chromium found and none could be installed. Install one and set CHROME_PATH to it.',
  )
  process.exit(1)
}
