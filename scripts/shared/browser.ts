import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { run } from './process'

/**
 * The Chromium binary in Debian's package. Not `/usr/bin/chromium`, because that script adds a flag
 * that slows down painting on a machine without a graphics card.
 */
const DEBIAN_CHROMIUM_PATH = '/usr/lib/chromium/chromium'

/** Includes the headless shell, because tests take half the time in it. */
const DEBIAN_PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-liberation']

/**
 * Installs the Chromium of the pinned Playwright version.
 * @returns true if it is installed now
 */
function installPinned(isRoot: boolean): boolean {
  // Only root may install the libraries and fonts that the browser needs.
  if (!isRoot)
    console.log('If its system packages are missing: sudo npx playwright install-deps chromium')
  const options = isRoot ? ['--with-deps'] : []
  return run('playwright', ['install', ...options, 'chromium'])
}

/**
 * Installs Debian's Chromium, because networks with a Debian mirror often block Playwright's
 * download.
 */
function installFromDebian(): void {
  process.env.DEBIAN_FRONTEND = 'noninteractive'
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...DEBIAN_PACKAGES])
}

/**
 * Finds the Chromium for the tests: the one in CHROME_PATH, Playwright's own or Debian's, in this
 * order.
 * @returns the path of the program, or undefined if there is none
 */
export const findBrowser = (): string | undefined =>
  process.env.CHROME_PATH ??
  [chromium.executablePath(), DEBIAN_CHROMIUM_PATH].find((path) => existsSync(path))

/**
 * Finds the Chromium for the tests, and installs one if there is none.
 * @returns the path of the program
 * @throws if no Chromium is found and none can be installed
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  console.log('Installing the browser of the tests…')
  const isRoot = process.getuid?.() === 0
  if (installPinned(isRoot)) return chromium.executablePath()
  if (isRoot) installFromDebian()
  if (existsSync(DEBIAN_CHROMIUM_PATH)) return DEBIAN_CHROMIUM_PATH
  throw new Error(
    `No Chromium was found. Set CHROME_PATH, or run: sudo apt-get install ${DEBIAN_PACKAGES.join(' ')}`,
  )
}

/**
 * Finds the headless shell beside the Chromium of `findBrowser`, because tests take half the time in
 * it.
 * @returns the path of the headless shell, or of the Chromium if it has none; undefined for
 * Playwright's own Chromium, whose headless shell Playwright finds itself
 */
export function headlessShell(): string | undefined {
  const browser = findBrowser()
  if (!browser || browser === chromium.executablePath()) return undefined
  const shell = join(dirname(browser), 'chromium-headless-shell')
  return existsSync(shell) ? shell : browser
}
