import type { Locator, Page } from '@playwright/test'
import { readLastBuild } from '@/build/last-build'
import { changedContent } from '@/fixtures/content'
import { chatLabel } from '@/model/page/chat'
import { SECTION_IDS } from '@/model/site/anchors'
import { pagePaths } from '@/model/site/routes'
import { DRAIN_PAGE } from '@/model/site/slugs'
import { expectUnmoved, settledBox } from './boxes'
import { openWithContent } from './changed-content'
import {
  chatLinks,
  delayRequests,
  expect,
  floatingChat,
  HERO_PICTURE,
  HOUSE,
  PAGE_CONTENT,
  startIslands,
  test,
  UNKNOWN_PATH,
  VIEWPORTS,
  waitForFonts,
} from './fixtures'
import { layOutSections, stopPainting } from './page-checks'

const { content, pictures } = readLastBuild()

/* Tests of positions: the first screen, and elements that stay in place. */

test.describe('first screen', () => {
  for (const path of [...pagePaths, UNKNOWN_PATH])
    test(`shows both chat buttons uncovered on the first screen of ${path}, and keeps the header and the round floating chat while the page scrolls`, {
      tag: path === UNKNOWN_PATH ? '@phone' : [],
    }, async ({ page, consoleErrors }) => {
      await page.goto(path)
      await waitForFonts(page)
      const screen = page.viewportSize() ?? { width: 0, height: 0 }
      const isWide = screen.width >= 1024
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
        expect.soft(found, `${viewport.width} px`).toEqual({ chat: true, floatingChat: true })
      }
      if (path !== UNKNOWN_PATH)
        await test.step('keeps the header and the round floating chat while the page scrolls', async () => {
          await page.setViewportSize(screen)
          await expectFixedControls(page)
        })
      // The 404 page logs an error by design.
      if (path === UNKNOWN_PATH) consoleErrors.splice(0)
    })

  test('shows the licence and a row of problem tiles on the first screen of phones, and all tiles on wide screens', async ({
    page,
  }) => {
    const { problems } = PAGE_CONTENT['/']
    const tiles = page.getByRole('region', { name: problems.title }).getByRole('listitem')
    const isWide = (page.viewportSize()?.width ?? 0) >= 1024
    const viewports: {
      width: number
      height: number
      shown: number
      lead?: number
      hasProof?: boolean
    }[] = isWide
      ? [
          { width: 1440, height: 900, shown: problems.items.length },
          // On a small laptop, the last line of a label may cross the bottom edge.
          { width: 1366, height: 657, shown: problems.items.length, hasProof: true },
        ]
      : [
          { width: 390, height: 844, shown: 8 },
          { width: 360, height: 740, shown: 4 },
          // Small phones while the browser's toolbars are visible. Only a short lead fits.
          { width: 390, height: 664, shown: 4, lead: 80, hasProof: true },
          { width: 360, height: 640, shown: 4, lead: 80, hasProof: true },
          { width: 360, height: 560, shown: 4, lead: 80 },
          { width: 320, height: 568, shown: 3, lead: 80 },
        ]
    await page.goto('/')
    await waitForFonts(page)
    const proof = page
      .getByRole('main')
      .getByText(content.company.sanitaryLicence ?? '')
      .first()
    for (const { shown, lead, hasProof, ...viewport } of viewports) {
      await page
        .locator('h1 ~ p')
        .nth(1)
        .evaluate((text, length) => {
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
      if (hasProof) await expect(proof).toBeInViewport({ ratio: 1 })
    }
  })

  for (const path of pagePaths)
    test(`shows the licence and the rating in Google on the first screen of ${path}`, {
      tag: '@phone',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      await waitForFonts(page)
      const main = page.getByRole('main')
      const licence = main.getByText(content.company.sanitaryLicence ?? '').first()
      const rating = main.locator(`a[href="${content.company.googleProfile}"]`).first()
      for (const proof of [licence, rating]) await expect(proof).toBeInViewport({ ratio: 1 })
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
      const pictures = page.locator('main img, #contato img').filter({ visible: true })
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

/** Checks that the header and the floating chat stay on the screen while the page scrolls. */
async function expectFixedControls(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  const buttonBox = await settledBox(floatingChat(page))
  const viewport = page.viewportSize() ?? { width: 0, height: 0 }
  expect(buttonBox.width).toBe(buttonBox.height)
  expect(viewport.width - buttonBox.x - buttonBox.width).toBeLessThan(64)
  expect(viewport.height - buttonBox.y - buttonBox.height).toBeLessThan(64)
  const radius = await floatingChat(page).evaluate((link) => getComputedStyle(link).borderRadius)
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
}

for (const path of pagePaths)
  test(`shows ${path} on phones with still pictures, large tap targets, and labels and words uncovered`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(path)
    const screen = page.viewportSize() ?? { width: 0, height: 0 }

    await test.step('runs no animation under reduced motion', async () => {
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 60)),
      )
      expect.soft(moving).toEqual([])
    })

    // Safari once made the picture twice as high, because of its insects.
    await test.step('shows a square hero picture', async () => {
      const picture = await page.locator(HERO_PICTURE).boundingBox()
      expect.soft(picture?.height).toBeCloseTo(picture?.width ?? 0, 0)
    })

    await test.step('shows tap targets of at least 44 pixels', async () => {
      const small = await page.locator('a, button, summary').evaluateAll((targets) =>
        targets.flatMap((target) => {
          // WCAG exempts links in sentences. The skip link is for the keyboard.
          const words = (node?: Element | null) => node?.textContent?.trim().length ?? 0
          const sentence = target.closest('p')
          const links = [...(sentence?.querySelectorAll('a') ?? [])]
          const inLinks = links.reduce((sum, link) => sum + words(link), 0)
          const isInSentence = words(sentence) > inLinks + links.length + 8
          const isLine = isInSentence || target.matches('dd a, [href="#inicio"]')
          if (!target.checkVisibility() || isLine) return []
          const { width, height } = target.getBoundingClientRect()
          return width >= 44 && height >= 44 ? [] : `${target.textContent}: ${width} × ${height}`
        }),
      )
      expect.soft(small).toEqual([])
    })

    await waitForFonts(page)
    await test.step('keeps the floating chat off the words of the first screen', () =>
      expectUncoveredWords(page))

    await test.step('cuts off no side of the hero picture in landscape', async () => {
      for (const viewport of [
        { width: 740, height: 360 },
        { width: 844, height: 390 },
      ]) {
        await page.setViewportSize(viewport)
        const header = await page.getByRole('banner').boundingBox()
        const picture = await page.locator(HERO_PICTURE).boundingBox()
        if (!header || !picture) throw new Error('the header or the picture is missing')
        expect.soft(picture.y).toBeGreaterThanOrEqual(header.y + header.height)
        expect.soft(picture.x + picture.width).toBeLessThanOrEqual(viewport.width)
      }
    })

    await test.step('keeps the floating chat off the words of the tiles and of the first aid, however far the page is scrolled', async () => {
      for (const width of [360, 390]) {
        await page.setViewportSize({ ...screen, width })
        const button = await settledBox(floatingChat(page))
        const { problems, firstAid } = PAGE_CONTENT[path]
        const tiles = page.getByRole('region', { name: problems.title }).getByRole('list').first()
        const advice = page.getByRole('region', { name: firstAid.title, exact: true })
        for (const part of [tiles, advice]) {
          const end = await part.evaluate((part) => {
            for (const details of part.querySelectorAll('details')) details.open = true
            const words = document.createRange()
            const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
            const ends: number[] = []
            for (let node = walker.nextNode(); node; node = walker.nextNode()) {
              words.selectNodeContents(node)
              ends.push(words.getBoundingClientRect().right)
            }
            return Math.max(...ends)
          })
          expect.soft(end, `${width} px`).toBeLessThan(button.x)
        }
      }
      await page.setViewportSize(screen)
    })

    if (path === '/desentupimento')
      await test.step('positions a photo by its focal point where a card crops the photo', async () => {
        const photos = content.photos.items.filter(({ focus }) => focus)
        for (const { picture, focus } of photos) {
          const image = page.locator(`img[src*="/${picture}-"]`)
          await expect(image).toHaveCSS('object-position', `${focus?.x}% ${focus?.y}%`)
        }
        expect(photos.length).toBeGreaterThan(1)
      })
  })

/** Checks on each screen that the floating chat covers no word before the page scrolls. */
async function expectUncoveredWords(page: Page): Promise<void> {
  const screens: { width: number; height: number; fontSize?: string }[] = [
    { width: 390, height: 844, fontSize: '200%' },
    ...VIEWPORTS,
    { width: 360, height: 560 },
    { width: 390, height: 664 },
  ]
  for (const { fontSize = '', ...viewport } of screens) {
    await page.setViewportSize(viewport)
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, fontSize)
    await expect(chatLinks(page.getByRole('main')).first()).toBeInViewport({ ratio: 1 })
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
        if (isCovered && node.parentElement?.checkVisibility()) covered.push(node.textContent ?? '')
      }
      return covered
    }, button)
    expect.soft(covered, `${viewport.width} × ${viewport.height} ${fontSize}`).toEqual([])
  }
}

