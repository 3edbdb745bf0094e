import type { Page } from '@playwright/test'
import { menuTexts } from '@/content/site'
import { navigation } from '@/lib/navigation'
import { axeViolations } from './checks'
import {
  chatLinks,
  expect,
  expectInSight,
  holdBack,
  island,
  LABELS,
  openMenu,
  SCRIPT_FILES,
  startIslands,
  test,
} from './fixtures'
import { withNotices } from './notices'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: menuTexts.title })
/** The menu's entries, in the dialog or in the panel of the HTML. */
const menuOf = (page: Page) => page.getByRole('navigation', { name: menuTexts.title })
const openButton = (page: Page) => page.getByRole('button', { name: menuTexts.open })
const closeControl = (page: Page) => page.locator('.menu-close:visible')

test.describe('the mobile menu', { tag: '@phone' }, () => {
  test('keeps the focus inside and the page out of reach', async ({ page }) => {
    // A notice is read out beside a dialog, with its button.
    await withNotices(page)
    await page.goto('/')
    const menu = await openMenu(page)
    const controls = await menu.locator('a').count()
    const seen = new Set<string>()
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 0; step <= controls; step++) {
        await page.keyboard.press(key)
        const focused = page.locator('[role=dialog] a:focus')
        seen.add(await focused.evaluate((link) => link.outerHTML))
      }
    expect(seen.size).toBe(controls)
    for (const role of ['link', 'button', 'heading'] as const)
      await expect(page.getByRole(role)).toHaveCount(await menu.getByRole(role).count())
    expect(await axeViolations(page)).toEqual([])
  })

  for (const [width, height] of [
    [320, 568],
    [640, 320],
  ] as const)
    test(`fits a screen of ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      for (const link of await (await openMenu(page)).getByRole('link').all()) {
        await link.scrollIntoViewIfNeeded()
        await expect(link).toBeInViewport({ ratio: 1 })
      }
    })

  test('becomes a dialog in the same place when its bundle comes, as translated', async ({
    page,
  }) => {
    const release = await holdBack(page, SCRIPT_FILES)
    await page.goto('/')
    await openButton(page).click()
    await page.waitForFunction(() => document.getAnimations().length === 0)
    const entry = menuOf(page).getByRole('link').nth(3)
    await entry.evaluate((link) => link.replaceChildren('Common pests'))
    await entry.focus()
    const place = await menuOf(page).boundingBox()
    release()
    await expect(dialogOf(page)).toBeVisible()
    await expect(menuOf(page)).toHaveCount(1)
    expect(await menuOf(page).boundingBox()).toEqual(place)
    await expect(dialogOf(page).getByRole('link', { name: 'Common pests' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(openButton(page)).toBeFocused()
    // An element that had the focus without the menu keeps it.
    const link = chatLinks(page.getByRole('main')).first()
    await link.focus()
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
  })
})

/** Goes to a page whose menu stays the panel of the HTML, or is a dialog from the first tap on. */
async function visit(page: Page, path: string, layer: string) {
  if (layer === 'panel') await holdBack(page, SCRIPT_FILES)
  await page.goto(path)
  if (layer === 'dialog') await startIslands(page)
}

for (const layer of ['panel', 'dialog'])
  test.describe(`the menu as a ${layer}`, { tag: '@phone' }, () => {
    const expectClosed = async (page: Page) => {
      await expect(menuOf(page)).toHaveCount(0)
      await expect(openButton(page)).toHaveAttribute('aria-expanded', 'false')
    }

    test('opens and closes by touch, keyboard and Back, gives the focus back, and adds no step to the history', async ({
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
      await visit(page, '/?fbclid=x#pragas', layer)
      const steps = await page.evaluate(() => history.length)
      const home = menuOf(page).getByRole('link', { name: LABELS['/'] })
      const box = await openButton(page).boundingBox()
      const tapTheCorner = () => page.touchscreen.tap((box?.x ?? 0) + 24, (box?.y ?? 0) + 24)
      // As a hasty finger does.
      await tapTheCorner()
      await tapTheCorner()
      await expectClosed(page)
      // On a busy phone, the second tap comes before React's next task.
      await openButton(page).evaluate(async (control) => {
        const { x, y } = control.getBoundingClientRect()
        const tap = () =>
          document
            .elementFromPoint(x + 24, y + 24)
            ?.closest('a')
            ?.click()
        tap()
        await Promise.resolve()
        tap()
      })
      await expectClosed(page)
      for (const open of [
        tapTheCorner,
        () => openButton(page).press('Enter'),
        () => openButton(page).press(' '),
      ])
        for (const close of [
          tapTheCorner,
          () => closeControl(page).press('Enter'),
          () => page.keyboard.press('Escape'),
          () => page.evaluate(() => Reflect.get(window, 'back')()),
          // The page opens elsewhere.
          () => home.click({ modifiers: ['Shift'] }),
        ]) {
          await open()
          await expect(menuOf(page)).toBeVisible()
          await expect(dialogOf(page)).toHaveCount(layer === 'dialog' ? 1 : 0)
          await expect(page.locator('[href="#menu"]')).toHaveAttribute('aria-expanded', 'true')
          await close()
          await expectClosed(page)
          await expect(openButton(page)).toBeFocused()
          await expect(page).toHaveURL('/?fbclid=x#pragas')
        }
      expect(await page.evaluate(() => 'back' in window)).toBe(false)
      expect(await page.evaluate(() => history.length)).toBe(steps)
      await page.goBack()
      await expect(page).toHaveURL('/desentupimento')
    })

    test('closes by every link, which leads where it says', async ({ page, chats }) => {
      await visit(page, '/?fbclid=x', layer)
      await page.evaluate(() => Object.assign(window, { same: true }))
      for (const index of [0, 1]) {
        await openButton(page).tap()
        await chatLinks(island(page, 'menu')).and(page.locator(':visible')).nth(index).click()
        await expect.poll(() => chats).toHaveLength(index + 1)
        await expectClosed(page)
        await expect(openButton(page)).toBeFocused()
      }
      const sections = navigation.filter(({ href }) => href.includes('#'))
      // The last once more: its address is there already.
      for (const { label, href } of [...sections, ...sections.slice(-1)]) {
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await openButton(page).tap()
        await menuOf(page).getByRole('link', { name: label, exact: true }).tap()
        await expectClosed(page)
        const section = page.locator(href.slice(1))
        await expect(section).toBeFocused()
        await expectInSight(page, section.getByRole('heading').first())
        await expect(page).toHaveURL(`/?fbclid=x${href.slice(1)}`)
      }

      await openButton(page).tap()
      await menuOf(page).getByRole('link', { name: LABELS['/'] }).tap()
      await expectClosed(page)
      await expect(page.locator('#inicio')).toBeFocused()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await expect(page).toHaveURL('/')
      expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
      await page.goBack()
      await expect(page).toHaveURL(`/?fbclid=x${sections.at(-1)?.href.slice(1)}`)

      await openButton(page).tap()
      await menuOf(page).getByRole('link', { name: LABELS['/desentupimento'], exact: true }).tap()
      await expect(page).toHaveURL('/desentupimento')
      await expectClosed(page)
      await expect(page.locator('#menu [aria-current=page]')).toHaveText(LABELS['/desentupimento'])
      await page.goBack()
      await expectClosed(page)
    })
  })

for (const [hash, tag] of [
  ['#%6Denu', '@phone'],
  ['#menu', '@desktop'],
])
  test(`a menu that the address ${hash} opened can be closed for good`, { tag }, async ({
    page,
    isMobile,
  }) => {
    await page.goto(`/${hash}`)
    await expect(menuOf(page)).toBeVisible()
    await closeControl(page).click()
    await expect(menuOf(page)).toHaveCount(0)
    await expect(openButton(page)).toBeVisible({ visible: isMobile })
    await startIslands(page)
    await page.reload()
    await expect(menuOf(page)).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 400))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })
