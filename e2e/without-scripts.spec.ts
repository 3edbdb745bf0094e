import { home, menuTexts } from '@/content/site'
import { navigation } from '@/lib/navigation'
import { paths } from '@/lib/routes'
import { chatLinks, expect, laidOut, NOWHERE, test } from './fixtures'

// What moves would be waited for.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

// What the HTML says: e2e/content.spec.ts
test.describe('with scripts off', () => {
  for (const path of [...paths, NOWHERE])
    test(`${path} is laid out whole and shows no control that does nothing`, {
      tag: '@phone',
    }, async ({ page, consoleErrors }) => {
      await page.goto(path)
      expect(await laidOut(page)).not.toContain(false)
      await expect(page.getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      if (path === NOWHERE) consoleErrors.splice(0)
    })

  test('the menu opens, is complete, and every link in it closes it', {
    tag: '@phone',
  }, async ({ page, chats }) => {
    const menu = page.getByRole('navigation', { name: menuTexts.title })
    const open = page.getByRole('link', { name: menuTexts.open })
    const close = page.getByRole('link', { name: menuTexts.close })
    for (const path of paths) {
      await page.goto(path)
      await expect(menu).toHaveCount(0)
      await open.click()
      const entries = menu.getByRole('link')
      await expect(entries).toHaveText(navigation.map(({ label }) => label))
      for (const [index, { href }] of navigation.entries())
        await expect(entries.nth(index)).toHaveAttribute('href', href)
      expect(await open.boundingBox()).toEqual(await close.boundingBox())
      await close.click()
      await expect(menu).toHaveCount(0)
      for (const [index, chat] of (await chatLinks(page.locator('#menu')).all()).entries()) {
        await open.click()
        await expect(chat).toBeInViewport()
        await chat.click()
        await expect.poll(() => chats).toHaveLength(index + 1)
        await expect(chat).not.toBeInViewport()
      }
      chats.splice(0)
    }
  })

  test('each section and the other page can be reached from the menu', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/desentupimento')
    for (const { label, href } of navigation) {
      await page.getByRole('link', { name: menuTexts.open }).click()
      const menu = page.getByRole('navigation', { name: menuTexts.title })
      await menu.getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(href)
      await expect(menu).toHaveCount(0)
      const id = href.split('#')[1]
      if (id) await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeInViewport()
    }
  })

  test('Back closes the menu, and nothing jumps', { tag: '@phone' }, async ({ page }) => {
    for (const [address, heading] of [
      ['/', 'h1'],
      ['/#pragas', '#pragas h2'],
    ] as const) {
      await page.goto(address)
      const title = page.locator(heading)
      const place = await title.boundingBox()
      // By coordinates: Playwright's click scrolls to a control within the scroll padding.
      const control = await page.getByRole('link', { name: menuTexts.open }).boundingBox()
      await page.touchscreen.tap((control?.x ?? 0) + 10, (control?.y ?? 0) + 10)
      await expect(page).toHaveURL('/#menu')
      expect(await title.boundingBox()).toEqual(place)
      await page.goBack()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('navigation', { name: menuTexts.title })).toHaveCount(0)
      expect(await title.boundingBox()).toEqual(place)
    }
  })

  test('an answer opens, one at a time', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    const [first, second] = home.questions.items
    if (!first || !second) throw new Error('fewer than two questions')
    // The first is what most ask.
    await expect(page.getByText(first.answer)).toBeVisible()
    await page.getByText(second.question, { exact: true }).click()
    await expect(page.getByText(second.answer)).toBeVisible()
    await expect(page.getByText(first.answer)).toBeHidden()
  })
})
