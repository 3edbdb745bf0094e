import sharp from 'sharp'
import { pagePaths } from '@/model/routes'
import { delayRequests, expect, test, VIEWPORTS } from './fixtures'

/**
 * One screen for each layout. 1366 px is left out, because Chromium renders one pixel differently.
 */
const LAYOUT_VIEWPORTS = VIEWPORTS.filter(({ width }) =>
  [320, 390, 768, 1024, 1440, 1920].includes(width),
)

/** Counts the colour values of two pictures that differ by more than antialiasing. */
async function countDifferences(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).raw().toBuffer()))
  return a?.filter((value, index) => Math.abs(value - (b?.[index] ?? 0)) > 32).length ?? Number.NaN
}

test.describe('first screen', { tag: '@phone' }, () => {
  for (const path of pagePaths)
    test(`shows the complete first screen of ${path} before the linked style sheet arrives`, async ({
      page,
      browserName,
    }) => {
      test.skip(
        browserName !== 'chromium',
        'Only Chromium stops parsing at a style sheet in the body.',
      )
      const hero = page.locator('.hero')
      /** Returns a screenshot of the hero for each screen, without the next section. */
      const heroScreenshots = async () => {
        const pictures: Buffer[] = []
        for (const screen of LAYOUT_VIEWPORTS) {
          await page.setViewportSize(screen)
          await hero.locator('img, image').evaluateAll(async (images) => {
            await document.fonts.ready
            for (const picture of images) {
              // Loads the file of an SVG image as an <img>, because an SVG image has no decode().
              const image = picture instanceof HTMLImageElement ? picture : new Image()
              image.src ||= picture.getAttribute('href') ?? ''
              await image.decode()
            }
          })
          const { y = 0, height = 0 } = (await hero.boundingBox()) ?? {}
          const bottom = Math.floor(Math.min(screen.height, y + height))
          const clip = { x: 0, y: 0, width: screen.width, height: bottom }
          pictures.push(await page.screenshot({ clip }))
        }
        return pictures
      }
      const release = await delayRequests(page, /\.css$/)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('link[rel=stylesheet]')).toBeAttached()
      const beforeStyleSheet = await heroScreenshots()
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      release()
      await page.waitForLoadState('load')
      const complete = await heroScreenshots()
      for (const [index, { width }] of LAYOUT_VIEWPORTS.entries()) {
        const [one, other] = [beforeStyleSheet[index], complete[index]]
        expect(one && other && (await countDifferences(one, other)), `${width} px`).toBe(0)
      }
    })
})
