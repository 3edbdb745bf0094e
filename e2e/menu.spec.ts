import type { Locator, Page } from '@playwright/test'
import { readLastBuild } from '@/build/last-build'
import { navigation } from '@/model/page/navigation'
import { pagePaths } from '@/model/site/routes'
import { expectUnmoved, settledBox } from './boxes'
import {
  chatLinks,
  delayRequests,
  expect,
  expectInView,
  ISLAND_BUNDLES,
  island,
  MENU_LABELS,
  menuButton,
  menuDialog,
  menuOf,
  openMenu,
  startIslands,
  test,
  waitForFonts,
} from './fixtures'
import { withNotices } from './notices'
import { findAxeViolations, findBrokenWords } from './page-checks'

const { content } = readLastBuild()

const entryOf = (page: Page, label: string) =>
  menuOf(page).getByRole('link', { name: label, exact: true })
const closeControl = (page: Page) =>
  page.getByLabel(content.interface.menu.close, { exact: true }).filter({ visible: true })
/** The panel, or its copy in the dialog. */
const PANEL = ':is(#menu, [role=dialog] > div > div)'

/**
 * Opens a page. Its bundles never load for the variant `panel`, and its islands run for `dialog`.
 */
async function visit(page: Page, path: string, variant: string) {
  if (variant === 'panel') await delayRequests(page, ISLAND_BUNDLES)
  await page.goto(path)
  if (variant === 'dialog') await startIslands(page)
}

/** Checks whether the page behind the menu scrolls. */
async function expectScrollable(page: Page, isScrollable: boolean) {
  const overflows = () =>
    page.evaluate(() =>
      [document.documentElement, document.body].map((box) => getComputedStyle(box).overflowY),
    )
  if (isScrollable) await expect.poll(overflows).toEqual(['visible', 'visible'])
  else await expect.poll(overflows).toContain('hidden')
}

async function expectClosed(page: Page) {
  await expect(menuOf(page)).toHaveCount(0)
  await expectScrollable(page, true)
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
}

/** Checks that the menu is closed, and that the section has the focus and is on the screen. */
async function expectClosedAt(page: Page, section: Locator) {
  await expectClosed(page)
  await expect(section).toBeFocused()
  await expectInView(page, section.getByRole('heading').first())
}

