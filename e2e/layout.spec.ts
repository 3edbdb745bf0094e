import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { PREVIEW_STYLES_PATH } from '@/build/export/styles'
import { wideWordClass } from '@/components/parts/fitted-text'
import { pagePaths } from '@/model/routes'
import { content } from '@/model/site'
import { expectUnmoved, settledBox } from './boxes'
import {
  delayRequests,
  expect,
  expectInView,
  MENU_LABELS,
  openMenu,
  PAGE_CONTENT,
  startIslands,
  test,
  UNKNOWN_PATH,
  VIEWPORTS,
} from './fixtures'
import { findBrokenWords, findOverflow, layOutSections } from './page-checks'

/*
 * Tests of positions: the first screen, fixed elements, the keyboard focus, the targets of links
 * and wide words.
 */

const floatingChat = (page: Page) =>
  page.getByRole('link', { name: content.interface.general.floatingChat })

/** Waits for the fonts, because text moves when a font arrives. */
const waitForFonts = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined))

test.describe('first screen', () => {
  for (const path of [...pagePaths, UNKNOWN_PATH])
    test(`shows both chat buttons uncovered on the first screen of ${path}`, {
      tag: path === UNKNOWN_PATH ? '@phone' : [],
    }, async ({ page, consoleErrors }) => {
      await page.goto(path)
      await waitForFonts(page)
      const isWide = (page.viewportSize()?.width ?? 0) >= 1024
      const viewports = [...VIEWPORTS, { width: 844, height: 390 }]
      for (const viewport of viewports.filter(({ width }) => width >= 1024 === isWide)) {
        await page.setViewportSize(viewport)
        const found = await floatingChat(page).evaluate((button) => {
          const isInReach = (element?: Element | null) => {
            const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect()
            const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
            const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
            return isInside && right > left && !!element?.contains(front)
          }
          // The floating chat may cover other elements, such as pictures and tiles.
          return {
            chat: isInReach(document.querySelector('main a[href^="https://wa.me/"]')),
            floatingChat: isInReach(button),
          }
        })
        expect(found, `${viewport.width} px`).toEqual({ chat: true, floatingChat: true })
      }
      // The 404 page logs an error by design.
      if (path === UNKNOWN_PATH) consoleErrors.splice(0)
    })

  for (const path of pagePaths)
    test(`keeps the floating chat off the words of the first screen of ${path}`, {
      tag: '@phone',
    }, async ({ page }) => {
      await page.goto(path)
      await waitForFonts(page)
      for (const viewport of [
        ...VIEWPORTS,
        { width: 360, height: 560 },
        { width: 390, height: 664 },
      ]) {
        await page.setViewportSize(viewport)
        const button = await settledBox(floatingChat(page))
        const covered = await page.getByRole('main').evaluate((main, button) => {
          const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
          const covered: string[] = []
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const words = document.createRange()
            words.selectNodeContents(node)
            const isCovered = [...words.getClientRects()].some(
              ({ left, right, top, bottom }) =>
                left < button.x + button.width &&
                right > button.x &&
                top < button.y + button.height &&
                bottom > button.y,
            )
            if (isCovered && node.parentElement?.checkVisibility())
              covered.push(node.textContent ?? '')
          }
          return covered
        }, button)
        expect.soft(covered, `${viewport.width} × ${viewport.height}`).toEqual([])
      }
    })

  for (const path of pagePaths)
    test(`cuts off no side of the hero picture of ${path} on a phone in landscape`, {
      tag: '@phone',
    }, async ({ page }) => {
      await page.goto(path)
      await waitForFonts(page)
      for (const viewport of [
        { width: 740, height: 360 },
        { width: 844, height: 390 },
      ]) {
        await page.setViewportSize(viewport)
        const header = await page.getByRole('banner').boundingBox()
        const picture = await page.locator('.top-picture').boundingBox()
        if (!header || !picture) throw new Error('the header or the picture is missing')
        expect(picture.y).toBeGreaterThanOrEqual(header.y + header.height)
        expect(picture.x + picture.width).toBeLessThanOrEqual(viewport.width)
      }
    })

  test('keeps tile labels clear of the floating chat on wide screens', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/')
    await waitForFonts(page)
    const tiles = page.getByRole('region', { name: PAGE_CONTENT['/'].problems.title })
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const ends = await tiles.getByRole('link').evaluateAll((links) =>
        links.map((link) => {
          const words = document.createRange()
          words.selectNodeContents(link.lastChild ?? link)
          return words.getBoundingClientRect().right
        }),
      )
      // Compares only the columns, because scrolling moves each tile past the button.
      const button = await floatingChat(page).boundingBox()
      expect(Math.max(...ends), `${width} px`).toBeLessThan(button?.x ?? 0)
    }
  })

  test('shows at least one row of problem tiles on the first screen of phones, and all tiles on wide screens', async ({
    page,
  }) => {
    const { problems } = PAGE_CONTENT['/']
    const tiles = page.getByRole('region', { name: problems.title }).getByRole('listitem')
    const isWide = (page.viewportSize()?.width ?? 0) >= 1024
    const viewports: { width: number; height: number; shown: number; lead?: number }[] = isWide
      ? [
          { width: 1440, height: 900, shown: problems.items.length },
          // On a small laptop, the last line of a label may cross the bottom edge.
          { width: 1366, height: 657, shown: problems.items.length },
        ]
      : [
          { width: 390, height: 844, shown: 6 },
          { width: 360, height: 740, shown: 3 },
          // Small phones while the browser's toolbars are visible. Only a short lead fits.
          { width: 360, height: 560, shown: 3, lead: 80 },
          { width: 320, height: 568, shown: 3, lead: 80 },
        ]
    await page.goto('/')
    await waitForFonts(page)
    for (const { shown, lead, ...viewport } of viewports) {
      await page.locator('.top-lead').evaluate((text, length) => {
        text.textContent = text.textContent.slice(0, length)
      }, lead)
      await page.setViewportSize(viewport)
      const seen = await tiles.evaluateAll((all) =>
        all.map((tile) => {
          const { top, height } = tile.getBoundingClientRect()
          return (innerHeight - top) / height > 0.85
        }),
      )
      expect(seen.slice(0, shown), `${viewport.width} × ${viewport.height}`).toEqual(
        Array(shown).fill(true),
      )
    }
  })

  for (const path of pagePaths)
    test(`keeps the layout shift of ${path} below 0.05 while fonts and pictures load`, {
      tag: path === '/' ? [] : '@phone',
    }, async ({ page, browserName }) => {
      test.skip(browserName !== 'chromium', 'Only Chromium reports layout shifts.')
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const release = await delayRequests(page, /\.woff2$|\/images\//)
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length,
      )
      const pictures = page.locator('main img, .footer-image img').filter({ visible: true })
      const sizes = () =>
        pictures.evaluateAll((all) =>
          all.map((picture) => {
            const { width, height } = picture.getBoundingClientRect()
            // Checks only that the height is not zero, because a card's picture fills the space
            // that its text leaves.
            return `${picture.getAttribute('src')}: ${Math.round(width)}, ${height > 0}`
          }),
        )
      await page.waitForFunction(() => document.readyState === 'interactive')
      const empty = await sizes()
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
      expect(await sizes()).toEqual(empty)
    })
})