/** Returns the selector of the cards in the row of a section. */
const cardsIn = (sectionId: string) => `#${sectionId} :is(menu, ul) > li`

/**
 * Taps the dot of a card in the row of a section. Asks Chromium's developer tools for its place, because dots are
 * pseudo-elements, which no locator finds.
 * @throws if the card or its dot is missing
 */
async function tapDot(page: Page, sectionId: string, index: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  const { root } = await devTools.send('DOM.getDocument')
  const query = { nodeId: root.nodeId, selector: cardsIn(sectionId) }
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', query)
  const { node } = await devTools.send('DOM.describeNode', { nodeId: nodeIds[index] })
  const dot = node.pseudoElements?.find(({ pseudoType }) => pseudoType === 'scroll-marker')
  if (!dot) throw new Error(`card ${index} of ${sectionId} has no dot`)
  const { model } = await devTools.send('DOM.getBoxModel', { backendNodeId: dot.backendNodeId })
  const [left = 0, top = 0] = model.border
  await page.touchscreen.tap(left + model.width / 2, top + model.height / 2)
  await devTools.detach()
}

test('shows the position in each row of cards by dots that lead to the cards, on phones only', {
  tag: '@phone',
}, async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium has the dots.')
  await page.goto('/')
  const { services, pests, testimonials } = SECTION_IDS
  const trackOf = (id: string) => page.locator(cardsIn(id)).first().locator('../..')
  const dotsOf = (id: string) =>
    trackOf(id).evaluate((track) => getComputedStyle(track).getPropertyValue('scroll-marker-group'))
  for (const id of [services, pests, testimonials])
    await test.step(id, async () => {
      expect(await dotsOf(id)).toBe('after links')
      // The dots are below the cards, which may be taller than the screen.
      await trackOf(id).evaluate((track) => track.scrollIntoView({ block: 'end' }))
      await settledBox(trackOf(id))
      const cards = page.locator(cardsIn(id))
      for (const index of [(await cards.count()) - 1, 0, 1]) {
        const scrolled = await page.evaluate(() => scrollY)
        await tapDot(page, id, index)
        await expect(cards.nth(index)).toBeInViewport({ ratio: 0.5 })
        expect(await page.evaluate(() => scrollY)).toBe(scrolled)
      }
      await cards.nth(2).evaluate((card) => card.scrollIntoView({ block: 'nearest' }))
      const filledDot = () =>
        cards.evaluateAll((all) => {
          const dots = all.map((card) => getComputedStyle(card, '::scroll-marker').backgroundImage)
          return dots.findIndex((dot) => dots.indexOf(dot) === dots.lastIndexOf(dot))
        })
      await expect.poll(filledDot).toBe(2)
      // Tab moves on to the links of the tapped card, which most testimonials lack.
      if (id === testimonials) return
      await tapDot(page, id, 1)
      await page.keyboard.press('Tab')
      await expect(cards.nth(1).locator(':focus')).toBeVisible()
    })
  await expect(page).toHaveURL(/\/$/)
  await page.emulateMedia({ media: 'print' })
  expect(await dotsOf(services)).toBe('none')
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 768, height: 1024 })
  expect(await dotsOf(services)).toBe('none')
})

