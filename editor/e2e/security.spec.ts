import { readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from './fixtures'
import { openEditor } from './page'

const OUT_FOLDER = 'editor/out'

/** Returns the paths of all files that a browser opens as a page, and of two missing pages. */
const paths = () => [
  ...readdirSync(OUT_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(html|svg|xml|txt|json)$/.test(path) && path !== 'editor/index.html')
    .map((path) => `/${path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`),
  '/nada',
  '/editor/nada',
]

test('hides the token from every page of its origin except the editor @desktop', async ({
  page,
}) => {
  test.slow()
  const hasStorage = () => {
    try {
      return localStorage.length > 0
    } catch {
      return false
    }
  }
  await openEditor(page)
  expect(await page.evaluate(hasStorage)).toBe(true)
  const found = []
  for (const path of paths()) {
    await page.goto(path)
    if (await page.evaluate(hasStorage)) found.push(path)
  }
  expect(paths()).toContain('/desentupimento')
  expect(found).toEqual([])
})