for (const path of pagePaths)
  test.describe(`the page ${path}`, () => {
    test.beforeEach(({ page }) => page.goto(path))

    test('keeps the header and the round floating chat on the screen while the page scrolls', {
      tag: path === '/' ? [] : '@phone',
    }, async ({ page }) => {
      const header = page.getByRole('banner')
      const buttonBox = await settledBox(floatingChat(page))
      const viewport = page.viewportSize() ?? { width: 0, height: 0 }
      expect(buttonBox.width).toBe(buttonBox.height)
      expect(viewport.width - buttonBox.x - buttonBox.width).toBeLessThan(64)
      expect(viewport.height - buttonBox.y - buttonBox.height).toBeLessThan(64)
      const radius = await floatingChat(page).evaluate(
        (link) => getComputedStyle(link).borderRadius,
      )
      expect(Number.parseFloat(radius)).toBeGreaterThanOrEqual(buttonBox.width / 2)

      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
      await expectUnmoved(floatingChat(page), buttonBox)
      for (const control of await header.locator('a:visible, button:visible').all())
        await expect(control).toBeInViewport({ ratio: 1 })
      const box = await header.boundingBox()
      expect(
        box && box.y + box.height,
        'the header is lower than an eighth of the screen',
      ).toBeLessThan(viewport.height / 8)
    })

    test('shows tap targets of at least 44 pixels', { tag: '@phone' }, async ({ page }) => {
      const small = await page.locator('a, button, summary').evaluateAll((targets) =>
        targets.flatMap((target) => {
          // WCAG exempts links in sentences. The skip link is for the keyboard.
          const words = (node?: Element | null) => node?.textContent?.trim().length ?? 0
          const sentence = target.closest('p')
          const links = [...(sentence?.querySelectorAll('a') ?? [])]
          const inLinks = links.reduce((sum, link) => sum + words(link), 0)
          const isInSentence = words(sentence) > inLinks + links.length + 8
          const isLine = isInSentence || target.matches('dd a, .skip-link')
          if (!target.checkVisibility() || isLine) return []
          const { width, height } = target.getBoundingClientRect()
          return width >= 44 && height >= 44 ? [] : `${target.textContent}: ${width} × ${height}`
        }),
      )
      expect(small).toEqual([])
    })

    test('covers no label of a tile', { tag: '@phone' }, async ({ page }) => {
      const tiles = page.getByRole('region', { name: PAGE_CONTENT[path].problems.title })
      const covered = await tiles.getByRole('link').evaluateAll((links) =>
        links.filter((link) => {
          link.scrollIntoView({ block: 'center' })
          const words = document.createRange()
          words.selectNodeContents(link.lastChild ?? link)
          const { left, top, width, height } = words.getBoundingClientRect()
          return document.elementFromPoint(left + width / 2, top + height / 2) !== link
        }),
      )
      expect(covered).toEqual([])
    })

    // Safari once made the picture twice as high, because of its insects.
    test('shows a square hero picture', { tag: '@phone' }, async ({ page }) => {
      const picture = await page.locator('.top-picture').boundingBox()
      expect(picture?.height).toBeCloseTo(picture?.width ?? 0, 0)
    })
  })