/** Returns the labels of places whose words something covers, so that neither eyes nor a finger reach them. */
const coveredLabels = (items: Locator) =>
  items.evaluateAll((all) =>
    all.flatMap((item) => {
      const words = document.createRange()
      words.selectNodeContents(item.querySelector('a') ?? item)
      const { left, right, top, bottom } = words.getBoundingClientRect()
      const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
        [top + 1, (top + bottom) / 2, bottom - 1].map((y) => ({ x, y })),
      )
      const isReached = points.every(({ x, y }) => item.contains(document.elementFromPoint(x, y)))
      return isReached ? [] : [item.textContent]
    }),
  )

/** Returns the centre of the pin of a place, which becomes the magnifying glass, and the radius. */
const glassOf = (link: Locator) =>
  link.evaluate((link) => {
    const { left, bottom, marginLeft, width } = getComputedStyle(link, '::after')
    const box = link.getBoundingClientRect()
    const radius = Number.parseFloat(width) / 2
    return {
      x: box.left + Number.parseFloat(left) + Number.parseFloat(marginLeft) + radius,
      y: box.bottom - Number.parseFloat(bottom) - radius,
      radius,
    }
  })

for (const path of pagePaths)
  test(`opens a magnifying glass for the chosen label of ${path}, with the picture of the card that the label leads to, clear of the other labels`, async ({
    page,
  }) => {
    await page.goto(path)
    await layOutSections(page)
    await waitForFonts(page)
    const isPhone = (page.viewportSize()?.width ?? 0) < 640
    const items = page.locator(`${isPhone ? HOUSE : HERO_PICTURE} menu > li`)
    const { places } = PAGE_CONTENT[path]
    if (!places) throw new Error(`${path} has no places`)
    await expect(items).toHaveCount(places.items.length)
    for (const viewport of isPhone
      ? [
          { width: 360, height: 740 },
          { width: 390, height: 844 },
        ]
      : [
          { width: 768, height: 1024 },
          { width: 1366, height: 657 },
          { width: 1440, height: 900 },
        ]) {
      await page.setViewportSize(viewport)
      for (const [index, { service, label }] of places.items.entries()) {
        const item = items.nth(index)
        const link = item.getByRole('link')
        await expect(link).toHaveText(label)
        const card = page.locator((await link.getAttribute('href')) ?? '')
        // The card of the drain page is on another page, so that its glass shows the picture of the link between the pages.
        const picture =
          service === DRAIN_PAGE
            ? pictures['barata-e-agua'].src
            : await card.locator('img').first().getAttribute('src')
        await link.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
        const closed = await item.boundingBox()
        await link.focus()
        const name = `${label}, ${viewport.width} px`
        expect(await item.boundingBox(), name).toEqual(closed)
        const glass = await glassOf(link)
        const found = await link.evaluate((link, { x, y }) => {
          const handle = getComputedStyle(link, '::before')
          const box = link.getBoundingClientRect()
          const isLinkAt = (x: number, y: number) => document.elementFromPoint(x, y) === link
          return {
            isGlass: isLinkAt(x, y),
            isHandle: isLinkAt(
              box.left +
                Number.parseFloat(handle.left) +
                Number.parseFloat(handle.marginLeft) +
                Number.parseFloat(handle.width) / 2,
              box.top + Number.parseFloat(handle.top) + Number.parseFloat(handle.height) / 2,
            ),
            picture: getComputedStyle(link, '::after').backgroundImage,
          }
        }, glass)
        expect(found, name).toEqual({
          isGlass: true,
          isHandle: true,
          picture: `url("${new URL(picture ?? '', page.url())}")`,
        })
        expect(await coveredLabels(items), name).toEqual([])
        expect(glass.radius, name).toBeGreaterThan(60)
        // The glass is on the screen, and off the question.
        expect(glass.x - glass.radius, name).toBeGreaterThanOrEqual(0)
        expect(glass.x + glass.radius, name).toBeLessThanOrEqual(viewport.width)
        const question = await page.locator(`${HERO_PICTURE} > p`).boundingBox()
        if (question)
          expect(glass.y - glass.radius, name).toBeGreaterThan(question.y + question.height)
      }
    }
  })

