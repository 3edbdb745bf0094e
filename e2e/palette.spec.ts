import { interfaceTexts, palette } from '@/content/site'
import { paths } from '@/lib/routes'
import { PalettePairs } from './colours'
import { expect, NOWHERE, openMenu, startIslands } from './fixtures'
import { test } from './kept-page'
import { always, withNotices } from './notices'

/*
 * A palette of the owner's own is checked by a list of pairs (scripts/content/contrast.ts), which is worth
 * something only while it has what the pages set, no more and no less.
 */

test.skip(!!process.env.BASE_URL, 'what is deployed may have the palette of another day')

test('the list of pairs has each pair of colours that a page sets, and no other', {
  tag: '@desktop',
}, async ({ page, consoleErrors }) => {
  test.slow()
  const pairs = new PalettePairs(palette)
  await withNotices(page, always)
  for (const path of [...paths, NOWHERE, '/500.html'])
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) {
          details.removeAttribute('name')
          details.open = true
        }
      })
      await pairs.look(page)
      await page.keyboard.press('Tab')
      await pairs.look(page)
      if (path === '/500.html') continue
      await startIslands(page)
      await expect(page.getByRole('status')).toHaveText(always.texto)
      await pairs.look(page)
      if (width > 390) {
        await page.getByRole('link', { name: interfaceTexts.floatingChat }).hover()
        await expect(page.getByRole('tooltip')).toBeAttached()
      } else await openMenu(page)
      await pairs.look(page)
    }
  consoleErrors.splice(0)
  expect([...pairs.unlisted]).toEqual([])
  expect(pairs.unused).toEqual([])
})