test('positions a photo by its focal point where a card crops the photo', {
  tag: '@phone',
}, async ({ page }) => {
  const photos = content.photos.items.filter(({ focus }) => focus)
  await page.goto('/desentupimento')
  for (const { picture, focus } of photos) {
    const image = page.locator(`img[src*="/${picture}-"]`)
    await expect(image).toHaveCSS('object-position', `${focus?.x}% ${focus?.y}%`)
  }
  expect(photos.length).toBeGreaterThan(1)
})

test('moves an insect to the place on the house that a tap focuses', { tag: '@phone' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const scorpion = page.locator('.house-picture .top-escorpiao')
  await expect(scorpion).toHaveCSS('translate', 'none')
  await page.locator('.house .place-chao a').tap()
  await expect(scorpion).toHaveCSS('translate', '20% 21%')
})

test('runs no animation under reduced motion', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 60)),
  )
  expect(moving).toEqual([])
})

test.describe('keyboard', () => {
  test('moves the focus to the main content by the skip link', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: content.interface.general.skipLink })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('focuses the header of a scrolled page without scrolling the page', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    // The floating chat comes after the header.
    await floatingChat(page).evaluate((link) => link.focus({ preventScroll: true }))
    const title = page.locator('#servicos h2')
    const place = await settledBox(title)
    const header = page.getByRole('banner')
    for (let press = 0; press < 2; press++) {
      await page.keyboard.press('Shift+Tab')
      await expect(header.locator(':focus')).toBeInViewport()
      await expectUnmoved(title, place)
    }
  })

  const findStops = (page: Page) =>
    page.evaluateHandle(() =>
      [...document.querySelectorAll('a[href], button, summary')].filter((stop) =>
        stop.checkVisibility({ visibilityProperty: true }),
      ),
    )

  /**
   * Describes the focused element: its index among the tab stops, or -1, the width of its focus
   * ring in pixels, and what hides a part of it.
   */
  const focusedStop = (stops: Awaited<ReturnType<typeof findStops>>) =>
    stops.evaluate((stops) => {
      const focused = document.activeElement ?? document.body
      const { outlineStyle, outlineWidth } = getComputedStyle(focused)
      const { left, top, right, bottom, width, height } = focused.getBoundingClientRect()
      const name = focused.outerHTML.slice(0, 60)
      const ring = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
      const seen = { stop: stops.indexOf(focused), name, ring }
      // A row of cards takes the focus for scrolling, and may be taller than the screen.
      const isTall = height > innerHeight / 2 && top < innerHeight / 2 && bottom > innerHeight / 2
      if (focused === document.body || isTall) return { ...seen, hidden: '' }
      const { clientWidth } = document.documentElement
      if (top < 0 || left < 0 || bottom > innerHeight || right > clientWidth)
        return { ...seen, hidden: `the edge of the screen hides ${name}: ${left}, ${top}` }
      const inset = Math.min(4, width / 4, height / 4)
      const over = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + inset, top + inset],
        [right - inset, top + inset],
        [left + inset, bottom - inset],
        [right - inset, bottom - inset],
      ].flatMap(([x = 0, y = 0]) => {
        const front = document.elementFromPoint(x, y)
        return front && (focused.contains(front) || front.contains(focused)) ? [] : [front]
      })
      const hidden = over.length > 0 ? `${over[0]?.outerHTML.slice(0, 60)} hides ${name}` : ''
      return { ...seen, hidden }
    })

  // 844 × 390 px has the least room between header and chat button. 320 px has rows of cards.
  for (const [path, viewport, tag] of [
    ['/', { width: 320, height: 568 }, '@phone'],
    ['/desentupimento', { width: 844, height: 390 }, '@phone'],
    ['/', { width: 1440, height: 900 }, '@desktop'],
  ] as const)
    test(`focuses every link and button of ${path} at ${viewport.width} × ${viewport.height} by Tab, each uncovered and with a focus ring`, {
      tag,
    }, async ({ page }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await page.goto(path)
      await startIslands(page)
      await waitForFonts(page)
      const stops = await findStops(page)
      const count = await stops.evaluate(({ length }) => length)
      expect(count).toBeGreaterThan(15)
      const hidden: string[] = []
      const noRing: string[] = []
      const reached = new Set<number>()
      // Backwards too, because elements then enter from above, where the header is.
      for (const [key, last] of [
        ['Tab', count - 1],
        ['Shift+Tab', 0],
      ] as const) {
        let index = -1
        // Scrollable rows take the focus too, which needs more presses than there are stops.
        for (let press = 0; index !== last && press < count + 24; press++) {
          await page.keyboard.press(key)
          const found = await focusedStop(stops)
          index = found.stop
          if (index >= 0) reached.add(index)
          if (index >= 0 && found.ring < 2) noRing.push(found.name)
          if (!found.hidden) continue
          // A row takes a moment to scroll.
          await expect
            .poll(async () => (await focusedStop(stops)).hidden, { timeout: 5000 })
            .toBe('')
            .catch(() => hidden.push(`${key}: ${found.hidden}`))
        }
      }
      expect(hidden).toEqual([])
      expect(noRing, 'elements without a focus ring').toEqual([])
      expect(reached.size, 'reached elements').toBe(count)
    })
})

