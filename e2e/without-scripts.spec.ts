import { interfaceTexts, menuTexts } from '@/content/site'
import { expect, test } from './fixtures'

test.use({ javaScriptEnabled: false })

// e2e/content.spec.ts tests the words of the HTML, and e2e/every-browser.spec.ts the menu.
test.describe('with scripts off', { tag: '@phone' }, () => {
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
