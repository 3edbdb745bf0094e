import { paths } from '@/lib/routes'
import { expect, test } from './fixtures'

test.describe('the scroll bar', { tag: '@phone' }, () => {
  for (const path of paths)
    test(`of ${path} has its length before the sections are laid out`, async ({ page }) => {
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      await expect(page.locator('html')).toHaveAttribute('data-deferred')
      const first = await height()
      // A key may lead anywhere, so it has all of them laid out.
      await page.keyboard.press('Shift')
      await expect(page.locator('html')).not.toHaveAttribute('data-deferred')
      const last = await height()
      expect(Math.abs(first / last - 1), `${first} px, then ${last} px`).toBeLessThan(0.04)
    })
})