for (const variant of ['panel', 'dialog'])
  test.describe(`the menu as a ${variant}`, { tag: '@phone' }, () => {
    test('opens and closes the menu by touch, keyboard and Back, restores the focus, and adds no history entry', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        window.CloseWatcher = class {
          onclose: (() => void) | null = null
          constructor() {
            Reflect.set(window, 'back', () => this.onclose?.())
          }
          destroy() {
            Reflect.deleteProperty(window, 'back')
          }
        }
      })
      await page.goto('/desentupimento')
      await visit(page, '/?fbclid=x#pragas', variant)
      const historyLength = await page.evaluate(() => history.length)
      const title = page.locator('#pragas h2')
      const box = await menuButton(page).boundingBox()
      const tap = () => page.touchscreen.tap((box?.x ?? 0) + 24, (box?.y ?? 0) + 24)
      const ways = {
        open: [tap, () => menuButton(page).press('Enter'), () => menuButton(page).press(' ')],
        close: [
          tap,
          () => closeControl(page).press('Enter'),
          () => closeControl(page).press(' '),
          () => page.keyboard.press('Escape'),
          () => page.evaluate(() => Reflect.get(window, 'back')()),
          // Shift opens the link in a new window.
          () => entryOf(page, MENU_LABELS['/']).click({ modifiers: ['Shift'] }),
          // The dialog makes the button inert.
          ...(variant === 'panel' ? [() => menuButton(page).press('Enter')] : []),
        ],
      }
      for (const [index, close] of ways.close.entries()) {
        const open = ways.open[index % ways.open.length] ?? tap
        const place = await settledBox(title)
        await open()
        await expect(menuOf(page)).toBeVisible()
        await expect(menuDialog(page)).toHaveCount(variant === 'dialog' ? 1 : 0)
        await expect(page.locator('[href="#menu"]')).toHaveAttribute('aria-expanded', 'true')
        await expectScrollable(page, false)
        // Focusing by key may scroll the page.
        if (open === tap) await expectUnmoved(title, place)
        await close()
        await expectClosed(page)
        await expect(menuButton(page)).toBeFocused()
        await expect(page).toHaveURL('/?fbclid=x#pragas')
      }
      expect(await page.evaluate(() => 'back' in window)).toBe(false)
      expect(await page.evaluate(() => history.length)).toBe(historyLength)
      // With the menu closed, Escape leaves the focus where it is.
      const link = chatLinks(page.getByRole('main')).first()
      await link.focus()
      await page.keyboard.press('Escape')
      await expect(link).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL('/desentupimento')
    })

    test('closes the menu at a fast second tap, and treats a held key as one press', async ({
      page,
    }) => {
      await visit(page, '/', variant)
      // Taps twice within one task, as a busy phone may deliver the taps.
      await menuButton(page).evaluate(async (control) => {
        const { x, y } = control.getBoundingClientRect()
        const tap = () =>
          document
            .elementFromPoint(x + 24, y + 24)
            ?.closest<HTMLElement>('a, button')
            ?.click()
        tap()
        await Promise.resolve()
        tap()
      })
      await expectClosed(page)
      for (const key of [' ', 'Enter']) {
        await menuButton(page).focus()
        for (let repeat = 0; repeat < 4; repeat++) await page.keyboard.down(key)
        await page.keyboard.up(key)
        await expect(menuOf(page)).toBeVisible()
        await closeControl(page).focus()
        for (let repeat = 0; repeat < 4; repeat++) await page.keyboard.down(key)
        await page.keyboard.up(key)
        await expectClosed(page)
      }
    })

    test('closes the menu by a link, and shows the target of each tapped link', async ({
      page,
      chats,
    }) => {
      await visit(page, '/?fbclid=x', variant)
      await page.evaluate(() => Object.assign(window, { same: true }))
      for (const index of [0, 1]) {
        await menuButton(page).tap()
        await chatLinks(island(page, 'menu')).and(page.locator(':visible')).nth(index).click()
        await expect.poll(() => chats).toHaveLength(index + 1)
        await expectClosed(page)
        await expect(menuButton(page)).toBeFocused()
      }
      // Taps one section link in the panel and all in the dialog, because both close alike.
      const all = navigation.filter(({ href }) => href.includes('#'))
      const sections = variant === 'dialog' ? all : all.slice(-1)
      // Taps the last link twice, because the second tap does not change the URL.
      for (const { label, href } of [...sections, ...sections.slice(-1)]) {
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await menuButton(page).tap()
        await entryOf(page, label).tap()
        await expectClosedAt(page, page.locator(href.slice(1)))
        await expect(page).toHaveURL(`/?fbclid=x${href.slice(1)}`)
      }

      await menuButton(page).tap()
      await entryOf(page, MENU_LABELS['/']).tap()
      await expectClosed(page)
      await expect(page.locator('#inicio')).toBeFocused()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await expect(page).toHaveURL('/')
      expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
      await page.goBack()
      await expect(page).toHaveURL(`/?fbclid=x${sections.at(-1)?.href.slice(1)}`)

      await menuButton(page).tap()
      await entryOf(page, MENU_LABELS['/desentupimento']).tap()
      await expect(page).toHaveURL('/desentupimento')
      await expectClosed(page)
      await expect(page.locator('#menu [aria-current=page]')).toHaveText(
        MENU_LABELS['/desentupimento'],
      )
      await page.goBack()
      await expectClosed(page)
    })

    test('shows the complete focused menu entry below the header on a short screen', async ({
      page,
    }) => {
      await visit(page, '/', variant)
      for (const viewport of [
        { width: 640, height: 360 },
        { width: 320, height: 256 },
      ]) {
        await page.setViewportSize(viewport)
        await menuButton(page).press('Enter')
        await expect(menuOf(page)).toBeVisible()
        expect(await findBrokenWords(page, `${PANEL}:visible`)).toEqual([])
        await waitForFonts(page)
        /**
         * Returns the focused entry and whether it is on the screen. Compares rectangles, because
         * Radix disables pointer events, so `elementFromPoint` finds nothing.
         */
        const focused = () =>
          page.evaluate((panel) => {
            const entry = document.activeElement
            const header = document.querySelector('header')
            if (!header || !entry?.closest(panel)) return
            const { left, top, right, bottom } = entry.getBoundingClientRect()
            const isBelow = top >= header.getBoundingClientRect().bottom - 1
            const isInside = left >= 0 && right <= innerWidth && bottom <= innerHeight
            return { label: `${entry.textContent}`, isSeen: isBelow && isInside }
          }, PANEL)
        const hidden: string[] = []
        const seen = new Set<string>()
        const stops = await island(page, 'menu').locator('a:visible').count()
        for (const key of ['Tab', 'Shift+Tab'])
          for (let press = 0; press <= stops; press++) {
            await page.keyboard.press(key)
            const entry = await focused()
            if (!entry) continue
            seen.add(entry.label)
            if (!entry.isSeen) hidden.push(`${key}: ${entry.label}`)
          }
        expect(hidden, `${viewport.width} px`).toEqual([])
        expect(seen.size).toBe(await page.locator(`${PANEL} a:visible`).count())
        await page.keyboard.press('Escape')
        await expectClosed(page)
      }
    })
  })

