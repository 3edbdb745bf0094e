import { type Browser, KnownDevices, type Page } from 'puppeteer-core'

/** Scrolls to the end as a thumb does, so that lazy pictures load. */
async function scrollToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { scrollingElement } = document
    while (scrollingElement && scrollY + innerHeight < scrollingElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  })
}

/**
 * A visit on a phone: loads the page, reads it to its end, opens three questions and taps the chat.
 * @returns the bytes that came over the line, headers included, in all and by kind
 */
export async function visit(browser: Browser, url: string): Promise<Record<string, number>> {
  const page = await browser.newPage()
  await page.emulate(KnownDevices['Pixel 5'])
  const network = await page.createCDPSession()
  await network.send('Network.enable')
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = { 'in all': 0, script: 0 }
  network.on('Network.responseReceived', ({ requestId, type }) =>
    kinds.set(requestId, type.toLowerCase()),
  )
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    for (const kind of ['in all', kinds.get(requestId) ?? 'other'])
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle0' })
  await scrollToTheEnd(page)
  const questions = await page.$$('details:not([open]) > summary')
  for (const question of questions.slice(0, 3)) await question.tap()
  await page.tap('main a[href^="https://wa.me/"]')
  await page.waitForNetworkIdle({ idleTime: 3000 })
  return bytes
}
