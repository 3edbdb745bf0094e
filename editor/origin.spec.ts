import { readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { signIn, test } from './fixtures'

const OUT = 'editor/out'

/** Addresses of what a browser opens as a page, and of two pages that there are not. */
const addresses = () => [
  ...readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(html|svg|xml|txt|json)$/.test(path) && path !== 'editor/index.html')
    .map((path) => `/${path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`),
  '/nada',
  '/editor/nada',
]

test('keeps the token from every page of its origin but the editor @desktop', async ({ page }) => {
  test.slow()
  const hasStorage = () => {
    try {
      return localStorage.length > 0
    } catch {
      return false
    }
  }
  await signIn(page, 'company')
  expect(await page.evaluate(hasStorage)).toBe(true)
  const open = []
  for (const address of addresses()) {
    await page.goto(address)
    if (await page.evaluate(hasStorage)) open.push(address)
  }
  expect(addresses()).toContain('/desentupimento')
  expect(open).toEqual([])
})
