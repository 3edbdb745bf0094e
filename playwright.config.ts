import { defineConfig, devices } from '@playwright/test'
import { headlessShell } from './scripts/shared/browser'

const CHROMIUM = {
  launchOptions: {
    executablePath: headlessShell(),
    args: [
      // Without a graphics card, Chromium's graphics process takes a tenth of the tests' time.
      '--disable-gpu',
      // Measures text as a phone does. By default, the headless shell rounds the widths of
      // characters to pixels.
      '--font-render-hinting=none',
      // Blocks WhatsApp chats in background tabs, which Playwright cannot route in time.
      '--host-resolver-rules=MAP wa.me ~NOTFOUND',
    ],
  },
}

// Scale 1, because a real phone has seven times as many pixels, which a machine without a graphics
// card paints slowly.
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const CHROMIUM_PHONE = { ...devices['Pixel 7'], ...PHONE, ...CHROMIUM }

// Tests tagged @phone or @desktop run on that screen only, because they need it or because the
// screen makes no difference. Tests tagged @any-content pass with any content. Tests tagged
// @chromium need a feature that only Chromium has; a comment beside each tag names it.
const onPhone = { grepInvert: /@desktop/ }
const onDesktop = { grepInvert: /@phone/ }
const onOtherPhone = { grepInvert: /@desktop|@chromium/ }
const onOtherDesktop = { grepInvert: /@phone|@chromium/ }

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // Has a configuration of its own, because it tests hosts and needs no browser.
  testIgnore: 'host.spec.ts',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // Long, because a slow machine is not a failure of the site.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // By default, Playwright uses half of the cores: one on a machine with two.
  workers: 2,
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'reports/playwright' }]],
  outputDir: 'reports/e2e',
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Keeps the traces of failures in CI. Snapshots are off, because they run a script in each
    // page.
    trace: {
      mode: process.env.CI ? 'retain-on-failure' : 'off',
      snapshots: false,
      screenshots: false,
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', ...onPhone, use: CHROMIUM_PHONE },
    {
      name: 'desktop',
      ...onDesktop,
      use: { ...devices['Desktop Chrome'], ...DESKTOP, ...CHROMIUM },
    },
    // Playwright's own browsers, which `npm test` does not install. Playwright has no
    // preset for a phone with Firefox.
    {
      name: 'firefox-phone',
      ...onOtherPhone,
      use: { ...devices['Desktop Firefox'], ...PHONE, hasTouch: true, isMobile: true },
    },
    {
      name: 'firefox-desktop',
      ...onOtherDesktop,
      use: { ...devices['Desktop Firefox'], ...DESKTOP },
    },
    { name: 'webkit-phone', ...onOtherPhone, use: { ...devices['iPhone 14'], ...PHONE } },
    {
      name: 'webkit-desktop',
      ...onOtherDesktop,
      use: { ...devices['Desktop Safari'], ...DESKTOP },
    },
  ],
})
