import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run } from './process'

/**
 * Chromium of Debian's package. `/usr/bin/chromium` is a script that adds flags: with one of them, a machine without a
 * graphics card draws pages slowly.
 */
const DEBIAN = '/usr/lib/chromium/chromium'

/** @returns true if Playwright's own browser is installed now */
function installPinned(isRoot: boolean): boolean {
  // Only root may install the libraries and fonts that the browser needs.
  const options = isRoot ? ['--with-deps'] : []
  return run('npx', ['--no-install', 'playwright', 'install', ...options, 'chromium'])
}

/** Installs Debian's browser, because networks with a mirror of Debian often do not reach Playwright's download. */
function installFromDebian(): void {
  process.env.DEBIAN_FRONTEND = 'noninteractive'
  run('apt-get', ['update', '-qq'])
  // The tests take half of the time in the headless shell (playwright.config.ts).
  const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation']
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

/**
 * Finds the Chromium for the tests: the one that CHROME_PATH names, or the one that Playwright is pinned to, or
 * Debian's. Installs one if there is none.
 * @returns path of the program
 * @throws if no Chromium is found and none can be installed
 */
export function ensureBrowser(): string {
  const pinned = chromium.executablePath()
  const found = process.env.CHROME_PATH ?? [pinned, DEBIAN].find((path) => existsSync(path))
  if (found) return found
  console.log('Installing the browser of the tests…')
  const isRoot = process.getuid?.() === 0
  if (installPinned(isRoot)) return pinned
  if (isRoot) installFromDebian()
  if (existsSync(DEBIAN)) return DEBIAN
  throw new Error('No Chromium found and none could be installed. Set CHROME_PATH.')
}
