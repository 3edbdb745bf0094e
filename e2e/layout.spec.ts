import { paths } from '@/content/routes'
import { expect, holdBack, PAGES, startIslands, test } from './fixtures'

test('the first screen shows the problems, however small it is', async ({ page, isMobile }) => {
  const tiles = page
    .getByRole('navigation', { name: PAGES['/'].problems.title })
    .getByRole('listitem')
  const all = PAGES['/'].problems.items.length
  const screens = isMobile
    ? [
        { width: 390, height: 844, whole: 6 },
        { width: 360, height: 740, whole: 3 },
      ]
    : [
        { width: 1440, height: 900, whole: all },
        // A small laptop, whose lower edge the last line of a label may cross.
        { width: 1366, height: 657, whole: all },
      ]
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  for (const { whole, ...screen } of screens) {
    await page.setViewportSize(screen)
    for (const tile of (await tiles.all()).slice(0, whole))
      await expect(tile, `${screen.width} px wide`).toBeInViewport({ ratio: 0.85 })
  }
})

for (const path of paths)
  test(`nothing moves when the fonts and pictures of ${path} arrive after its first paint`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const release = await holdBack(page, /\.woff2$|\/images\//)
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
    const pictures = page.locator('main img, footer img')
    const spaces = () =>
      pictures.evaluateAll((all) =>
        all.map((picture) => {
          const { width, height } = picture.getBoundingClientRect()
          return `${picture.getAttribute('src')}: ${Math.round(width)} × ${Math.round(height)}`
        }),
      )
    await page.waitForFunction(() => document.readyState === 'interactive')
    const empty = await spaces()
    expect(empty.length).toBeGreaterThan(7)
    release()
    await page.waitForLoadState('load')
    await startIslands(page)
    await pictures.evaluateAll(async (all) => {
      await document.fonts.ready
      for (const picture of all as HTMLImageElement[]) {
        picture.scrollIntoView()
        await picture.decode()
      }
      await new Promise(requestAnimationFrame)
    })
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[])
    const moved = shifts.reduce((sum, shift) => sum + shift, 0)
    expect(moved).toBeLessThan(0.05)
    expect(await spaces()).toEqual(empty)
  })
