import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium, defineConfig, devices, firefox, webkit } from '@playwright/test'
import { OLD_CHROMIUMS, oldChromium } from './e2e/old-chromium'

/** Against a deployed site with BASE_URL=https://…, otherwise against out/ served on this machine. */
const deployed = process.env.BASE_URL
const port = Number(process.env.E2E_PORT ?? 4321)

/**
 * Playwright's own Firefox and WebKit, of a desktop and of a phone, which `npm test` does not install: they
 * run when asked for by name, npm run e2e -- --project=webkit
 */
const ENGINES = [
  { browser: firefox, use: devices['Desktop Firefox'], grepInvert: /@phone/ },
  { browser: webkit, use: devices['iPhone 14'], grepInvert: /@desktop/ },
]
// A worker reads this file again, and knows only the environment of the command.
process.env.E2E_ENGINE ??= /--project[= ](firefox|webkit)/.exec(process.argv.join(' '))?.[1] ?? ''
const engines = ENGINES.filter(({ browser }) => browser.name() === process.env.E2E_ENGINE)
for (const { browser } of engines)
  if (!existsSync(browser.executablePath())) {
    const name = browser.name()
    throw new Error(`Playwright's ${name} is missing: npx playwright install ${name}`)
  }

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

// Old versions of Chromium, which npm has, also run only by name: --project=chromium-92.0.0
process.env.E2E_OLD ??= OLD_CHROMIUMS.filter((version) =>
  process.argv.join(' ').includes(`chromium-${version}`),
).join(' ')

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0,
  // A busy machine is slow, which is no failure of the site.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // Left alone, Playwright uses half of the cores: one of two.
  workers: 2,
  reporter: [
    ['list'],
    ['./e2e/skip-reporter.ts'],
    ['html', { open: 'never', outputFolder: 'reports/playwright' }],
  ],
  outputDir: 'reports/e2e',
  use: {
    baseURL: deployed ?? `http://localhost:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // For failures on a machine that nobody sits at. Snapshots would run a script in each page.
    trace: {
      mode: process.env.CI ? 'retain-on-failure' : 'off',
      snapshots: false,
      screenshots: false,
    },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: headlessShell(process.env.CHROME_PATH),
      args: [
        // Letters as wide as on a phone: the shell would round their widths to whole pixels.
        '--font-render-hinting=none',
        // A chat opened in a background tab, which Playwright can't route in time, goes nowhere.
        '--host-resolver-rules=MAP wa.me ~NOTFOUND',
      ],
    },
  },
  // A test of one kind of screen is tagged with it, and so is one that no screen affects.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      // A machine without a graphics card is slow to paint the seven times as many pixels of a real one.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    ...(process.env.E2E_OLD?.split(' ').filter(Boolean) ?? []).map((version) => ({
      name: `chromium-${version}`,
      testMatch: /every-browser\.spec/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        launchOptions: {
          executablePath: oldChromium(version),
          args: ['--disable-gpu', '--font-render-hinting=none'],
        },
      },
    })),
    ...engines.map(({ browser, use, grepInvert }) => ({
      name: browser.name(),
      grepInvert,
      // They measure by means of Chromium.
      testIgnore: /back-forward\.spec/,
      use: { ...use, launchOptions: {} },
    })),
  ],
  webServer: deployed
    ? undefined
    : {
        command: 'npx --no-install tsx scripts/serve.ts',
        env: { PORT: String(port) },
        url: `http://localhost:${port}`,
        reuseExistingServer: false,
      },
})
