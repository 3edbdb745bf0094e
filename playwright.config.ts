import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium, defineConfig, devices } from '@playwright/test'
import { companyFolder, FIXTURE, OWNER, outputFolder } from './content/folder'

// Tests judge the program on a company with every field filled in. A worker takes this from the first process.
process.env.COMPANY ??= FIXTURE

/** Against a deployed site with BASE_URL=https://…: the questions that any content answers. */
const deployed = process.env.BASE_URL

/**
 * Serves a company's site.
 * @param variable name of the environment variable that Playwright fills with the address, because the port is a free one
 */
const serve = (company: string, variable: string) => ({
  command: `npx --no-install tsx scripts/serve.ts ${outputFolder(company)}`,
  env: { PORT: '0' },
  wait: { stdout: new RegExp(`The site is at (?<${variable}>\\S+)`) },
})

/**
 * Chromium's headless shell, which Playwright and Debian have beside the whole browser: the tests take half of
 * the time.
 * @returns undefined for Playwright's own
 */
function headlessShell(browser = chromium.executablePath()): string | undefined {
  if (browser === chromium.executablePath()) return undefined
  const shell = join(dirname(browser), 'chromium-headless-shell')
  return existsSync(shell) ? shell : browser
}

const CHROMIUM = {
  launchOptions: {
    executablePath: headlessShell(process.env.CHROME_PATH),
    args: [
      // Letters as wide as on a phone: the shell would round their widths to whole pixels.
      '--font-render-hinting=none',
      // A chat opened in a background tab, which Playwright can't route in time, goes nowhere.
      '--host-resolver-rules=MAP wa.me ~NOTFOUND',
    ],
  },
}

// A machine without a graphics card is slow to paint the seven times as many pixels of a real phone.
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }
const DESKTOP = { viewport: { width: 1440, height: 900 } }

// A test runs on one screen only, tagged @phone or @desktop, if it needs that screen or if the
// screen makes no difference. Tests tagged @owner judge the owner's content too.
const onPhone = { grepInvert: /@desktop/ }
const onDesktop = { grepInvert: /@phone/ }

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0,
  // A busy machine is slow, which is no failure of the site.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // Left alone, Playwright uses half of the cores: one of two.
  workers: 2,
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'reports/playwright' }]],
  outputDir: 'reports/e2e',
  use: {
    baseURL: deployed ?? process.env.E2E_SITE,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // For failures on a machine that nobody sits at. Snapshots would run a script in each page.
    trace: {
      mode: process.env.CI ? 'retain-on-failure' : 'off',
      snapshots: false,
      screenshots: false,
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', ...onPhone, use: { ...devices['Pixel 7'], ...PHONE, ...CHROMIUM } },
    {
      name: 'desktop',
      ...onDesktop,
      use: { ...devices['Desktop Chrome'], ...DESKTOP, ...CHROMIUM },
    },
    {
      name: 'owner',
      grep: /@owner/,
      use: {
        ...devices['Pixel 7'],
        ...PHONE,
        ...CHROMIUM,
        baseURL: deployed ?? process.env.E2E_OWNER_SITE,
      },
    },
    // Playwright's own browsers, which `npm test` does not install. Its Firefox has no phones.
    {
      name: 'firefox-phone',
      ...onPhone,
      use: { ...devices['Desktop Firefox'], ...PHONE, hasTouch: true },
    },
    { name: 'firefox-desktop', ...onDesktop, use: { ...devices['Desktop Firefox'], ...DESKTOP } },
    { name: 'webkit-phone', ...onPhone, use: { ...devices['iPhone 14'], ...PHONE } },
    { name: 'webkit-desktop', ...onDesktop, use: { ...devices['Desktop Safari'], ...DESKTOP } },
  ],
  webServer: deployed
    ? undefined
    : [
        serve(companyFolder(), 'e2e_site'),
        // The owner's site is served only beside the fixture company.
        ...(companyFolder() === FIXTURE ? [serve(OWNER, 'e2e_owner_site')] : []),
      ],
})
