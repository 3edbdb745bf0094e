import puppeteer from 'puppeteer-core'
import { type Driver, HEIGHT } from './driver'

/** The Firefox of Debian as it comes, driven by WebDriver BiDi. */
export async function firefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
  })
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('console', async (message) => {
    if (!['error', 'warn'].includes(message.type())) return
    const words = message.args().map((word) => word.evaluate(String).catch(() => word.toString()))
    errors.push((await Promise.all(words)).join(' '))
  })
  page.on('pageerror', (error) => errors.push(`uncaught: ${error}`))
  return {
    name: (await browser.version()).replace('/', ' '),
    narrow: 390,
    ratios: [1, 1.5, 2.625],
    resize: (width, ratio = 1) =>
      page.setViewport({ width, height: HEIGHT, deviceScaleFactor: ratio }),
    goto: async (address) => {
      await page.goto(address)
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    screenshot: async () => Buffer.from(await page.screenshot()),
    consoleErrors: async () => errors.splice(0),
    close: () => browser.close(),
  }
}
