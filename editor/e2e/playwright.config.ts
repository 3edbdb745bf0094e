import { defineConfig, devices } from '@playwright/test'
import { headlessShell } from '@/scripts/shared/browser'

const port = Number(process.env.E2E_PORT ?? 4322)

/**
 * `npx playwright test --config editor/e2e/playwright.config.ts`: tests the editor in a browser with
 * a fake GitHub. `--project=phone --project=desktop` skips Playwright's own Firefox.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '../../reports/editor',
  use: {
    actionTimeout: 10_000,
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    // Blocked, because the tests cannot intercept the requests of a service worker.
    serviceWorkers: 'block',
    // Null, because an emulated colour scheme replaces the one that the preview sets.
    colorScheme: null,
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: headlessShell(),
      args: [
        // Disables the check that blocks requests to localhost from a page whose response the
        // test has fulfilled.
        '--disable-features=LocalNetworkAccessChecks',
        // Shows days in the order of the page's language, because Brazilian browsers do.
        '--enable-blink-features=LangAttributeAwareFormControlUI',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
      grepInvert: /@desktop/,
    },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      grepInvert: /@phone/,
    },
    {
      name: 'firefox',
      use: {
        ...devices['Desktop Firefox'],
        viewport: { width: 1440, height: 900 },
        launchOptions: {},
      },
      grepInvert: /@phone/,
    },
  ],
  webServer: {
    command: 'node --import tsx scripts/editor.ts --serve',
    cwd: '../..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/editor/`,
  },
})
