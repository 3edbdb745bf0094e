import type { Route } from '@playwright/test'
import { expect, LABELS, startIslands, test } from './fixtures'
import { bar, closeButton, complaints, notice, noticesAnswer, TOWN } from './notices'

test.describe('a host that does not give the notices', { tag: '@phone' }, () => {
  // What else a host may answer: lib/notices.test.ts
  for (const [kind, reason, answer] of [
    ['broken', 'JSON', (route: Route) => route.fulfill({ body: '{"avisos": [' })],
    ['missing', '404', (route: Route) => route.fulfill({ status: 404, body: 'Not found' })],
  ] as const) {
    test(`a file that is ${kind} changes nothing and says why once`, async ({
      page,
      consoleErrors,
    }) => {
      const said = complaints(page)
      const requests = await noticesAnswer(page, answer)
      await page.goto('/')
      await startIslands(page)
      await expect.poll(() => said).toEqual([expect.stringContaining(reason)])
      await expect(notice(page)).toBeEmpty()
      await expect(closeButton(page)).toHaveCount(0)
      expect(requests).toHaveLength(1)
      consoleErrors.splice(0)
    })
  }

  test('a file that never arrives blocks nothing', async ({ page }) => {
    const requests = await noticesAnswer(page, () => new Promise(() => {}))
    await page.goto('/')
    await startIslands(page)
    await expect.poll(() => requests.length).toBe(1)
    await expect(bar(page)).toContainText(TOWN)
    await page.getByRole('link', { name: LABELS['/desentupimento'], exact: true }).last().click()
    await expect(page).toHaveURL(/\/desentupimento$/)
  })
})
