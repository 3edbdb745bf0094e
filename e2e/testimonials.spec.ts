import type { Page } from '@playwright/test'
import { homeTestimonials } from '@/content/site'
import { expect } from './fixtures'
import { test } from './kept-page'

const row = (page: Page) => page.locator('.testimonials .card-scroller')

/** Whether Tab stops at the row on the way from the section's heading to the end of the page. */
async function isStop(page: Page): Promise<boolean> {
  await page.locator('#depoimentos').evaluate((section) => section.focus())
  await page.keyboard.press('Tab')
  return row(page).evaluate((element) => element === document.activeElement)
}

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await row(page).scrollIntoViewIfNeeded()
})

test('the keyboard scrolls the testimonials where they overflow sideways', {
  tag: '@phone',
}, async ({ page }) => {
  expect(await isStop(page)).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => row(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})

test('the keyboard does not stop at testimonials that are all visible', {
  tag: '@desktop',
}, async ({ page }) => {
  expect(await isStop(page)).toBe(false)
  const section = page.locator('#depoimentos')
  await expect(section.getByRole('listitem')).toHaveCount(homeTestimonials.length)
  await expect(section.getByRole('blockquote').first()).toBeVisible()
})

test('the first testimonial stands out by its size', { tag: '@desktop' }, async ({ page }) => {
  const words = page.locator('#depoimentos').getByRole('blockquote')
  const [first = 0, ...others] = await words.evaluateAll((quotes) =>
    quotes.map((quote) => Number.parseFloat(getComputedStyle(quote).fontSize)),
  )
  expect(first).toBeGreaterThan(1.5 * Math.max(...others))
})
