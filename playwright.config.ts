import { defineConfig, devices, type Project } from '@playwright/test'
import { headlessShell } from './scripts/shared/browser'

/*
 * Every browser test. `--project` chooses the tests: e2e/fixtures.ts serves the site that was built
 * last, `editor-build` builds the editor beside it, and e2e/host.spec.ts starts the hosts.
 */

const CHROMIUM = {
  executablePath: headlessShell(),
  args: [
    // Without a graphics card, Chromium's graphics process takes a tenth of the tests' time.
    '--disable-gpu',
    // Measures text as a phone does. By default, the headless shell rounds the widths of characters
    // to pixels.
    '--font-render-hinting=none',
    // Without the policy, each page needs one process instead of two: a quarter of the time of a page load. The
    // header has its own test (build/hosts/host-files.test.ts).
    '--disable-features=CrossOriginOpenerPolicy',
    // Blocks WhatsApp chats in background tabs, which Playwright cannot route in time.
    '--host-resolver-rules=MAP wa.me ~NOTFOUND',
  ],
}

// Scale 1, because a real phone has seven times as many pixels, which a machine without a graphics
// card paints slowly.
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const CHROMIUM_PHONE = { ...devices['Pixel 7'], ...PHONE }
const CHROMIUM_DESKTOP = { ...devices['Desktop Chrome'], ...DESKTOP }

const SITE = {
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  testIgnore: 'host.spec.ts',
  outputDir: 'reports/site',
}

const EDITOR = {
  testDir: 'editor/e2e',
  testMatch: '*.spec.ts',
  dependencies: ['editor-build'],
  outputDir: 'reports/editor',
}

const EDITOR_USE = {
  actionTimeout: 10_000,
  // Blocked, because the tests cannot intercept the requests of a service worker.
  serviceWorkers: 'block',
  // Null, because an emulated colour scheme replaces the one that the preview sets.
  colorScheme: null,
} as const

const EDITOR_CHROMIUM = {
  ...EDITOR_USE,
  launchOptions: {
    executablePath: headlessShell(),
    args: [
      // Disables the check that blocks requests to localhost from a page whose response the test
      // has fulfilled.
      '--disable-features=LocalNetworkAccessChecks',
      // Shows days in the order of the page's language, because Brazilian browsers do.
      '--enable-blink-features=LangAttributeAwareFormControlUI',
    ],
  },
}

const ON_PHONE = { grepInvert: /@desktop/ }
const ON_DESKTOP = { grepInvert: /@phone/ }

/**
 * Returns a project for each screen. Tests tagged @phone or @desktop run on that screen only,
 * because they need it or because the screen makes no difference.
 */
const onBothScreens = (
  name: string,
  tests: Project,
  phone: Project['use'],
  desktop: Project['use'],
) => [
  { ...tests, ...ON_PHONE, name: `${name}-phone`, use: phone },
  { ...tests, ...ON_DESKTOP, name: `${name}-desktop`, use: desktop },
]

export default defineConfig({
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // Long, because a slow machine is not a failure of the site.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // By default, Playwright uses half of the cores: one on a machine with two.
  workers: 2,
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
    ...onBothScreens(
      'site',
      SITE,
      { ...CHROMIUM_PHONE, launchOptions: CHROMIUM },
      { ...CHROMIUM_DESKTOP, launchOptions: CHROMIUM },
    ),
    // The Firefox and WebKit of Playwright, which `npm test` does not install. Playwright has no
    // preset for a phone with Firefox.
    ...onBothScreens(
      'site-firefox',
      SITE,
      { ...devices['Desktop Firefox'], ...PHONE, hasTouch: true, isMobile: true },
      { ...devices['Desktop Firefox'], ...DESKTOP },
    ),
    ...onBothScreens(
      'site-webkit',
      SITE,
      { ...devices['iPhone 14'], ...PHONE },
      { ...devices['Desktop Safari'], ...DESKTOP },
    ),
    { name: 'editor-build', testDir: 'editor/e2e', testMatch: 'build.setup.ts' },
    ...onBothScreens(
      'editor',
      EDITOR,
      { ...CHROMIUM_PHONE, ...EDITOR_CHROMIUM },
      { ...CHROMIUM_DESKTOP, ...EDITOR_CHROMIUM },
    ),
    {
      name: 'editor-firefox',
      ...EDITOR,
      ...ON_DESKTOP,
      use: { ...devices['Desktop Firefox'], ...DESKTOP, ...EDITOR_USE },
    },
    // Takes the pictures of content/guia/ with the owner's content, after `npm run build`.
    {
      name: 'guide',
      ...EDITOR,
      grep: /@guide/,
      use: { ...CHROMIUM_PHONE, ...EDITOR_CHROMIUM },
    },
    // One worker, because each host has one port.
    {
      name: 'hosts',
      testDir: 'e2e',
      testMatch: 'host.spec.ts',
      outputDir: 'reports/hosts',
      fullyParallel: false,
    },
  ],
})
