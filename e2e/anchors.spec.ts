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
      // The sections above it may take their heights only now.
      await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
      await expectInSight(page, heading)
    })
})

// Scripts off change nothing here: only the browser leads to a place, and e2e/links.spec.ts asks for each.
test('each problem leads to the whole card about it, or to the first aid', {
  tag: '@phone',
}, async ({ page }) => {
  for (const [path, { problems, services }] of pages) {
    await page.goto(path)
    const urgent = services.items.filter(({ emergency }) => emergency).map(({ slug }) => `${slug}`)
    for (const { label, service } of problems.items)
      await test.step(`${label} on ${path}`, async () => {
        await page.getByRole('main').getByRole('link', { name: label, exact: true }).click()
        const first = path === '/' && urgent.includes(service) && '#emergencia'
        await expectInSight(page, page.locator(`${first || `main li[id$=-${service}]`}:target`))
      })
  }
})

test('the link about the price lands on an open answer, whatever else is open', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  const [first, second] = PAGES['/'].questions.items
  if (!first || !second) throw new Error('fewer than two questions')
  // The first is what most ask.
  await expect(page.getByText(first.answer)).toBeVisible()
  await page.getByText(second.question, { exact: true }).click()
  await expect(page.getByText(second.answer)).toBeVisible()
  await expect(page.getByText(first.answer)).toBeHidden()
  await page.locator('[href="#primeira-duvida"]').click()
  await expectInSight(page, page.getByText(first.answer))
  await expectInSight(page, page.getByRole('heading', { name: first.question }))
})

test('each pest leads to the whole card of its treatment', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  for (const { title, service } of pests.items) {
    const heading = page.getByRole('heading', { name: title, exact: true })
    const pest = page.locator('#pragas').getByRole('listitem').filter({ has: heading })
    // By key: on a far jump, sections take their heights and may carry the place of a click away.
    await pest.locator('[href^="#servico-"]').press('Enter')
    await expectInSight(page, page.locator(`#servico-${service}:target`))
    await expect(page).toHaveURL(`/#servico-${service}`)
  }
})