test('shows every first-aid step of the drain page beside the tiles, and leads the pipe from the hero to the last section', {
  tag: '@desktop',
}, async ({ page }) => {
  // With motion, whose rules once clipped the steps.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/desentupimento')
  const { pipe, sections } = await page.locator('main > div').evaluate((content) => ({
    pipe: Number.parseFloat(getComputedStyle(content, '::before').height),
    sections: content.clientHeight - (content.firstElementChild?.clientHeight ?? 0),
  }))
  expect.soft(pipe, 'the pipe').toBeGreaterThan(sections - 300)
  for (const step of await page.locator('#emergencia li').all()) {
    await step.scrollIntoViewIfNeeded()
    // An element that a parent clips is not in the viewport.
    await expect(step).toBeInViewport({ ratio: 1 })
  }
})

for (const path of pagePaths) {
  test(`keeps the magnifying glass of ${path} open while the mouse rests on a label`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(path)
    const labels = await page.locator(`${HERO_PICTURE} [data-target]`).all()
    expect(labels.length).toBeGreaterThan(3)
    for (const label of labels) {
      await page.mouse.move(0, 0)
      const { x, y, width, height } = await settledBox(label)
      await page.mouse.move(x + width / 2, y + height / 2)
      const left = await label.evaluate(async (link) => {
        let count = 0
        link.addEventListener('mouseleave', () => count++)
        // Longer than the glass needs to open.
        await new Promise((resolve) => setTimeout(resolve, 400))
        return count
      })
      expect(left, String(await label.textContent())).toBe(0)
    }
  })

  test(`opens the magnifying glass at the first tap on a label of ${path}, and the card at the second`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(path)
    const card = path === '/' ? '#praga-baratas' : '#servico-vaso'
    const place = page.locator(`${HOUSE} li:has([href="${card}"])`)
    const glassSize = () =>
      place.getByRole('link').evaluate((link) => getComputedStyle(link, '::after').width)
    const closed = await glassSize()
    await place.tap()
    await expect.poll(glassSize).not.toBe(closed)
    await expect(page).toHaveURL(path)
    const link = place.getByRole('link')
    const target = await link.getAttribute('data-target')
    expect(await link.evaluate((link) => getComputedStyle(link, '::before').content)).toContain(
      target,
    )
    await place.tap()
    await expect(page).toHaveURL(path + card)
    await page.goBack()
    await expect.poll(glassSize).toBe(closed)
    // A screen reader clicks the link itself.
    await link.evaluate((link) => (link as HTMLElement).click())
    await expect(page).toHaveURL(path + card)
  })

  test(`leads from the house of the first screen of ${path} to the complete one`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(path)
    const { places } = PAGE_CONTENT[path]
    const link = page.locator(HERO_PICTURE).getByRole('link', { name: places?.title, exact: true })
    for (const { width, height } of [
      { width: 320, height: 640 },
      { width: 844, height: 390 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize({ width, height })
      const picture = await settledBox(page.locator(HERO_PICTURE).getByRole('img').first())
      const middle = {
        x: (picture.x + Math.min(width, picture.x + picture.width)) / 2,
        y: picture.y + picture.height / 2,
      }
      const reachesLink = await link.evaluate(
        (link, { x, y }) => document.elementFromPoint(x, y) === link,
        middle,
      )
      expect(reachesLink, `${width} px`).toBe(true)
      const words = await link.evaluate((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        const { bottom, right } = range.getBoundingClientRect()
        return { bottom, right }
      })
      expect(words.bottom, `${width} px`).toBeLessThan(height)
      expect(words.right, `${width} px`).toBeLessThan(width)
    }
    await link.click()
    await expect(page.locator(HOUSE).getByRole('heading')).toBeInViewport()
  })

  test(`shows the house of ${path} once, clear of what is above, with labels that do not overlap, and as a list with enlarged text`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(path)
    await layOutSections(page)
    const { places, firstAid, problems } = PAGE_CONTENT[path]
    const above = path === '/' ? firstAid.title : problems.title
    const sectionAbove = page.getByRole('region', { name: above, exact: true })
    for (const { width, height } of [
      { width: 390, height: 844 },
      { width: 768, height: 1024 },
      { width: 640, height: 360 },
      { width: 844, height: 390 },
      { width: 1023, height: 768 },
    ]) {
      await page.setViewportSize({ width, height })
      const labels = page.locator('[data-target]').filter({ visible: true })
      const covered = await labels.evaluateAll((links) => {
        const boxes = links.map((link) => link.getBoundingClientRect())
        return boxes.flatMap((one, index) =>
          boxes.slice(0, index).filter((other) => {
            const x = Math.min(one.right, other.right) - Math.max(one.left, other.left)
            const y = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
            return Math.min(x, y) > 1
          }),
        )
      })
      expect(covered, `labels at ${width} px`).toEqual([])
      const titles = page
        .locator('p, h2')
        .and(page.getByText(places?.title ?? '', { exact: true }))
        .filter({ visible: true })
      await expect(titles).toHaveCount(1)
      const boxAbove = await settledBox(sectionAbove)
      const house = await page.locator(HOUSE).boundingBox()
      if (house)
        expect(house.y - boxAbove.y - boxAbove.height, `${width} px`).toBeGreaterThanOrEqual(32)
    }
    // Enlarged text has room for a list of labels, without a magnifying glass. Chromium measures it at a change of width.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await page.setViewportSize({ width: 390, height: 844 })
    const list = await settledBox(page.locator(`${HOUSE} menu`))
    expect(list.height, 'several labels share a row').toBeLessThan(340)
    for (const label of await page.locator(`${HOUSE} [data-target]`).all()) {
      const drawn = () =>
        label.evaluate((link) => {
          const words = document.createRange()
          words.selectNodeContents(link)
          const { left, right } = link.getBoundingClientRect()
          const item = link.parentElement ?? link
          const plate = getComputedStyle(item, '::before')
          return {
            words: words.getBoundingClientRect().left - left,
            width: right - left,
            plate: [plate.left, plate.right],
            glass: [
              getComputedStyle(item, '::after'),
              getComputedStyle(link, '::before'),
              getComputedStyle(link, '::after'),
            ].map(({ content, display }) => content !== 'none' && display !== 'none'),
          }
        })
      const listed = await drawn()
      expect(listed.glass).toEqual([false, false, false])
      await label.focus()
      expect(await drawn(), String(await label.textContent())).toEqual(listed)
      await expect(label).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)')
    }
  })

  test(`asks the question of the house of ${path} above the labels, as text without the look of a button`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(path)
    await waitForFonts(page)
    const { places } = PAGE_CONTENT[path]
    for (const width of [1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const question = page.locator(`${HERO_PICTURE} > p`).getByText(places?.title ?? '')
      await expect(question).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      const title = await question.boundingBox()
      const labels = await page
        .locator(`${HERO_PICTURE} menu a`)
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
      expect.soft(labels.length).toBeGreaterThan(3)
      expect.soft(title && title.y + title.height, `${width} px`).toBeLessThan(Math.min(...labels))
    }
  })
}

