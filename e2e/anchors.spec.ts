import { paths } from '@/content/routes'
import { expect, expectInSight, PAGES, test } from './fixtures'

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

// Not repeated with scripts off, because the browser itself follows an anchor, and
// e2e/links.spec.ts checks that each anchor exists.
test('each problem and pest leads to the whole card about it, or to the first aid', {
  tag: '@phone',
}, async ({ page }) => {
  for (const path of paths) {
    await page.goto(path)
    const links = page.locator(':is(.problems ul, .pest-card) a')
    expect(await links.count()).toBeGreaterThan(4)
    // On the home page, tiles of emergency services link to the first aid instead of the service
    // card.
    const { problems, services } = PAGES[path]
    const urgent = problems.items.filter(({ service }) =>
      services.items.some(({ slug, emergency }) => slug === service && emergency),
    )
    await expect(page.locator('.problems ul [href="#emergencia"]')).toHaveCount(
      path === '/' ? urgent.length : 0,
    )
    for (const link of await links.all()) {
      // By key: on a far jump, sections take their heights and may carry the place of a click away.
      await link.press('Enter')
      await expectInSight(page, page.locator(`${await link.getAttribute('href')}:target`))
    }
  }
})

test('a first-aid case leads to the card of its service', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const { cases } = PAGES['/'].firstAid
  const { title = '', service } = cases.find(({ service }) => service) ?? {}
  const advice = page.locator('#emergencia')
  const link = advice.locator(`[href="#servico-${service}"]`)
  await expect(link).toBeHidden()
  await advice.getByRole('heading', { name: title }).click()
  await link.press('Enter')
  await expectInSight(page, page.locator(`#servico-${service}:target`))
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
