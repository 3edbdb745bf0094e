import type { Page, Route } from '@playwright/test'
import { expect, LABELS, startIslands, test } from './fixtures'
import { bar, CHRISTMAS_EVE, closeButton, complaints, notice, noticesAnswer, TOWN } from './notices'

/** Skips the pause between two attempts, of which this is the longest. */
async function afterAWhile(page: Page, said: readonly string[]): Promise<number> {
  await page.clock.fastForward(30_000)
  return said.length
}

test.describe('a host that does not give the notices', { tag: '@phone' }, () => {
  // What else a host may answer: browser/notices/read-file.test.ts, lib/notices.test.ts
  for (const [kind, reason, answer] of [
    ['broken', 'fora do lugar', (route: Route) => route.fulfill({ body: '{"avisos": [' })],
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

  test('an unreachable host is requested four times in all and logged once', async ({
    page,
    consoleErrors,
  }) => {
    await page.clock.install({ time: CHRISTMAS_EVE })
    const said = complaints(page)
    const requests = await noticesAnswer(page, (route) => route.abort())
    await page.goto('/')
    await startIslands(page)
    await expect.poll(() => afterAWhile(page, said), { timeout: 20_000 }).toBe(1)
    expect(requests).toHaveLength(4)
    await expect(notice(page)).toBeEmpty()
    consoleErrors.splice(0)
  })

  test('a file that never arrives blocks nothing', async ({ page }) => {
    const requests = await noticesAnswer(page, () => new Promise(() => {}))
    await page.goto('/')
    await startIslands(page)
    await expect.poll(() => requests.length).toBe(1)
    await expect(bar(page)).toContainText(TOWN)
    await page.getByRole('link', { name: LABELS['/desentupimento'], exact: true }).last().click()
    await expect(page).toHaveURL(/\/desentupimento$/)
  })

  test('a host that never answers times out four times and is logged once', async ({
    page,
    consoleErrors,
  }) => {
    await page.clock.install({ time: CHRISTMAS_EVE })
    await page.addInitScript(() => {
      const { timeout } = AbortSignal
      AbortSignal.timeout = () => timeout.call(AbortSignal, 300)
    })
    const said = complaints(page)
    const requests = await noticesAnswer(page, () => new Promise(() => {}))
    await page.goto('/')
    await startIslands(page)
    await expect.poll(() => afterAWhile(page, said), { timeout: 20_000 }).toBe(1)
    expect(requests).toHaveLength(4)
    await expect(notice(page)).toBeEmpty()
    consoleErrors.splice(0)
  })
})