// Not repeated with scripts off, because the browser follows anchors without a script.
// e2e/exported.test.ts checks that each anchor exists.
test.describe('links to sections', { tag: '@phone' }, () => {
  for (const [width, height, path, id] of [
    [390, 844, '/', 'localizacao'],
    [768, 1024, '/', 'contato'],
    [1024, 768, '/desentupimento', 'localizacao'],
  ] as const)
    test(`shows the heading of ${path}#${id} at ${width} px, and keeps it in view`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto(`${path}#${id}`)
      const heading = page.locator(`#${id}`).getByRole('heading').first()
      await expectInView(page, heading)
      // Sections above may have their real heights only after a frame.
      await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
      await expectInView(page, heading)
    })

  // The section above the contact has another height for each company. If the browser has only
  // estimated that height, the contact stops in the middle of the screen.
  test('scrolls exactly to the contact when its menu link is clicked', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto('/')
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: MENU_LABELS['/#contato'] }).click()
    const distance = () =>
      page.locator('#contato').evaluate((footer) => {
        const { scrollPaddingTop } = getComputedStyle(document.documentElement)
        return Math.abs(footer.getBoundingClientRect().top - Number.parseFloat(scrollPaddingTop))
      })
    await expect.poll(distance).toBeLessThan(2)
  })

  test('scrolls from a problem tile or a pest card to its service card or to the first aid', async ({
    page,
  }) => {
    for (const path of pagePaths) {
      await page.goto(path)
      const links = page.locator(':is(.problems menu a, .pest-card .text-link)')
      expect(await links.count()).toBeGreaterThan(4)
      // On the home page, tiles of emergency services link to the first aid instead of the service
      // card.
      const { problems, services } = PAGE_CONTENT[path]
      const urgent = problems.items.filter(({ service }) =>
        services.items.some(({ slug, emergency }) => slug === service && emergency),
      )
      await expect(page.locator('.problems menu [href="#emergencia"]')).toHaveCount(
        path === '/' ? urgent.length : 0,
      )
      for (const link of await links.all()) {
        // Layout during a long scroll may move the target of a click.
        await link.press('Enter')
        await expectInView(page, page.locator(`${await link.getAttribute('href')}:target`))
      }
    }
  })

  test('scrolls from a first-aid case to the card of its service', async ({ page }) => {
    await page.goto('/')
    const { cases } = PAGE_CONTENT['/'].firstAid
    const { title = '', service } = cases.find(({ service }) => service) ?? {}
    const advice = page.locator('#emergencia')
    const link = advice.locator(`[href="#servico-${service}"]`)
    await expect(link).toBeHidden()
    await advice.getByRole('heading', { name: title }).click()
    await link.press('Enter')
    await expectInView(page, page.locator(`#servico-${service}:target`))
  })

  test('opens the first answer by its link when another answer is open', async ({ page }) => {
    await page.goto('/')
    const [first, second] = PAGE_CONTENT['/'].questions.items
    if (!first || !second) throw new Error('fewer than two questions')
    // The first answer is open by default.
    await expect(page.getByText(first.answer)).toBeVisible()
    await page.getByText(second.question, { exact: true }).click()
    await expect(page.getByText(second.answer)).toBeVisible()
    await expect(page.getByText(first.answer)).toBeHidden()
    await page.locator('[href="#primeira-duvida"]').click()
    await expectInView(page, page.getByText(first.answer))
    await expectInView(page, page.getByRole('heading', { name: first.question }))
  })
})

