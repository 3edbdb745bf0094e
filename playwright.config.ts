import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium, defineConfig, devices } from '@playwright/test'
import { companyFolder, FIXTURE, OWNER, outputFolder } from './content/folder'
import { OLD_CHROMIUMS, oldChromium } from './e2e/old-chromium'

// Tests judge the program on a company with every field filled in. A worker takes this from the first process.
process.env.COMPANY ??= FIXTURE

/** Against a deployed site with BASE_URL=https://…: the questions that any content answers. */
const deployed = process.env.BASE_URL
const port = Number(process.env.E2E_PORT ?? 4321)
const ownerPort = port + 1
/** Serve the owner's site too, but only beside the fixture company. */
const owner = process.env.COMPANY === FIXTURE ? [[OWNER, ownerPort] as const] : []

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

/** The strings of the specification stand in the owner's content alone. */
const SPECIFICATION = /specification\.spec/

/** A machine without a graphics card is slow to paint the seven times as many pixels of a real phone. */
const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
}

/** Browsers that `npm test` does not install run when asked for by name: npm run e2e -- --project=webkit */
const isAsked = (name: string) => process.argv.join(' ').includes(name)
// A worker knows only the environment of the command.
process.env.E2E_BROWSERS ??= ['firefox', 'webkit', ...OLD_CHROMIUMS].filter(isAsked).join(' ')
const asked = process.env.E2E_BROWSERS.split(' ')

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
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'reports/playwright' }]],
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
  // A test runs on one screen only, tagged @phone or @desktop, if it needs that screen or if the
  // screen makes no difference.
  projects: [
    { name: 'phone', testIgnore: SPECIFICATION, grepInvert: /@desktop/, use: PHONE },
    {
      name: 'desktop',
      testIgnore: SPECIFICATION,
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'owner',
      testMatch: /(specification|any-content|first-screen)\.spec/,
      use: { ...PHONE, baseURL: deployed ?? `http://localhost:${ownerPort}` },
    },
    ...OLD_CHROMIUMS.filter((version) => asked.includes(version)).map((version) => ({
      name: `chromium-${version}`,
      testMatch: /every-browser\.spec/,
      use: {
        ...PHONE,
        launchOptions: {
          executablePath: oldChromium(version),
          args: ['--disable-gpu', '--font-render-hinting=none'],
        },
      },
    })),
    // Playwright's own, of a desktop and of a phone. They can't measure what back-forward.spec.ts asks Chromium.
    ...[
      { name: 'firefox', grepInvert: /@phone/, use: devices['Desktop Firefox'] },
      { name: 'webkit', grepInvert: /@desktop/, use: devices['iPhone 14'] },
    ]
      .filter(({ name }) => asked.includes(name))
      .map(({ use, ...project }) => ({
        ...project,
        testIgnore: /(back-forward|specification)\.spec/,
        use: { ...use, launchOptions: {} },
      })),
  ],
  webServer: deployed
    ? undefined
    : [[companyFolder(), port] as const, ...owner].map(([company, at]) => ({
        command: `npx --no-install tsx scripts/serve.ts ${outputFolder(company)}`,
        env: { PORT: String(at) },
        url: `http://localhost:${at}`,
        reuseExistingServer: false,
      })),
})
