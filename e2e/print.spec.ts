import { readLastBuild } from '@/build/last-build'
import { pagePaths } from '@/model/site/routes'
import { expect, PAGE_CONTENT, test } from './fixtures'
import { findBrokenWords } from './page-checks'

const { content } = readLastBuild()

/* Tests of the printed pages, which people pin to a wall. */

/** Pages of the fixture company, whose texts are a fourth longer than those of a usual company. */
const MAX_PAGES = 3

/** Widths in pixels of A4 and Letter between the margins, and words as long as those of an owner. */
const PRINT_WIDTHS = [703, 725]
const LONG_HEADING = 'Contato e orçamento de desentupimentos'

/** Counts the pages of a PDF, each of which is an object of its own. */
const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

for (const path of pagePaths)
  test(`prints ${path} with the first aid, all answers, the address and the QR code of the chat`, {
    tag: '@desktop',
  }, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium prints to a file.')
    await page.goto(path)
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
    for (const format of ['A4', 'Letter'])
      expect
        .soft(countPages(await page.pdf({ format, margin })), format)
        .toBeLessThanOrEqual(MAX_PAGES)
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
    const { firstAid, questions } = PAGE_CONTENT[path]
    const texts = [
      ...firstAid.cases.flatMap(({ steps }) => steps),
      ...questions.items.map(({ answer }) => answer),
      new URL(content.company.siteUrl).hostname.replace('www.', ''),
    ]
    for (const text of texts) await expect(page.getByText(text).first()).toBeVisible()
    // 10.5 pt, because people read the page on a wall.
    const answer = page.getByText(questions.items[0]?.answer ?? '').first()
    const size = await answer.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))
    expect(size).toBeGreaterThanOrEqual(14)
    // A transition would begin as the browser prints, with a clipped answer.
    const duration = await answer.evaluate(
      (text) =>
        getComputedStyle(text.closest('details') ?? text, '::details-content').transitionDuration,
    )
    expect(duration).toBe('0s')
    const code = page.getByRole('banner').locator('img')
    await expect(code).toHaveJSProperty('complete', true)
    await expect(code).not.toHaveJSProperty('naturalWidth', 0)

    await test.step('begins no page between a heading and what follows', async () => {
      const loose = await page.locator('h2, h3, caption').evaluateAll((headings) =>
        headings.flatMap((heading) => {
          const keeps = (element: Element | null): boolean => {
            if (!element) return false
            const { breakInside, breakAfter } = getComputedStyle(element)
            return [breakInside, breakAfter].includes('avoid') || keeps(element.parentElement)
          }
          return heading.checkVisibility() && !keeps(heading) ? heading.textContent : []
        }),
      )
      expect(loose).toEqual([])
    })
    await test.step('breaks no word of a printed heading', async () => {
      await page
        .getByRole('contentinfo')
        .locator('h2')
        .evaluate((heading, text) => {
          heading.textContent = text
        }, LONG_HEADING)
      for (const width of PRINT_WIDTHS) {
        await page.setViewportSize({ width, height: 1000 })
        expect.soft(await findBrokenWords(page), `${width} px`).toEqual([])
      }
    })
  })

test('prints the company at the head of a scrolled page', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  await page.mouse.wheel(0, 3000)
  await page.emulateMedia({ media: 'print' })
  const { y = Number.NaN } = (await page.getByRole('banner').boundingBox()) ?? {}
  expect(await page.evaluate((top) => top + scrollY, y)).toBe(0)
})

test('prints the problems and the steps of the method', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  const { problems, method } = PAGE_CONTENT['/']
  const tiles = page.getByRole('region', { name: problems.title }).getByRole('link')
  await expect(tiles).toHaveText(problems.items.map(({ label }) => label))
  for (const { title } of method.steps)
    await expect(page.getByRole('heading', { name: title, exact: true }).first()).toBeVisible()
})
