import { DEFERRED, expect, test as fresh, LABELS, laidOut, openMenu } from './fixtures'
import { test } from './kept-page'

test.describe('what lies below the fold', { tag: '@phone' }, () => {
  test('is laid out when it comes near', async ({ page }) => {
    await page.goto('/')
    expect(await laidOut(page)).toContain(false)
    for (const [index, section] of (await page.locator(DEFERRED).all()).entries()) {
      await section.scrollIntoViewIfNeeded()
      await expect.poll(async () => (await laidOut(page))[index]).toBe(true)
    }
  })

  fresh('does not move for a key that is pressed while it comes', async ({ page }) => {
    await page.addInitScript(() => {
      const moved: unknown[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => moved.push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      })
      const press = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
      document.addEventListener('DOMContentLoaded', () =>
        requestAnimationFrame(() => {
          setTimeout(press)
          requestAnimationFrame(press)
        }),
      )
    })
    await page.goto('/')
    await expect.poll(() => laidOut(page)).not.toContain(false)
    // Chromium reports it with the frame.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
  })

  for (const [width, height, path, id] of [
    [390, 844, '/', 'localizacao'],
    [768, 1024, '/', 'contato'],
    [1024, 768, '/desentupimento', 'localizacao'],
  ] as const)
    test(`of ${path}#${id} is laid out whole, ${width} px wide, so that the target stays in place`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto(`${path}#${id}`)
      await expect(page.locator(`#${id}`).locator('h2, a').first()).toBeInViewport()
      expect(await laidOut(page)).not.toContain(false)
    })

  test('is laid out whole for a link to a section, which leads to it', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto('/')
    expect(await laidOut(page)).toContain(false)
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: LABELS['/#localizacao'] }).click()
    const distance = () =>
      page.locator('#localizacao').evaluate((place) => place.getBoundingClientRect().top)
    // Just below the header, which stays on the screen.
    await expect.poll(distance).toBeGreaterThan(40)
    await expect.poll(distance).toBeLessThan(120)
    expect(await laidOut(page)).not.toContain(false)
  })
})

test('with a mouse the whole page is laid out at once', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  expect(await laidOut(page)).not.toContain(false)
})
