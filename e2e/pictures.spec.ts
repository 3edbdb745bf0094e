import { existsSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { home } from '@/content/site'
import { paths, type RoutePath } from '@/lib/routes'
import { hashOfContent } from '@/scripts/content/hash'
import { expect, NOWHERE, openMenu, test } from './fixtures'

/*
 * Compares what shows with the pictures in e2e/pictures/. They hold for the browser and the content that
 * they were taken with, which TAKEN_WITH names, and are skipped with any other: an owner's edit breaks
 * no test. npm run e2e:pictures takes those anew that differ; reports/playwright shows the difference.
 */

const TAKEN_WITH = 'taken-with.json'

/** The site's own: what stands in for them differs from machine to machine. */
const FONTS = ['Bricolage', 'Source Sans']

function takenWith(browserVersion: string): string {
  return `${JSON.stringify(
    {
      chromium: browserVersion.split('.', 1)[0],
      platform: process.platform,
      fonts: FONTS,
      content: hashOfContent(),
    },
    null,
    2,
  )}\n`
}

/** Waits for the pictures on the screen, of which some are fetched only there. */
async function expectPictures(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every(
      (picture) =>
        picture.complete ||
        picture.getBoundingClientRect().top > innerHeight ||
        picture.getBoundingClientRect().bottom < 0,
    ),
  )
}

/** Opens a page and waits until nothing on its first screen is still to come. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectPictures(page)
  const fonts = await page.evaluate(async () => {
    const loaded = [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded')
    return loaded.map(({ family }) => family.replaceAll('"', ''))
  })
  expect(fonts).toEqual(expect.arrayContaining(FONTS))
}

// One after the other in one worker, so that a reason to skip them is given once.
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeAll(({ browser }, testInfo) => {
  // npm run e2e:pictures asks for another mode, to compare them all the same.
  if (testInfo.config.updateSnapshots !== 'default') return
  const file = testInfo.snapshotPath(TAKEN_WITH)
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === takenWith(browser.version())
  const reason = process.env.BASE_URL
    ? 'they are of out/, not of a deployed site'
    : `browser or content is not what e2e/pictures/${TAKEN_WITH} names; npm run e2e:pictures takes them anew`
  const isSkipped = !isSame || !!process.env.BASE_URL
  if (isSkipped && testInfo.project.name === 'phone')
    console.log(`Pictures not compared: ${reason}`)
  test.skip(isSkipped, reason)
})

test('are named with what they were taken with', ({ browser }) => {
  expect(takenWith(browser.version())).toMatchSnapshot(TAKEN_WITH)
})

const options = { maxDiffPixelRatio: 0.002 } as const

const NAMES: Readonly<Record<RoutePath, string>> = { '/': 'pests', '/desentupimento': 'drains' }

for (const path of paths)
  test(`the first screen of ${path} looks as it did`, async ({ page }, { project }) => {
    await open(page, path)
    await expect(page).toHaveScreenshot(`${project.name}-${NAMES[path]}.png`, options)
  })

test('the tiles look as they did', async ({ page }, { project }) => {
  await open(page, '/')
  const tiles = page.getByRole('navigation', { name: home.problems.title })
  await tiles.scrollIntoViewIfNeeded()
  await expectPictures(page)
  await expect(tiles).toHaveScreenshot(`${project.name}-tiles.png`, options)
})

test('the open menu looks as it did', { tag: '@phone' }, async ({ page }, { project }) => {
  await open(page, '/')
  await openMenu(page)
  await expect(page).toHaveScreenshot(`${project.name}-menu.png`, options)
})

test('the 404 looks as it did', async ({ page, consoleErrors }, { project }) => {
  await open(page, NOWHERE)
  await expect(page).toHaveScreenshot(`${project.name}-404.png`, options)
  consoleErrors.splice(0)
})

test('the first printed page looks as it did', async ({ page }, { project }) => {
  await open(page, '/')
  await page.emulateMedia({ media: 'print' })
  await expect(page).toHaveScreenshot(`${project.name}-print.png`, options)
})
