import { paths } from '@/content/routes'
import { menuTexts } from '@/content/site'
import { chatLinks, expect, PAGES, startIslands, test } from './fixtures'
import { always, notice, STORM, withNotices } from './notices'
import { expectMenuToLead, expectPublishedContent, readPublished } from './page-integrity'

/** The links whose words lie under something else, be it their own picture. */
const covered = (links: Element[]) =>
  links.filter((link) => {
    link.scrollIntoView({ block: 'center' })
    const words = document.createRange()
    words.selectNodeContents(link.lastChild ?? link)
    const { left, top, width, height } = words.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) !== link
  }).length

test('the notice of the day shows', { tag: '@phone' }, async ({ page }) => {
  await withNotices(page, always)
  await page.goto('/')
  await startIslands(page)
  await expect(notice(page)).toHaveText(STORM)
  await expect(notice(page)).toBeVisible()
})

for (const javaScriptEnabled of [true, false])
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, { tag: '@phone' }, () => {
    test.use({ javaScriptEnabled })

    for (const path of paths)
      test(`${path} is whole, fits the screen, and each chat link in it can be tapped`, async ({
        page,
      }) => {
        const before = await readPublished(page, path)
        await page.goto(path)
        await expectPublishedContent(page, before)
        await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
        const tiles = page.getByRole('navigation', { name: PAGES[path].problems.title })
        expect(await tiles.getByRole('link').evaluateAll(covered)).toBe(0)
        for (const link of await chatLinks(page.getByRole('main')).filter({ visible: true }).all())
          await link.tap({ trial: true })
        const overflow = () => document.documentElement.scrollWidth - innerWidth
        expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
        // Square, as the drawing is: Safari made it twice as high by the insects that stand on it.
        const picture = await page.locator('.hero-picture').boundingBox()
        expect(picture?.height).toBeCloseTo(picture?.width ?? 0, 0)
      })

    test('the menu opens, closes and leads', async ({ page }) => {
      await page.goto('/')
      const menu = page.getByRole('navigation', { name: menuTexts.title })
      await page.locator('[href="#menu"]').tap()
      await expect(menu).toBeVisible()
      await page.getByRole(javaScriptEnabled ? 'button' : 'link', { name: menuTexts.close }).tap()
      await expect(menu).toHaveCount(0)
      await expectMenuToLead(page)
    })
  })
