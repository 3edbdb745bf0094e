import { type CDPSession, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'

/** By width of the screen in CSS pixels: a phone, and a laptop, which has no more than two. */
const PIXEL_RATIOS = {
  390: [1, 1.25, 1.5, 1.75, 2, 2.625, 2.75, 2.81, 3],
  1440: [1, 1.25, 1.5, 1.75, 2],
}

/** Around an edge, in CSS pixels. */
const MARGIN = 8

/** Of a colour channel, from 0 to 255: what the eye can tell apart on an even ground. */
const VISIBLE = 4

/** From which share of its length on a line is no part of the drawing, whose tiles have upright lines. */
const STRAY = { row: 0.08, column: 0.3 }

type Image = { data: Buffer; width: number; height: number }

/**
 * Rows and columns of one pixel that differ from both neighbours over some of their length while
 * those agree.
 */
function strayLines({ data, width, height }: Image): string[] {
  const differ = (one: number, other: number) =>
    [0, 1, 2].some(
      (channel) => Math.abs((data[one + channel] ?? 0) - (data[other + channel] ?? 0)) >= VISIBLE,
    )
  const find = (kind: keyof typeof STRAY) => {
    const [count, length] = kind === 'row' ? [height, width] : [width, height]
    const [across, along] = kind === 'row' ? [width * 3, 3] : [3, width * 3]
    return Array.from({ length: count }, (_, line) => line).filter((line) => {
      if (line === 0 || line === count - 1) return false
      let stray = 0
      for (let step = 0; step < length; step++) {
        const pixel = line * across + step * along
        const [before, after] = [pixel - across, pixel + across]
        if (differ(pixel, before) && differ(pixel, after) && !differ(before, after)) stray++
      }
      return stray > STRAY[kind] * length
    })
  }
  return [
    ...find('row').map((row) => `row ${row} of ${height}`),
    ...find('column').map((column) => `column ${column} of ${width}`),
  ]
}

/** Brings the lower edge of a block to the middle of the screen and says where it is drawn. */
function showEdge(page: Page, index: number) {
  return blocks(page)
    .nth(index)
    .evaluate(async (block, margin) => {
      // What comes near is laid out only then, and moves the edge.
      for (let frame = 0; frame < 3; frame++) {
        scrollBy({
          top: block.getBoundingClientRect().bottom - innerHeight / 2,
          behavior: 'instant',
        })
        await new Promise(requestAnimationFrame)
      }
      const { bottom } = block.getBoundingClientRect()
      const edge = Number.parseFloat(getComputedStyle(block, '::after').height) || 0
      const top = Math.max(0, Math.floor(bottom - edge - margin))
      return {
        name: block.className.replace(/^section /, '').split(' ')[0] ?? '',
        strip: {
          x: 0,
          y: scrollY + top,
          width: innerWidth,
          // The page's own end may be half a pixel.
          height:
            Math.min(
              innerHeight,
              Math.ceil(bottom + margin),
              document.documentElement.scrollHeight - scrollY - 2,
            ) - top,
        },
      }
    }, MARGIN)
}

const blocks = (page: Page) =>
  page.locator(':is(main, .pipeline) > :not(.pipeline, script), footer')

async function picture(session: CDPSession, strip: Awaited<ReturnType<typeof showEdge>>['strip']) {
  // Playwright's own pictures wait for more than this needs, and these are many.
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...strip, scale: 1 },
    optimizeForSpeed: true,
  })
  const { data: pixels, info } = await sharp(Buffer.from(data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: pixels, width: info.width, height: info.height }
}

test.describe('where one section ends and the next begins', { tag: '@desktop' }, () => {
  for (const path of ['/', '/desentupimento'])
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
        const count = await blocks(page).count()
        // Fetches what the edges are drawn with.
        for (let index = 0; index < count; index++) await showEdge(page, index)
        await page.waitForLoadState('networkidle')

        const found: string[] = []
        for (const ratio of ratios) {
          await setRatio(ratio)
          for (let index = 0; index < count; index++) {
            const { name, strip } = await showEdge(page, index)
            for (const line of strayLines(await picture(session, strip)))
              found.push(`under .${name} at ${ratio}: ${line}`)
          }
        }
        await context.close()
        expect(found).toEqual([])
      })
})