/** Titles with a word of the smaller size, and with one of the widest words of the usual size. */
const WIDE_TITLES = ['IMPERMEABILIZAÇÃO E DEDETIZAÇÃO', 'Hidrojateamento e desentupimento']
const WIDE_NAME = 'DESENTUPIDORA E DEDETIZADORA CATARINENSE'

/** The narrowest phone, and each width from which the layout or the size of the text changes. */
const LAYOUT_WIDTHS = [320, 390, 640, 768, 1024, 1280, 1440, 1920]

// Changes the texts in the page, because a company with such words would need its own build. Unit
// tests check which class a component chooses.
for (const path of pagePaths)
  for (const title of WIDE_TITLES)
    test(`breaks no word on ${path} with titles such as “${title}”, and tiles, buttons and the name in capitals`, {
      tag: '@phone',
    }, async ({ page }) => {
      await page.goto(path)
      await layOutSections(page)
      // Adds all rules of the source, because the page has only those of its own classes.
      await page.evaluate(
        (css) => {
          const styleSheet = new CSSStyleSheet()
          styleSheet.replaceSync(css)
          document.adoptedStyleSheets.unshift(styleSheet)
        },
        readFileSync(PREVIEW_STYLES_PATH, 'utf8'),
      )
      await page.evaluate(
        ([title, name, wordClass]) => {
          for (const heading of document.querySelectorAll(
            'h1, .section h2, .top-highlights h2, .first-aid h2, .site-footer h2, .service-card h3, .service-photo-card h3, .pest-card h3, .method-steps h3, .about-idea h3',
          )) {
            const words = document.createElement('span')
            if (wordClass) words.className = `wide-word ${wordClass}`
            words.textContent = title
            heading.replaceChildren(words)
            heading.classList.toggle('fitted-heading', wordClass !== undefined)
          }
          document.querySelector('h1')?.classList.add('top-wide')
          document.querySelector('.problems menu')?.classList.add('problems-wide')
          for (const tile of document.querySelectorAll('.problems li a')) {
            const label = tile.lastChild
            if (label) label.textContent = label.textContent?.toUpperCase() ?? ''
          }
          for (const button of document.querySelectorAll('main .chat-button'))
            button.lastChild?.replaceWith('SOLICITAR IMPERMEABILIZAÇÃO')
          for (const link of document.querySelectorAll('.site-footer :is(.chat-button, nav a)'))
            link.lastChild?.replaceWith('Impermeabilização')
          for (const brand of document.querySelectorAll('.brand')) {
            brand.classList.add('brand-wide')
            brand.lastElementChild?.replaceChildren(name)
          }
        },
        [title, WIDE_NAME, wideWordClass(title)] as const,
      )
      for (const width of LAYOUT_WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await findBrokenWords(page), `at ${width} px`).toEqual([])
        const found = await findOverflow(page)
        expect.soft(found, `at ${width} px`).toEqual({ overflow: 0, outside: [] })
      }
    })

