import { readLastBuild } from '@/build/last-build'
import { NOTICES_STALE_TIME } from '@/components/islands/notices/script'
import { MAX_NOTICE_LENGTH } from '@/model/schema/notices'
import { expectUnmoved, settledBox } from './boxes'
import { expect, island, startIslands, test, UNKNOWN_PATH, waitForFonts } from './fixtures'
import {
  noticeBar,
  noticeCloseButton,
  noticeText,
  permanentNotice,
  respondToNotices,
  STORM_TEXT,
  withNotices,
} from './notices'

const { content } = readLastBuild()

const stormNotice = { texto: STORM_TEXT, de: '2026-12-24', ate: '2026-12-26' }
const holidayNotice = {
  texto: 'No Natal atendemos emergências.',
  de: '2026-12-24',
  ate: '2026-12-25',
}

for (const path of ['/', UNKNOWN_PATH])
  test(`shows the notice of the day on ${path} without moving or covering the heading`, {
    tag: path === '/' ? [] : '@phone',
  }, async ({ page, consoleErrors }) => {
    const isPhone = (page.viewportSize()?.width ?? 0) < 640
    await withNotices(page, permanentNotice)
    await page.goto(path)
    await waitForFonts(page)
    const title = page.getByRole('heading', { level: 1 })
    const titlePlace = await settledBox(title)
    const region = await noticeText(page).elementHandle()
    await startIslands(page)
    await expect(noticeText(page)).toHaveText(STORM_TEXT)
    await expect(noticeText(page)).toBeVisible()
    await expectUnmoved(title, titlePlace)
    const header = page.getByRole('banner')
    for (const width of isPhone ? [320, 390, 640] : [768, 1024, 1366, 2560]) {
      await page.setViewportSize({ width, height: 657 })
      const notice = await settledBox(noticeBar(page))
      const headerPlace = await settledBox(header)
      const texts = await page
        .locator('h1, .hero-line')
        .evaluateAll((all) => all.map((text) => text.getBoundingClientRect().top))
      const noticeEnd = notice.y + notice.height
      expect.soft(noticeEnd, `${width} px`).toBeLessThanOrEqual(Math.min(...texts))
      const covered =
        Math.min(noticeEnd, headerPlace.y + headerPlace.height) - Math.max(notice.y, headerPlace.y)
      // The upper edge of the header is empty.
      expect.soft(covered, `${width} px`).toBeLessThanOrEqual(8)
    }
    // The live region must stay the same element: screen readers announce only changes in it.
    expect(await region?.evaluate((element) => element.isConnected)).toBe(true)
    // The tabs under the notice are not focusable.
    await expect(
      page.getByRole('navigation', { name: content.interface.general.tabs }),
    ).toHaveCount(0)
    if (path === UNKNOWN_PATH) consoleErrors.splice(0)
  })

test.describe('notice bar', { tag: '@phone' }, () => {
  test('shows all of the longest notice on the narrowest phone, without moving the heading', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const texto = 'W'.repeat(MAX_NOTICE_LENGTH)
    await withNotices(page, { ...permanentNotice, texto })
    await page.goto('/')
    const title = page.getByRole('heading', { level: 1 })
    await waitForFonts(page)
    const place = await settledBox(title)
    await startIslands(page)
    await expect(noticeText(page)).toHaveText(texto)
    const outer = await island(page, 'notices').boundingBox()
    const inner = await noticeText(page).boundingBox()
    if (!outer || !inner) throw new Error('The notice is not laid out')
    expect(inner.y).toBeGreaterThanOrEqual(Math.max(0, outer.y))
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height)
    await expectUnmoved(title, place)
  })

  test('shows the next notice after one is closed, and hides the closed one for the day', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-12-24T12:00:00-03:00'))
    await withNotices(page, stormNotice, holidayNotice)
    await page.goto('/')
    await startIslands(page)
    const box = await noticeCloseButton(page).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await noticeCloseButton(page).click()
    await expect(noticeText(page)).toHaveText(holidayNotice.texto)
    await page.reload()
    await startIslands(page)
    await expect(noticeText(page)).toHaveText(holidayNotice.texto)
    await noticeCloseButton(page).press('Enter')
    await expect(noticeText(page)).toBeEmpty()
    // The focus stays, so that Tab continues from the bar.
    await expect(noticeText(page)).toBeFocused()
    await expect(noticeCloseButton(page)).toHaveCount(0)

    await page.clock.setFixedTime(new Date('2026-12-25T12:00:00-03:00'))
    await page.reload()
    await startIslands(page)
    await expect(noticeText(page)).toHaveText(STORM_TEXT)
  })

  // model/brazil/time-zone.test.ts tests the clocks of the states.
  test('shows a notice by the clock of the company', async ({ page }) => {
    // 22:30 in Acre, and half past midnight in Brasília.
    await page.clock.setFixedTime(new Date('2026-12-26T03:30:00Z'))
    await withNotices(page, holidayNotice, permanentNotice)
    await page.goto('/')
    await page.evaluate(() => {
      document.documentElement.dataset.timeZone = 'America/Rio_Branco'
    })
    await startIslands(page)
    await expect(noticeText(page)).toHaveText(holidayNotice.texto)
  })
})

test.describe('requests', { tag: '@phone' }, () => {
  test('requests the notices again only after a failure', async ({ page, consoleErrors }) => {
    for (const lost of [0, 1, 2]) {
      await page.unrouteAll()
      const requests = await respondToNotices(page, (route) =>
        requests.length > lost
          ? route.fulfill({ json: { avisos: [permanentNotice] } })
          : route.abort(),
      )
      await page.goto('/')
      await startIslands(page)
      await expect(noticeText(page)).toHaveText(STORM_TEXT)
      expect(requests).toHaveLength(lost + 1)
    }
    expect(
      consoleErrors.splice(0).filter((line) => !/^Failed to load resource/.test(line)),
    ).toEqual([])
  })

  test('requests the notices again at an interaction after the response is stale', async ({
    page,
  }) => {
    const avisos: unknown[] = []
    const requests = await respondToNotices(page, (route) => route.fulfill({ json: { avisos } }))
    await page.clock.install()
    await page.goto('/')
    const responded = page.waitForResponse('**/avisos.json')
    await page.keyboard.press('Shift')
    await responded
    await page.keyboard.press('Shift')
    expect(requests).toHaveLength(1)
    avisos.push(permanentNotice)
    // The page starts its timer some time after Playwright has seen the response.
    await expect(async () => {
      await page.clock.runFor(NOTICES_STALE_TIME)
      await page.keyboard.press('Shift')
      expect(requests).toHaveLength(2)
    }).toPass()
    await expect(noticeText(page)).toHaveText(STORM_TEXT)
    expect(requests).toHaveLength(2)
    // From here on the island sends the requests.
    await page.clock.runFor(NOTICES_STALE_TIME)
    await page.keyboard.press('Shift')
    expect(requests).toHaveLength(2)
  })

  test('reports no error if the response with the notices is invalid', async ({
    page,
    consoleErrors,
  }) => {
    const requests = await respondToNotices(page, (route) =>
      route.fulfill({ body: '{"avisos": [' }),
    )
    await page.goto('/')
    await startIslands(page)
    await expect.poll(() => requests.length).toBeGreaterThan(2)
    await expect(noticeText(page)).toBeEmpty()
    await expect(noticeCloseButton(page)).toHaveCount(0)
    expect(consoleErrors).toEqual([])
  })
})
