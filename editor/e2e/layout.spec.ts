import { expect } from '@playwright/test'
import { settledBox } from '@/e2e/boxes'
import { test } from './fixtures'
import { button, field, goToHash, openEditor, pressSave, previewFrame } from './page'

test('gives a list all of the height of a phone @phone', async ({ page }) => {
  await openEditor(page, 'inicio')
  for (const hash of ['versoes', 'claims', 'o-que-falta']) {
    await goToHash(page, hash)
    await expect(page.locator('iframe')).toBeHidden()
    await goToHash(page, 'inicio')
    await expect(page.locator('iframe')).toBeVisible()
  }
  await page.getByRole('searchbox').fill('dedetização')
  await expect(page.locator('iframe')).not.toBeInViewport()
})

test('scrolls the page away with the list of the start screen, and back @phone', async ({
  page,
}) => {
  await openEditor(page, 'inicio')
  const last = page.getByRole('link', { name: 'Versões' })
  await expect(last).not.toBeInViewport()
  await page.locator('.screen-pane h1').hover()
  await page.mouse.wheel(0, 3000)
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(page.locator('iframe')).not.toBeInViewport({ ratio: 0.1 })
  await page.mouse.wheel(0, -3000)
  await expect(page.locator('iframe')).toBeInViewport({ ratio: 0.9 })
})

test('keeps the field and its outlined text visible above an open keyboard', async ({ page }) => {
  await openEditor(page, 'home.hero.title')
  const { width = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width, height: 420 })
  await expect(page.getByLabel('Título', { exact: true })).toBeInViewport()
  await expect(previewFrame(page).locator('h1[data-outlined]')).toBeInViewport()
})

test('shows the field, and no preview, above an open keyboard on a phone on its side @phone', async ({
  page,
}) => {
  await openEditor(page, 'home.hero.title')
  const preview = page.locator('.preview')
  await page.setViewportSize({ width: 844, height: 190 })
  await expect(preview).toBeHidden()
  await expect(page.getByLabel('Título', { exact: true })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(preview).toBeVisible()
  await expect(previewFrame(page).locator('h1[data-outlined]')).toBeInViewport()
})

test('shows a result of the search above an open keyboard on a phone on its side @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 190 })
  await openEditor(page, 'inicio')
  await page.getByRole('searchbox').fill('cores')
  await expect(page.locator('.results .row').first()).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 })
})

test('shows the page beside the form on a phone on its side @phone', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openEditor(page, 'home.hero.title')
  const preview = await settledBox(page.locator('.preview'))
  const form = await settledBox(page.locator('.screen-pane'))
  expect(preview.x).toBeGreaterThanOrEqual(form.x + form.width)
  for (const { height } of [preview, form]) expect(height).toBeGreaterThan(300)
})

test('shows the chosen version and colours on the page on a small phone on its side @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 290 })
  await openEditor(page, 'palette')
  await expect(page.locator('.preview')).toBeInViewport({ ratio: 1 })
  await goToHash(page, 'versoes')
  await expect(page.locator('.preview')).toBeHidden()
  await page.locator('.rows').getByRole('button').first().click()
  await expect(page.locator('.preview')).toBeInViewport({ ratio: 1 })
})

test('leaves the field its room below the errors of a save @phone', async ({ page }) => {
  await openEditor(page, 'company.hours')
  await button(page, 'Adicionar Horário').click()
  await pressSave(page)
  const errors = page.getByRole('alert')
  await expect(errors.getByRole('link')).toHaveCount(1)
  const { height } = await settledBox(page.locator('.status-messages'))
  expect(height).toBeLessThanOrEqual(844 / 8)
  await errors.getByText('Não foi salvo').click()
  await expect(errors.getByRole('link')).toHaveCount(4)
  await errors.getByText('Não foi salvo').click()
  await field(page, 'Abre').focus()
  await page.setViewportSize({ width: 844, height: 190 })
  await expect(errors.getByText('Não foi salvo')).toBeInViewport({ ratio: 1 })
  await expect(field(page, 'Abre')).toBeInViewport({ ratio: 1 })
})

test('keeps the size of the editor when the owner zooms in', async ({ page }) => {
  await openEditor(page, 'home.hero.title')
  const workspace = page.locator('.workspace')
  const size = await settledBox(workspace)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(2)
  // Waits until the page has handled the change of its visible part.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  const { width, height } = await settledBox(workspace)
  expect({ width, height }).toEqual({ width: size.width, height: size.height })
})
