import type { Page } from '@playwright/test'
import { company, interfaceTexts, menuTexts } from '@/content/site'
import { navigation } from '@/lib/navigation'
import { displayPhone } from '@/lib/phone'
import { paths } from '@/lib/routes'
import {
  chatLinks,
  expect,
  expectInSight,
  LABELS,
  NOWHERE,
  openMenu,
  startIslands,
  test,
} from './fixtures'

const SECTIONS = navigation.flatMap(({ label, href }) =>
  href.includes('#') ? [{ label, id: href.slice(2) }] : [],
)

const PHONE = displayPhone(company.phone)

const menuOf = (page: Page) => page.getByRole('dialog')
const openButton = (page: Page) => page.getByRole('button', { name: menuTexts.open })

/** The section's own heading stands below the sticky header and on the screen. */
const expectHeadingInSight = (page: Page, id: string) =>
  expectInSight(page, page.locator(`#${id}`).getByRole('heading').first())

test.describe('the mobile menu', { tag: '@phone' }, () => {
  for (const path of [...paths, NOWHERE]) {
    test(`lists every entry, the phone and the contact button on ${path}`, {
      tag: '@smoke',
    }, async ({ page, consoleErrors }) => {
      await page.goto(path)
      const menu = await openMenu(page)
      const entries = menu.getByRole('listitem').getByRole('link')
      await expect(entries).toHaveText(navigation.map(({ label }) => label))
      for (const [index, { href }] of navigation.entries())
        await expect(entries.nth(index)).toHaveAttribute('href', href)
      const chats = chatLinks(menu)
      await expect(chats).toHaveText([PHONE, interfaceTexts.contactButton])
      for (const chat of await chats.all()) await expect(chat).toBeVisible()
      if (path === NOWHERE) consoleErrors.splice(0)
    })
  }

  test('opens and closes by its control or the keyboard, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/')
    await startIslands(page)
    await expect(openButton(page)).toHaveAttribute('aria-expanded', 'false')
    // Screen readers say what has opened.
    await expect(await openMenu(page)).toBeFocused()
    await page.getByRole('button', { name: menuTexts.close }).click()
    await expect(menuOf(page)).toHaveCount(0)
    await expect(openButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(menuOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menuOf(page)).toHaveCount(0)
    await expect(openButton(page)).toBeFocused()
  })

  test('keeps the focus inside and the page out of reach', async ({ page }) => {
    await page.goto('/')
    const menu = await openMenu(page)
    const controls =
      (await menu.getByRole('link').count()) + (await menu.getByRole('button').count())
    const seen = new Set<string>()
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step <= controls; step++) {
        await page.keyboard.press(key)
        const { inside, name } = await page.evaluate(() => ({
          inside: !!document.activeElement?.closest('[role=dialog]'),
          name: document.activeElement?.outerHTML ?? '',
        }))
        expect(inside, `${key} pressed ${step + 1} times`).toBe(true)
        seen.add(name)
      }
    }
    expect(seen.size).toBe(controls)
    for (const role of ['link', 'button', 'heading'] as const)
      await expect(page.getByRole(role)).toHaveCount(await menu.getByRole(role).count())
  })

  test('each entry closes it and leads to the section and its heading', async ({ page }) => {
    await page.goto('/')
    for (const { label, id } of SECTIONS) {
      const menu = await openMenu(page)
      await menu.getByRole('link', { name: label, exact: true }).click()
      await expect(menuOf(page)).toHaveCount(0)
      await expect(page).toHaveURL(`/#${id}`)
      await expect(page.locator(`#${id}`)).toBeFocused()
      await expectHeadingInSight(page, id)
    }
  })

  test('its first entry closes it and leads to the top of the current page', async ({ page }) => {
    await page.goto('/#depoimentos')
    await startIslands(page)
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: LABELS['/'] }).click()
    await expect(menuOf(page)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('#inicio')).toBeFocused()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL('/#depoimentos')
    await expectHeadingInSight(page, 'depoimentos')

    await test.step('where the section before can be chosen again', async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      const menu = await openMenu(page)
      await menu.getByRole('link', { name: LABELS['/#depoimentos'] }).click()
      await expectHeadingInSight(page, 'depoimentos')
    })
  })

  test('marks the current page, and leads to it, to the other page and back', async ({ page }) => {
    await page.goto('/')
    for (const path of ['/desentupimento', '/desentupimento', '/'] as const) {
      const menu = await openMenu(page)
      await menu.getByRole('link', { name: LABELS[path], exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(menuOf(page)).toHaveCount(0)
    }
    const menu = await openMenu(page)
    await expect(menu.locator('[aria-current=page]')).toHaveText(LABELS['/'])
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
    const panel = page.getByRole('navigation', { name: menuTexts.title })
    await page.goto(`/${hash}`)
    await expect(panel).toBeVisible()
    await page.getByRole('link', { name: menuTexts.close }).click()
    await expect(panel).toHaveCount(0)
    await expect(openButton(page)).toBeVisible({ visible: isMobile })
    await startIslands(page)
    await expect(panel).toHaveCount(0)
    await page.reload()
    await expect(panel).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 400))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })
