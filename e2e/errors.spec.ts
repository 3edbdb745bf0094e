import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv from 'sirv'
import { errorTexts } from '@/content/site'
import { expect, test } from './fixtures'

/*
 * The published pages run without Next's runtime, so they never show its error screens. Those are for
 * `next dev`; these tests look at them on an export that was not finished, of a copy whose components
 * throw (scripts/e2e-owner.ts).
 */

test.skip(!process.env.OTHER_COMPANY_OF, 'npm run e2e:owner makes the copy that this looks at')

test.describe('a component that throws under Next’s own runtime', {
  tag: ['@phone', '@content'],
}, () => {
  let server: Server
  test.beforeAll(async () => {
    server = createServer(sirv('.next-export', { extensions: ['html'] }))
    await new Promise<void>((resolve) => server.listen(0, resolve))
  })
  test.afterAll(() => server.close())

  for (const part of ['page', 'layout'])
    test(`shows the error screen for the ${part}, with two ways out`, async ({
      page,
      consoleErrors,
    }) => {
      const base = `http://localhost:${(server.address() as AddressInfo).port}`
      for (const way of [errorTexts.retry, errorTexts.home]) {
        await page.goto(`${base}/?${part}`)
        const title = page.getByRole('heading', { level: 1, name: errorTexts.title })
        await expect(title).toBeVisible()
        await expect(title).toHaveAttribute('lang', 'en')
        await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
        await expect(page.getByText(errorTexts.explanation)).toBeVisible()
        await expect(title).toHaveCSS('font-family', /^Bricolage/)
        await page.getByRole('link', { name: way }).click()
        await expect(page.getByRole('banner')).toBeVisible()
      }
      await expect(page).toHaveURL(`${base}/`)
      expect(consoleErrors.splice(0).join()).toContain(`the ${part} is broken`)
    })
})
