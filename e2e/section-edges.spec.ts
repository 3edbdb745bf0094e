import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { paths } from '@/lib/routes'
import { BLOCKS, showEdge, strayLines } from './stray-lines'

/** By width of the screen in CSS pixels: a phone, and a laptop, which has no more than two. */
const PIXEL_RATIOS = {
  390: [1.5, 2, 2.625, 2.75, 2.81, 3],
  1440: [1, 1.25, 1.5, 1.75, 2],
}

test.describe('where one section ends and the next begins', { tag: '@desktop' }, () => {
  for (const path of paths)
    for (const [screen, ratios] of Object.entries(PIXEL_RATIOS))
      test(`no stray line shows on ${path} at ${screen} pixels and ${ratios.length} pixel ratios`, async ({
        browser,
      }) => {
        const width = Number(screen)
        const context = await browser.newContext({
          // Left to the session below, which changes them on the open page.
          viewport: null,
          deviceScaleFactor: undefined,
          // To put a style sheet of its own into the page.
          bypassCSP: true,
          reducedMotion: 'reduce',
        })
        const page = await context.newPage()
        const session = await context.newCDPSession(page)
        const setRatio = async (ratio: number) => {
          await session.send('Emulation.setDeviceMetricsOverride', {
            width,
            height: 844,
            deviceScaleFactor: ratio,
            mobile: width < 640,
          })
          await expect.poll(() => page.evaluate(() => devicePixelRatio)).toBeCloseTo(ratio, 3)
        }
        await setRatio(1)
        await page.goto(path)
        // They float over the edges.
        await page.addStyleTag({ content: '.site-header, .floating-chat { visibility: hidden }' })
        const count = await page.locator(BLOCKS).count()
        // Fetches what the edges are drawn with.
        for (let index = 0; index < count; index++)
          await page.evaluate(showEdge, { blocks: BLOCKS, index })
        await page.waitForLoadState('networkidle')

        const found: string[] = []
        for (const ratio of ratios) {
          await setRatio(ratio)
          for (let index = 0; index < count; index++) {
            const { name, top, height } = await page.evaluate(showEdge, { blocks: BLOCKS, index })
            // Playwright's own pictures wait for more than this needs, and these are many.
            const { data } = await session.send('Page.captureScreenshot', {
              clip: {
                x: 0,
                y: (await page.evaluate(() => scrollY)) + top,
                width,
                height,
                scale: 1,
              },
              optimizeForSpeed: true,
            })
            for (const line of await strayLines(sharp(Buffer.from(data, 'base64'))))
              found.push(`under .${name} at ${ratio}: ${line}`)
          }
        }
        await context.close()
        expect(found).toEqual([])
      })
})
