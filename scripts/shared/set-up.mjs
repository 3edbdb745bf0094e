import './node-version.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/*
 * Plain JavaScript without dependencies: this runs on a fresh clone, before anything is installed.
 */

/**
 * npm and npx are scripts on Windows, which only its shell can start, from one string.
 * @param {readonly string[]} args without spaces, as nothing quotes them
 * @returns {[file: string, args: readonly string[], options: { shell: boolean }]} what to hand to `spawn`
 */
export function startable(command, args, platform = process.platform) {
  const isScript = platform === 'win32' && ['npm', 'npx'].includes(command)
  return isScript
    ? [[command, ...args].join(' '), [], { shell: true }]
    : [command, args, { shell: false }]
}

/** @returns {boolean} true if the command succeeded */
export function run(command, args, env = {}) {
  const [file, rest, options] = startable(command, args)
  const { status, error } = spawnSync(file, rest, {
    ...options,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (error) console.error(`${command}: ${error.message}`)
  return status === 0
}

/** The owner reads this while packages are installed. */
export const INSTALLING = 'Baixando o que o site usa; só demora na primeira vez…'

/**
 * Installs the packages when they are missing or others than those of the lockfile.
 * @param {string} message printed before the installation, in the language of the command
 */
export function ensurePackages(message) {
  const installed = 'node_modules/.package-lock.json'
  const read = (path) => JSON.parse(readFileSync(path, 'utf8')).packages
  if (existsSync(installed) && hasPackages(read('package-lock.json'), read(installed))) return
  console.log(message)
  if (!run('npm', ['ci'])) process.exit(1)
}

const isMusl = () => {
  // Without it, the report asks the network for the names of its addresses.
  process.report.excludeNetwork = true
  return !process.report.getReport().header.glibcVersionRuntime
}

/** @returns this system in the words of the lockfile */
function thisSystem() {
  const libc = process.platform === 'linux' ? (isMusl() ? 'musl' : 'glibc') : undefined
  return { os: process.platform, cpu: process.arch, libc }
}

/**
 * npm succeeds when a program for this system, which is optional to it, fails to download.
 * @param locked packages of the lockfile
 * @param installed packages in node_modules
 * @returns {boolean} true if nothing that this system needs is missing
 */
export function hasPackages(locked, installed, system = thisSystem()) {
  const fits = ({ os, cpu, libc }) =>
    (os ?? cpu) &&
    (!os || os.includes(system.os)) &&
    (!cpu || cpu.includes(system.cpu)) &&
    (!libc || libc.includes(system.libc))
  return Object.entries(locked).every(
    ([path, entry]) =>
      !path || (entry.optional && !fits(entry)) || installed[path]?.integrity === entry.integrity,
  )
}

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Debian's `chromium` is a script that adds flags. One of them draws pages by the graphics card, which a
 * machine without one emulates slowly.
 */
function withoutDebiansScript(path) {
  const program = '/usr/lib/chromium/chromium'
  return path === '/usr/bin/chromium' && existsSync(program) ? program : path
}

function systemBrowser() {
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
 * Installs missing programs of Debian, if it may.
 * @param {Record<string, string>} needs each file with its Debian package
 * @throws when one is missing and can't be installed
 */
export function ensureFromDebian(needs) {
  const missing = () =>
    Object.keys(needs)
      .filter((file) => !existsSync(file))
      .map((file) => needs[file])
  if (missing().length > 0) installFromDebian(missing())
  if (missing().length > 0)
    throw new Error(`Not installed. As root on Debian: apt-get install -y ${missing().join(' ')}`)
}

/**
 * Finds the Chromium for the tests: the one that CHROME_PATH names, or Playwright's pinned one, which is
 * downloaded, or else the system's, or as root Debian's.
 * @returns {Promise<string>} path of the program; ends the process when there is none
 */
export async function ensureBrowser() {
  if (process.env.CHROME_PATH) return withoutDebiansScript(process.env.CHROME_PATH)
  const { chromium } = await import('@playwright/test')
  const pinned = chromium.executablePath()
  const playwright = (command) => run('npx', ['--no-install', 'playwright', command, 'chromium'])
  if (existsSync(pinned)) return pinned
  console.log('Installing the browser of the tests…')
  const isRoot = process.getuid?.() === 0
  if (playwright('install') && (!isRoot || playwright('install-deps'))) return pinned
  // The shell takes half of the time (playwright.config.ts), so it is worth an installation of its own.
  if (!existsSync('/usr/lib/chromium/chromium-headless-shell'))
    installFromDebian(['chromium', 'chromium-headless-shell'])
  const other = systemBrowser()
  if (!other) {
    console.error('No Chromium found and none could be installed. Set CHROME_PATH to one.')
    process.exit(1)
  }
  console.warn(`The tests run in ${other}: the Chromium that Playwright is pinned to is missing.`)
  return other
}