/** Checks that a link under the pointer has an underline and no shadow, and has not moved. */
async function expectOnlyUnderlined(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded()
  const place = await settledBox(link)
  await link.hover()
  await expect(link).toHaveCSS('text-decoration-line', 'underline')
  await expect(link).toHaveCSS('box-shadow', 'none')
  await expectUnmoved(link, place)
}

test('shows the home page on wide screens with portraits that only their sides are cut off from, and with labels clear of the title and the floating chat', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/')
  await waitForFonts(page)
  await stopPainting(page)
  const { firstAid } = PAGE_CONTENT['/']

  await test.step('keeps the labels of tiles clear of the floating chat at every width', async () => {
    const tiles = page.getByRole('region', { name: PAGE_CONTENT['/'].problems.title })
    for (const width of [360, 390, 640, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const labels = tiles.getByRole('listitem').getByRole('link')
      const ends = await labels.evaluateAll((links) =>
        links.map((link) => {
          const words = document.createRange()
          words.selectNodeContents(link.lastChild ?? link)
          return words.getBoundingClientRect().right
        }),
      )
      // Compares only the columns, because scrolling moves each tile past the button.
      const button = await floatingChat(page).boundingBox()
      expect.soft(Math.max(...ends), `${width} px`).toBeLessThan(button?.x ?? 0)
    }
  })

  await test.step('underlines the number in the header under the pointer, without moving it or adding a shadow', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const number = page.getByRole('banner').getByRole('link', { name: chatLabel(content) })
    await expect(number).toHaveCSS('text-decoration-line', 'none')
    await expectOnlyUnderlined(number)
  })

  await test.step('opens a case of the first aid without moving its title or the numbers', async () => {
    const section = page.getByRole('region', { name: firstAid.title, exact: true })
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const title = section.locator('summary').first()
      await title.scrollIntoViewIfNeeded()
      const numbers = section.getByRole('list').first()
      const [titleBox, numbersBox] = [await settledBox(title), await settledBox(numbers)]
      await title.click()
      await expectUnmoved(title, titleBox)
      await expectUnmoved(numbers, numbersBox)
      await title.click()
    }
  })

  await test.step('cuts off nothing of the portraits of pests but a part of their sides, and links them', async () => {
    await layOutSections(page)
    const cards = page.locator('[id^=praga-]')
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const portraits = await cards.locator('picture').evaluateAll((pictures) =>
        pictures.map((picture) => {
          picture.scrollIntoView({ block: 'center' })
          const { left, top, width, height } = picture.getBoundingClientRect()
          // The link fills the card.
          const front = document.elementFromPoint(left + 20, top + 20)
          return { shape: width / height, isLink: front?.matches('a[href^="#"]') }
        }),
      )
      expect(portraits.length).toBeGreaterThan(3)
      for (const [index, { shape, isLink }] of portraits.entries()) {
        const name = `portrait ${index + 1}, ${width} px`
        // Illustrations are square. A wider card would cut off their heads.
        expect(shape, `share of the width in sight of ${name}`).toBeGreaterThan(0.6)
        expect(shape, name).toBeLessThan(1.01)
        expect(isLink, name).toBe(true)
      }
    }
  })
})

