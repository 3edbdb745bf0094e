import type { Page } from '@playwright/test'
import { answerQuestion, test as base, expect, REFUSES_NOTHING, violationsOf } from './fixtures'

/*
 * For tests that leave nothing behind: those of a worker take turns on one page, since a new one for each
 * costs more than what most of them ask. A test that adds a script, a clock or storage to its page, or asks about
 * a first visit, has a page of its own, from e2e/fixtures.ts.
 */
export const test = base.extend<object, { kept: { page: Page; violations: string[] } }>({
  kept: [
    async ({ browser }, use) => {
      // What moves would be waited for; e2e/back-forward.spec.ts goes by motion.
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      const violations = await violationsOf(context)
      await answerQuestion(context)
      await use({ page: await context.newPage(), violations })
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: ({ kept }, use) => use(kept.page.context()),
  page: async ({ kept: { page }, viewport }, use) => {
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto('about:blank')
  },
  violations: async ({ kept: { violations } }, use) => {
    await use(violations)
    expect(violations.splice(0), REFUSES_NOTHING).toEqual([])
  },
})
