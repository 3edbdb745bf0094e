import { paths } from '@/lib/routes'
import { expect, test } from './fixtures'

// With scripts, what is far from the screen of a phone takes its height later.
test.use({ javaScriptEnabled: false })

/** The most pixels: on a phone, in screens, and on a wide screen. */
const LONGEST = {
  '/': { phone: 9.5 * 844, wide: 8400 },
  '/desentupimento': { phone: 7.5 * 844, wide: 7200 },
}

for (const path of paths)
  test(`${path} is not longer than somebody in a hurry scrolls`, async ({ page, isMobile }) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(LONGEST[path][isMobile ? 'phone' : 'wide'])
  })
