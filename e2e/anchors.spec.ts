import type { Page } from '@playwright/test'
import { pests } from '@/content/site'
import { expect, expectInSight, PAGES, test } from './fixtures'

const pages = Object.entries(PAGES)

test.describe('an address with a section', { tag: '@phone' }, () => {
  for (const [width, height, path, id] of [
    [390, 844, '/', 'localizacao'],
    [768, 1024, '/', 'contato'],
    [1024, 768, '/desentupimento', 'localizacao'],
  ] as const)
    test(`shows the top of ${path}#${id}, ${width} px wide, and stays there`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(`${path}#${id}`)
      const heading = page.locator(`#${id}`).getByRole('heading').first()
      await expectInSight(page, heading)
      // What is above it may take its height only now.
      await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
      await expectInSight(page, heading)
    })
})

async function expectTilesToLead(page: Page): Promise<void> {
  for (const [path, { problems }] of pages) {
    await page.goto(path)
    for (const { label, service } of problems.items) {
      await test.step(`${label} on ${path}`, async () => {
        await page.getByRole('main').getByRole('link', { name: label, exact: true }).click()
        await expectInSight(page, page.locator(`#servico-${service}:target`))
      })
    }
  }
}

test('each problem leads to the whole card of its service', { tag: '@phone' }, ({ page }) =>
  expectTilesToLead(page),
)

test.describe('with scripts off', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('each problem leads to the whole card of its service', ({ page }) => expectTilesToLead(page))
})

test('each pest leads to the whole card of its treatment', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  for (const { title, service } of pests.items) {
    const heading = page.getByRole('heading', { name: title, exact: true })
    const pest = page.locator('#pragas').getByRole('listitem').filter({ has: heading })
    // By key: on a far jump, sections take their heights and may carry the place of a click away.
    await pest.getByRole('link', { name: pests.treatmentLink }).press('Enter')
    await expectInSight(page, page.locator(`#servico-${service}:target`))
    await expect(page).toHaveURL(`/#servico-${service}`)
  }
})