test('keeps the request for the licence in “Sobre nós” underlined under the pointer, without moving it or adding a shadow', {
  tag: '@desktop',
}, async ({ page }) => {
  // A company with its licence shows the number instead.
  const unlicensed = changedContent(({ company }) => {
    company.sanitaryLicence = undefined
  })
  await openWithContent(page, '/', unlicensed)
  await waitForFonts(page)
  const { proof = '' } = content.messages
  await expectOnlyUnderlined(page.getByRole('link', { name: proof, exact: true }))
})

for (const path of pagePaths)
  test(`shows the illustrations of the services of ${path} with their subjects on tablets`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(path)
    const illustrations = page.locator('[id^=servico-] > picture')
    for (const width of [640, 768, 1023]) {
      await page.setViewportSize({ width, height: 900 })
      const shapes = await illustrations.evaluateAll((pictures) =>
        pictures.map((picture) => picture.clientWidth / picture.clientHeight),
      )
      expect(shapes.length).toBeGreaterThan(3)
      // Illustrations are 4 wide and 3 high, with subjects that a narrower picture would cut.
      expect.soft(Math.min(...shapes), `${width} px`).toBeGreaterThan(1.05)
      expect.soft(Math.max(...shapes), `${width} px`).toBeLessThan(2.05)
    }
  })

