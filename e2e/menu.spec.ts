import type { Page } from '@playwright/test'
import { company, interfaceTexts, menuTexts } from '@/content/site'
import { navigation } from '@/lib/navigation'
import { displayPhone } from '@/lib/phone'
import { paths } from '@/lib/routes'
import {
  chatLinks,
  expect,
  expectInSight,
  island,
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

const headingOf = (page: Page, id: string) => page.locator(`#${id}`).getByRole('heading').first()

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
    await openMenu(page)
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

  test('each entry closes it and leads to the section and its heading, again and again', async ({
    page,
  }) => {
    await page.goto('/')
    for (const { label, id } of [...SECTIONS, ...SECTIONS.slice(-1)]) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      const menu = await openMenu(page)
      await menu.getByRole('link', { name: label, exact: true }).click()
      await expect(menuOf(page)).toHaveCount(0)
      await expect(page).toHaveURL(`/#${id}`)
      await expect(page.locator(`#${id}`)).toBeFocused()
      await expectInSight(page, headingOf(page, id))
    }
  })

  test('leads from page to page, and marks the one that is shown', async ({ page }) => {
    await page.goto('/desentupimento')
    for (const href of ['/#depoimentos', '/desentupimento', '/desentupimento', '/'] as const) {
      const menu = await openMenu(page)
      await menu.getByRole('link', { name: LABELS[href], exact: true }).click()
      await expect(page).toHaveURL(href)
      await expect(menuOf(page)).toHaveCount(0)
      if (href === '/#depoimentos') await expectInSight(page, headingOf(page, 'depoimentos'))
    }
    const menu = await openMenu(page)
    await expect(menu.locator('[aria-current=page]')).toHaveText(LABELS['/'])
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
    await expectInSight(page, headingOf(page, 'depoimentos'))
  })

  test('does not open for a tap elsewhere, the first on the page', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').click({ position: { x: 5, y: 5 } })
    await expect(island(page, 'menu')).toHaveAttribute('data-status', 'ready')
    await expect(menuOf(page)).toHaveCount(0)
  })
})

test.describe('the header of a wide screen', { tag: '@desktop' }, () => {
  test('can close a menu that the address opened', async ({ page }) => {
    await page.goto('/#menu')
    await expect(page.getByRole('navigation', { name: menuTexts.title })).toBeVisible()
    // A click in the very moment that the dialog takes over may find nothing to close.
    await startIslands(page)
    await page.getByRole('button', { name: menuTexts.close }).click()
    await expect(page.getByRole('navigation', { name: menuTexts.title })).toHaveCount(0)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test('has no menu button, and leads to the section below it', async ({ page }) => {
    await page.goto('/desentupimento')
    await expect(openButton(page)).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: LABELS['/#servicos'] }).click()
    await expect(page).toHaveURL('/#servicos')
    await expectInSight(page, headingOf(page, 'servicos'))
  })
})