/** One-word labels of 16 letters, the most that a tile may have. */
const LONG_LABELS = ['Descontaminações', 'Impermeabilizado', 'Estabelecimentos', 'Desinsetizadoras']

/** The text spacing of WCAG 1.4.12, which a page must allow, and text at 200 %. */
const ENLARGED_TEXT = `
  html { font-size: 200% }
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }`

for (const path of pagePaths)
  for (const style of ['', ENLARGED_TEXT])
    for (const labels of [LONG_LABELS, []])
      test(`cuts off no ${labels.length ? 'label of 16 letters' : 'label'} on ${path} ${style ? 'at 200 % with text spacing' : 'at the usual size'}`, {
        tag: '@phone',
      }, async ({ page }) => {
        await page.goto(path)
        await waitForFonts(page)
        const tiles = page.locator('.problems li a')
        await tiles.evaluateAll(
          (links, { labels, style }) => {
            for (const [index, link] of links.entries())
              if (labels.length) link.lastChild?.replaceWith(labels[index % labels.length] ?? '')
            if (labels.length) links[0]?.closest('menu')?.classList.add('problems-wide')
            const styleSheet = new CSSStyleSheet()
            styleSheet.replaceSync(style)
            document.adoptedStyleSheets = [styleSheet]
          },
          { labels, style },
        )
        for (const width of [
          320, 360, 390, 640, 667, 740, 768, 820, 1024, 1280, 1440, 1920, 2560,
        ]) {
          await page.setViewportSize({ width, height: 900 })
          const cut = await tiles.evaluateAll((links) =>
            links.flatMap((link) => {
              const words = document.createRange()
              words.selectNodeContents(link.lastChild ?? link)
              const label = words.getBoundingClientRect()
              const tile = link.getBoundingClientRect()
              const isInside =
                label.left >= Math.max(tile.left, 0) &&
                label.right <= Math.min(tile.right, innerWidth) &&
                label.top >= tile.top &&
                label.bottom <= tile.bottom
              return isInside ? [] : `${link.textContent}: ${label.left} to ${label.right}`
            }),
          )
          expect.soft(cut, `${width} px`).toEqual([])
          expect.soft(await findBrokenWords(page, '.problems menu'), `${width} px`).toEqual([])
        }
      })
