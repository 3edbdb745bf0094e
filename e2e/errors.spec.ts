import type { Page } from '@playwright/test'
import { expect, openMenu, startScripts, test } from './fixtures'

const TITLE = 'Unexpected Application Error!'

/** From its next opening on, the menu throws in the middle of React's work. */
async function breakMenu(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.createTreeWalker = () => {
      throw new Error('the menu is broken')
    }
  })
}

/**
 * Next's own announcer stands in the document beside the root layout, above every error boundary but
 * the global one. A browser that refuses shadow roots makes it throw.
 */
async function breakRoot(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('mended')) return
    Element.prototype.attachShadow = () => {
      throw new Error('the root is broken')
    }
  })
}

async function expectErrorScreen(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: TITLE })
  await expect(title).toBeVisible()
  await expect(title).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expect(page.getByText('Algo falhou nesta página.')).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
}

/** The failure itself is logged, for whoever looks into it, and nothing else goes wrong. */
function expectOnly(noise: string[], message: string): void {
  expect(noise.splice(0)).toEqual([expect.stringContaining(message)])
}

test.describe('when a component of the page throws', { tag: '@phone' }, () => {
  for (const path of ['/', '/desentupimento']) {
    test(`${path} says so, and trying again brings the page back`, async ({ page, noise }) => {
      await page.goto(path)
      await startScripts(page)
      await breakMenu(page)
      await page.getByRole('button', { name: 'Abrir menu' }).click()
      await expectErrorScreen(page)
      expectOnly(noise, 'the menu is broken')

      await page.getByRole('button', { name: 'Tentar de novo' }).click()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { name: TITLE })).toHaveCount(0)
      await openMenu(page)
    })
  }

  test('the way home leads home', async ({ page, noise }) => {
    await page.goto('/desentupimento')
    await startScripts(page)
    await breakMenu(page)
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await expectErrorScreen(page)
    expectOnly(noise, 'the menu is broken')

    await page.getByRole('link', { name: 'Voltar ao início' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner')).toBeVisible()
  })
})

test.describe('when the root of the page throws', { tag: '@phone' }, () => {
  for (const path of ['/', '/desentupimento']) {
    test(`${path} says so, and trying again brings the page back`, async ({ page, noise }) => {
      await breakRoot(page)
      await page.goto(path)
      await page.getByRole('main').click({ position: { x: 5, y: 5 } })
      await expectErrorScreen(page)
      expectOnly(noise, 'the root is broken')

      await page.evaluate(() => sessionStorage.setItem('mended', 'yes'))
      await page.getByRole('button', { name: 'Tentar de novo' }).click()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page).toHaveURL(path)
      await openMenu(page)
    })
  }

  test('the way home leads home', async ({ page, noise }) => {
    await breakRoot(page)
    await page.goto('/desentupimento')
    await page.getByRole('main').click({ position: { x: 5, y: 5 } })
    await expectErrorScreen(page)
    expectOnly(noise, 'the root is broken')

    await page.getByRole('link', { name: 'Voltar ao início' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('#pragas')).toBeVisible()
  })

  test('the error screen wears the style of the site', async ({ page, noise }) => {
    await breakRoot(page)
    await page.goto('/')
    await page.getByRole('main').click({ position: { x: 5, y: 5 } })
    await expectErrorScreen(page)
    expectOnly(noise, 'the root is broken')
    await expect(page.getByRole('heading', { name: TITLE })).toHaveCSS('font-family', /^display/)
  })
})
