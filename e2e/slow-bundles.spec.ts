import type { Locator, Page } from '@playwright/test'
import { menuTexts } from '@/content/site'
import { navigation } from '@/lib/navigation'
import { chatLinks, expect, holdBack, LABELS, SCRIPT_FILES, test } from './fixtures'

const menuButton = (page: Page) => page.getByRole('button', { name: menuTexts.open })

test.describe('bundles that are slow', { tag: '@phone' }, () => {
  /** Opens a page whose bundles load when the test releases them, and taps the menu's control. */
  async function tapEarly(page: Page): Promise<{ release: () => void; panel: Locator }> {
    const release = await holdBack(page, SCRIPT_FILES)
    const asked = page.waitForRequest(SCRIPT_FILES)
    await page.goto('/')
    await menuButton(page).click()
    await asked
    return { release, panel: page.getByRole('navigation', { name: menuTexts.title }) }
  }

  test('leave the menu to the panel until the dialog replaces it', async ({ page }) => {
    const { release, panel } = await tapEarly(page)
    await expect(panel.getByRole('link')).toHaveCount(navigation.length)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.waitForFunction(() => document.getAnimations().length === 0)
    const place = await panel.boundingBox()

    release()
    const menu = page.getByRole('dialog', { name: menuTexts.title })
    await expect(menu).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(panel).toHaveCount(1)
    expect(await panel.boundingBox()).toEqual(place)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(menuButton(page)).toBeFocused()
    // The panel waits no longer for the browser's Back or Escape.
    const link = chatLinks(page.getByRole('main')).first()
    await link.focus()
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('let the panel close by its control, by Escape and by every kind of link', async ({
    page,
    chats,
  }) => {
    const { panel } = await tapEarly(page)
    await page.getByRole('link', { name: menuTexts.close }).click()
    await expect(panel).toHaveCount(0)
    await expect(menuButton(page)).toBeFocused()

    await menuButton(page).press(' ')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)

    await menuButton(page).click()
    await chatLinks(page.locator('#menu')).last().click()
    await expect.poll(() => chats).toHaveLength(1)
    await expect(panel).toHaveCount(0)

    await menuButton(page).click()
    await panel.getByRole('link', { name: LABELS['/#pragas'] }).click()
    await expect(panel).toHaveCount(0)
    await expect(page).toHaveURL('/#pragas')
    await expect(page.locator('#pragas').getByRole('heading').first()).toBeInViewport()
  })

  test('let Back leave the page, however often the panel was opened', async ({ page }) => {
    await page.goto('/desentupimento')
    const { panel } = await tapEarly(page)
    const steps = await page.evaluate(() => history.length)
    for (let times = 0; times < 3; times++) {
      await page.getByRole('link', { name: menuTexts.close }).click()
      await expect(panel).toHaveCount(0)
      await menuButton(page).click()
      await expect(panel).toHaveCount(1)
    }
    expect(await page.evaluate(() => history.length)).toBe(steps)
    await page.goBack()
    await expect(page).toHaveURL('/desentupimento')
  })

  test('reopen no panel that was left by a link', async ({ page }) => {
    const { panel } = await tapEarly(page)
    await panel.getByRole('link', { name: LABELS['/desentupimento'] }).click()
    await expect(page).toHaveURL('/desentupimento')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(panel).toHaveCount(0)
  })
})
