import { FONT_CHARACTERS } from '@/build/font-characters'
import { readLastBuild } from '@/build/last-build'
import { expect, island, test } from './fixtures'
import { withNotices } from './notices'

const { content } = readLastBuild()

test.describe('a visit', { tag: '@phone' }, () => {
  test('loads no bundle when a visitor scrolls, opens answers and opens a chat', async ({
    page,
    chats,
  }) => {
    const notices = await withNotices(page)
    const bundles: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/islands/')) bundles.push(request.url())
    })
    await page.goto('/', { waitUntil: 'load' })
    expect(notices).toEqual([])
    for (const section of await page.locator('main > div > section').all())
      await section.scrollIntoViewIfNeeded()
    await expect.poll(() => notices).toHaveLength(1)
    for (const question of await page.locator('summary').all()) await question.tap()
    await page.getByRole('link', { name: content.interface.general.floatingChat }).tap()
    await expect.poll(() => chats).toHaveLength(1)
    await page.waitForLoadState('networkidle')
    expect(bundles).toEqual([])
    await expect(page.locator('[data-status]')).toHaveCount(0)
  })

  for (const [path, section] of [
    ['/desentupimento', '#servicos'],
    ['/', '#sobre div:has(> div > h3)'],
  ] as const)
    test(`requests the pictures of ${section} on ${path} only when it is near the screen`, async ({
      page,
      browserName,
    }) => {
      test.skip(browserName !== 'chromium', 'Only Chromium requests lazy pictures early.')
      // Allows motion, because the rule is an animation (components/parts/picture.css).
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto(path)
      const box = page.locator(`${section} picture`).first()
      const picture = box.locator('img')
      await box.evaluate(async (element) => {
        const { top } = element.getBoundingClientRect()
        const lazyImage = Object.assign(new Image(), { loading: 'lazy', src: '/icon.png' })
        Object.assign(lazyImage.style, { position: 'absolute', top: `${top}px` })
        document.body.append(lazyImage)
        scrollTo(0, top - innerHeight - 1000)
        await new Promise((resolve) => {
          lazyImage.onload = resolve
        })
      })
      await expect(picture).toHaveJSProperty('currentSrc', '')
      await page.evaluate(() => scrollBy(0, 900))
      await expect(picture).toHaveJSProperty('complete', true)
    })

  test('loads the characters of the fonts that no page shows only when one is shown', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium tells the fonts of an element.')
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    // The fonts lack the `@`.
    await page.locator('footer [href^="mailto:"]').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(fonts).toHaveLength(2)
    const texts = ['h1', 'main p']
    for (const selector of texts)
      await page
        .locator(selector)
        .first()
        .evaluate((element, characters) => {
          element.textContent = characters
        }, FONT_CHARACTERS)
    await expect.poll(() => new Set(fonts).size).toBe(4)
    await page.evaluate(() => document.fonts.ready)
    const session = await page.context().newCDPSession(page)
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const { root } = await session.send('DOM.getDocument')
    for (const selector of texts) {
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
      const used = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      expect(used.fonts.map(({ isCustomFont }) => isCustomFont)).toEqual([true])
    }
  })

  test('starts the animations of scrolling with the first scroll', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Other browsers may lack scroll timelines.')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/', { waitUntil: 'load' })
    const isStarted = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .some((animation) => (animation as CSSAnimation).animationName === 'stamp'),
      )
    expect(await isStarted()).toBe(false)
    await page
      .getByRole('heading', { name: content.home.method.title, exact: true })
      .evaluate((heading) => heading.scrollIntoView())
    await expect.poll(isStarted).toBe(true)
  })

  // WCAG 2.2.2 asks for a pause button for motion that lasts longer.
  for (const { path, name } of [
    { path: '/', name: 'visit' },
    { path: '/desentupimento', name: 'stamp' },
  ])
    test(`moves the first screen of ${path} for at most five seconds`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto(path, { waitUntil: 'load' })
      const animations = () =>
        page.evaluate(() =>
          document
            .getAnimations()
            .filter(({ timeline }) => timeline === document.timeline)
            .map((animation) => ({
              name: (animation as CSSAnimation).animationName,
              end: Number(animation.effect?.getComputedTiming().endTime),
            })),
        )
      await expect.poll(async () => (await animations()).map((each) => each.name)).toContain(name)
      for (const { end } of await animations()) expect(end).toBeLessThanOrEqual(5000)
    })

  test('loads the menu’s bundle when the menu button gets the focus', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: content.interface.menu.open }).focus()
    await expect(island(page, 'menu')).toHaveAttribute('data-status', 'ready')
    await expect(page.locator('[data-status]')).toHaveCount(1)
  })
})

test('shows the name of the floating chat on hover, and hides it on Escape', {
  tag: '@desktop',
}, async ({ page }) => {
  const name = content.interface.general.floatingChat
  await page.goto('/')
  await page.getByRole('link', { name }).hover()
  await expect(page.getByRole('tooltip', { name })).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip', { name })).toHaveCount(0)
})
