import { type Browser, KnownDevices } from 'puppeteer-core'

/** A phone in the hills: 400 kbit/s, 400 ms for each answer, and a processor six times slower than this machine's. */
const NETWORK = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}

/** @returns when the chat is painted, in ms, and when the first screen has its fonts and pictures */
export async function slowLoad(browser: Browser, url: string) {
  const page = await browser.newPage()
  await page.emulate(KnownDevices['Pixel 5'])
  const session = await page.createCDPSession()
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.evaluateOnNewDocument(() => {
    // In a frame, so all that it finds is laid out, and painted in the next one. A method, as tsx would give a
    // function a name by a helper that the page lacks.
    const link = {
      await() {
        if (document.querySelector('main a[href^="https://wa.me/"]')?.checkVisibility())
          requestAnimationFrame((time) => Object.assign(window, { chat: time }))
        else requestAnimationFrame(link.await)
      },
    }
    link.await()
  })
  await page.goto(url, { waitUntil: 'networkidle0', timeout: 120_000 })
  return page.evaluate(() => {
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => /woff2$/.test(name))
    const pictures = [...document.querySelectorAll<HTMLImageElement>('.hero-picture img')]
    const ends = [
      ...fonts,
      ...pictures.flatMap(({ currentSrc }) => performance.getEntriesByName(currentSrc)),
    ].map((entry) => (entry as PerformanceResourceTiming).responseEnd)
    return { chat: Reflect.get(window, 'chat') as number, whole: Math.max(...ends) }
  })
}
