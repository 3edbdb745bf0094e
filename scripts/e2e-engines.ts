import './shared/node-version.mjs'
import { launch } from 'puppeteer-core'
import { Builder, By, Key } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import { type Driver, SCENARIOS } from '@/e2e/engines'
import { addressOf, serve } from './hosting/server'

/* Runs the scenarios of e2e/engines.ts on out/, in Debian's Firefox and WebKitGTK. */

const SIZE = { width: 390, height: 844 }

/** Firefox, for which Debian has no driver, speaks WebDriver BiDi itself. */
async function firefox(): Promise<Driver> {
  const browser = await launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' })
  const page = await browser.newPage()
  await page.setViewport(SIZE)
  return {
    name: await browser.version(),
    goto: (address) => page.goto(address),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  }
}

/** WebKitGTK's own browser. Its window is at least 447 px wide. */
async function webkit(): Promise<Driver> {
  const program = '/usr/bin/WebKitWebDriver'
  const service = new DriverService.Builder(program).setLoopback(true).build()
  const address = await service.start()
  const driver = await new Builder().usingServer(address).forBrowser('MiniBrowser').build()
  await driver.manage().window().setRect(SIZE)
  const keys = { Tab: Key.TAB, Escape: Key.ESCAPE }
  return {
    name: `webkitgtk/${(await driver.getCapabilities()).getBrowserVersion()}`,
    goto: (address) => driver.get(address),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    close: () => driver.quit().finally(() => service.kill()),
  }
}

const origin = addressOf((await serve('out', 0)).unref())
for (const start of [firefox, webkit]) {
  const driver = await start()
  for (const [path, scenarios] of Object.entries(SCENARIOS))
    for (const [title, run] of Object.entries(scenarios))
      try {
        await driver.goto('about:blank')
        await driver.goto(origin + path)
        await run(driver)
        console.log(`✓ ${driver.name}: ${path}: ${title}`)
      } catch (error) {
        process.exitCode = 1
        console.error(`✗ ${driver.name}: ${path}: ${title}\n${error}`)
      }
  await driver.close()
}
