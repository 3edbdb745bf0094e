import { readFileSync } from 'node:fs'
import { errorTexts } from '@/content/site'
import { chatLinks, expect, NOWHERE, test } from './fixtures'

test('the page that a host shows for its own errors has the chat, and links back', {
  tag: ['@phone', '@content'],
}, async ({ page, consoleErrors }) => {
  test.skip(!!process.env.BASE_URL, 'a host shows it only when it fails')
  const body = readFileSync('out/500.html', 'utf8')
  for (const path of ['/', NOWHERE]) {
    const isPage = ({ pathname }: URL) => pathname === path
    await page.route(isPage, (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body }),
    )
    await page.goto(path)
    const title = page.getByRole('heading', { level: 1, name: errorTexts.headline })
    await expect(title).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.locator('[lang=en]')).toHaveText(errorTexts.title)
    await expect(main.getByText(errorTexts.explanation)).toBeVisible()
    await expect(chatLinks(main)).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const home = main.getByRole('link', { name: errorTexts.home })
    await expect(home).toHaveAttribute('href', '/')

    await page.unroute(isPage)
    await page.getByRole('link', { name: errorTexts.retry }).click()
    await expect(title).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
    for (const message of consoleErrors.splice(0)) expect(message).toMatch(/503|404/)
  }
})
