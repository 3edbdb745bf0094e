import { expect, test } from '@playwright/test'

for (const path of ['/', '/desentupimento']) {
  test(`${path} answers with its page`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('an unknown address answers with the 404 page and status', async ({ page }) => {
  const response = await page.goto('/nada/aqui')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
})