test.describe('the menu dialog', { tag: '@phone' }, () => {
  test('traps the focus in the dialog and hides the page', async ({ page }) => {
    // With a notice, because a live region and its button stay available beside a dialog.
    await withNotices(page)
    await page.goto('/')
    const menu = await openMenu(page)
    const stops = menu.locator('a, button')
    const seen = new Set<number>()
    for (const key of ['Tab', 'Shift+Tab'])
      for (let press = 0; press <= (await stops.count()); press++) {
        await page.keyboard.press(key)
        seen.add(
          await stops.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement)),
        )
      }
    expect([...seen].sort((a, b) => a - b)).toEqual([...(await stops.all()).keys()])
    for (const role of ['link', 'button', 'heading'] as const)
      await expect(page.getByRole(role)).toHaveCount(await menu.getByRole(role).count())
    expect(await findAxeViolations(page)).toEqual([])
  })

  test('replaces the open panel with a dialog in the same place, with the focus on the same link', async ({
    page,
  }) => {
    const release = await delayRequests(page, ISLAND_BUNDLES)
    await page.goto('/')
    await menuButton(page).click()
    await entryOf(page, MENU_LABELS['/#pragas']).focus()
    const place = await settledBox(menuOf(page))
    release()
    await expect(menuDialog(page)).toBeVisible()
    await expect(menuOf(page)).toHaveCount(1)
    await expectUnmoved(menuOf(page), place)
    await expect(
      menuDialog(page).getByRole('link', { name: MENU_LABELS['/#pragas'] }),
    ).toBeFocused()
  })
})

test('does not reopen a menu after a reload if the URL /#menu had opened it and its button closed it', async ({
  page,
  isMobile,
}) => {
  await page.goto('/#menu')
  await expect(menuOf(page)).toBeVisible()
  await closeControl(page).click()
  await expect(menuOf(page)).toHaveCount(0)
  await expect(menuButton(page)).toBeVisible({ visible: isMobile })
  await page.reload()
  await expect(menuOf(page)).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 400))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test.describe('the menu as HTML', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('opens the menu by its button and closes it by a link when scripts are off', async ({
    page,
  }) => {
    await page.goto('/')
    const control = page.getByRole('link', { name: content.interface.menu.open })
    for (const leave of [
      () => closeControl(page).tap(),
      () => entryOf(page, MENU_LABELS['/#pragas']).tap(),
    ]) {
      await control.tap()
      await expect(menuOf(page)).toBeInViewport()
      await expectScrollable(page, false)
      await leave()
      await expect(menuOf(page)).not.toBeInViewport()
      await expectScrollable(page, true)
    }
  })

  test('shows the open menu of both pages below a line of 2 pixels', async ({ page }) => {
    // Allows motion, because the drain page then shows the reading position at the same place.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    for (const path of pagePaths) {
      await page.goto(`${path}#menu`)
      for (const width of [360, 390, 768]) {
        await page.setViewportSize({ width, height: 780 })
        const line = await page
          .getByRole('banner')
          .evaluate((header) => getComputedStyle(header, '::before').borderBottomWidth)
        expect(line, `${path}, ${width} px`).toBe('2px')
      }
    }
  })

  test('closes the menu after a tap on its chat link when scripts are off', async ({
    page,
    chats,
  }) => {
    await page.goto('/#menu')
    await chatLinks(island(page, 'menu')).first().tap()
    await expect.poll(() => chats).toHaveLength(1)
    await expect(menuOf(page)).not.toBeInViewport()
    await expect(page).toHaveURL('/#menu')
  })
})
