import { type Browser, KnownDevices } from 'puppeteer-core'

/**
 * A visit on a phone: loads the page, reads it to its end, opens three questions and taps the chat.
 * @returns the bytes that came over the line, headers included, and the number of scripts among them; and the
 *   bytes that the menu costs when it is opened then; and counts of what the browser did for the load
 */
export async function visit(browser: Browser, url: string) {
  const page = await browser.newPage()
  await page.emulate(KnownDevices['Pixel 5'])
  const network = await page.createCDPSession()
  await network.send('Network.enable')
  const loaded = { bytes: 0, scripts: 0 }
  network.on('Network.responseReceived', ({ type }) => {
    if (type === 'Script') loaded.scripts += 1
  })
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    loaded.bytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle0' })
  const { LayoutCount = Number.NaN, RecalcStyleCount = Number.NaN } = await page.metrics()
  const counts = {
    elements: await page.evaluate(() => document.querySelectorAll('*').length),
    'style rules': await page.evaluate(() => {
      const lists = [...document.styleSheets].map(({ cssRules }) => cssRules)
      let count = 0
      for (const rules of lists)
        for (const rule of rules) {
          count += 1
          if (rule instanceof CSSGroupingRule) lists.push(rule.cssRules)
        }
      return count
    }),
    layouts: LayoutCount,
    'style passes': RecalcStyleCount,
  }
  // As a thumb does, so that lazy pictures load.
  await page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  })
  const questions = await page.$$('details:not([open]) > summary')
  for (const question of questions.slice(0, 3)) await question.tap()
  await page.tap('main a[href^="https://wa.me/"]')
  await page.waitForNetworkIdle({ idleTime: 3000 })
  const visited = { ...loaded }
  // The chat's tab has come before it.
  await page.bringToFront()
  await page.tap('[href="#menu"]')
  await page.waitForSelector('[data-island=menu][data-status=ready]')
  await page.waitForNetworkIdle()
  return { ...visited, counts, menu: loaded.bytes - visited.bytes }
}
