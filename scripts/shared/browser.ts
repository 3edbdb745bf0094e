import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run } from './process'

/** Debian's Chromium. */
const DEBIAN = '/usr/lib/chromium/chromium'

/**
 * Debian's `chromium` is a script that adds flags. One of them draws pages by the graphics card, which a
 * machine without one emulates slowly.
 */
const withoutDebiansScript = (path: string) =>
  path === '/usr/bin/chromium' && existsSync(DEBIAN) ? DEBIAN : path

/** Installs Debian packages, which only root can. */
function installFromDebian(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.env.DEBIAN_FRONTEND = 'noninteractive'
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

/**
 * Installs a missing program of Debian, if it may.
 * @throws when it is missing and can't be installed
 */
export function ensureFromDebian(file: string, name: string): void {
  if (!existsSync(file)) installFromDebian(name)
  if (!existsSync(file))
    throw new Error(`${name} is missing. As root on Debian: apt-get install -y ${name}`)
}

/** Fonts that the fallbacks of app/fonts.css are measured by. Without any, no text has a width. */
const FONTS = /Arial|Liberation Sans|Roboto|DejaVu Sans/

const hasFont = () => FONTS.test(spawnSync('fc-list', { encoding: 'utf8' }).stdout ?? '')

function ensureFont(): void {
  // macOS and Windows have Arial, and no fc-list.
  if (process.platform !== 'linux' || hasFont()) return
  installFromDebian('fonts-liberation', 'fontconfig')
  if (!hasFont())
    console.warn(
      'No Arial, Liberation Sans, Roboto or DejaVu Sans is installed, so tests of the layout may fail. As root on Debian: apt-get install -y fonts-liberation',
    )
}

/** Installs the browser that Playwright is pinned to, or as root Debian's, where none is found. */
function installedBrowser(): string {
  const pinned = chromium.executablePath()
  if (existsSync(pinned)) return pinned
  console.log('Installing the browser of the tests…')
  const playwright = (task: string) => run('npx', ['--no-install', 'playwright', task, 'chromium'])
  if (playwright('install') && (process.getuid?.() !== 0 || playwright('install-deps')))
    return pinned
  // The shell takes half of the time (playwright.config.ts), so it is worth an installation of its own.
  if (!existsSync('/usr/lib/chromium/chromium-headless-shell'))
    installFromDebian('chromium', 'chromium-headless-shell', 'fonts-liberation')
  if (!existsSync(DEBIAN))
    throw new Error('No Chromium found and none could be installed. Set CHROME_PATH.')
  console.warn(`The tests run in ${DEBIAN}: the Chromium that Playwright is pinned to is missing.`)
  return DEBIAN
}

/**
 * Finds the Chromium for the tests: the one that CHROME_PATH names, or Playwright's pinned one, which is
 * downloaded, or else Debian's. Installs a font too, where there is none.
 * @returns path of the program
 * @throws when there is none
 */
export function ensureBrowser(): string {
  const { CHROME_PATH } = process.env
  const browser = CHROME_PATH ? withoutDebiansScript(CHROME_PATH) : installedBrowser()
  ensureFont()
  return browser
}