test('fills the height beside enlarged text with the pictures of the team and of the first service', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const { about, services } = SECTION_IDS
  const bottomsOf = (...elements: Locator[]) =>
    Promise.all(
      elements.map(async (element) => {
        const { y, height } = await settledBox(element)
        return Math.round(y + height)
      }),
    )
  const team = page.locator(`#${about} picture`).first()
  const [picture, card] = await bottomsOf(team, team.locator('~ div').first())
  expect(picture).toBe(card)
  const service = page.locator(`#${services} li`).first()
  const [servicePicture, serviceCard] = await bottomsOf(service.locator('picture'), service)
  expect(servicePicture).toBe(serviceCard)
})

for (const path of pagePaths)
  test(`leaves no hole between the cards of ${path}, whatever their number`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await openWithContent(page, path, content)
    await waitForFonts(page)
    const rows = page.locator('menu.card-row')
    for (const width of [1920, 1440, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 })
      for (const row of await rows.all()) {
        const holes = await row.evaluate((list) => {
          const cards = [...list.children]
          const found = cards.map((_, index) => {
            list.replaceChildren(...cards.slice(0, index + 1))
            const gap = Number.parseFloat(getComputedStyle(list).columnGap)
            const area = ({ width, height }: DOMRect) => (width + gap) * (height + gap)
            const covered = [...list.children].map((card) => area(card.getBoundingClientRect()))
            const share =
              covered.reduce((sum, part) => sum + part, 0) / area(list.getBoundingClientRect())
            return Math.abs(share - 1) > 0.01 ? `${index + 1} cards: ${share}` : ''
          })
          list.replaceChildren(...cards)
          return found.filter(Boolean)
        })
        expect.soft(holes, `${width} px`).toEqual([])
      }
    }
    expect(await rows.count()).toBe(path === '/' ? 2 : 1)
  })
