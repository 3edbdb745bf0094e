import { interfaceTexts, menuTexts } from '@/content/site'
import { navigation } from '@/lib/navigation'
import { chatLinks, expect, expectInSight, LABELS, test } from './fixtures'

test.use({ javaScriptEnabled: false })

// e2e/content.spec.ts tests the words of the HTML.
test.describe('with scripts off', { tag: '@phone' }, () => {
  test('the menu opens, is complete, leads to a section and to each page, and any link closes it', async ({
    page,
    chats,
  }) => {
    const menu = page.getByRole('navigation', { name: menuTexts.title })
    const open = page.getByRole('link', { name: menuTexts.open })
    await page.goto('/desentupimento')
    await expect(menu).toHaveCount(0)
    await open.click()
    await expect(menu.getByRole('link')).toHaveText(navigation.map(({ label }) => label))
    await page.getByRole('link', { name: menuTexts.close }).click()
    await expect(menu).toHaveCount(0)
    for (const [index, chat] of (await chatLinks(page.locator('#menu')).all()).entries()) {
      await open.click()
      await chat.click()
      await expect.poll(() => chats).toHaveLength(index + 1)
      await expect(chat).not.toBeInViewport()
    }
    // e2e/links.spec.ts asks for the target of every entry.
    for (const href of ['/', '/#depoimentos', '/desentupimento'] as const)
      await test.step(href, async () => {
        await open.click()
        await menu.getByRole('link', { name: LABELS[href], exact: true }).click()
        await expect(page).toHaveURL(href)
        await expect(menu).toHaveCount(0)
        const id = href.split('#')[1]
        if (id) await expectInSight(page, page.locator(`#${id}`).getByRole('heading').first())
      })
  })

  test('one tap shows all steps of the first aid', async ({ page }) => {
    await page.goto('/desentupimento')
    const steps = page.locator('#emergencia li')
    await expect(steps.first()).toBeVisible()
    await expect(steps.last()).toBeHidden()
    await page.locator('#emergencia').getByRole('link', { name: interfaceTexts.allSteps }).click()
    for (const step of await steps.all()) await expect(step).toBeVisible()
  })

  for (const address of ['/', '/#pragas'])
    test(`Back closes the menu on ${address}, and nothing jumps`, async ({ page }) => {
      await page.goto(address)
      const title = page.locator(address === '/' ? 'h1' : '#pragas h2')
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
    })
})
