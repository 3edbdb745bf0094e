import { pagePaths } from '@/model/site/routes'
import { expectUnmoved, settledBox } from './boxes'
import { expect, expectInView, MENU_LABELS, openMenu, PAGE_CONTENT, test } from './fixtures'

// Not repeated with scripts off, because the browser follows anchors without a script.
// e2e/exported.test.ts checks that each anchor exists.
test.describe('links to sections', { tag: '@phone' }, () => {
  for (const [width, height, path, id] of [
    [390, 844, '/', 'localizacao'],
    [768, 1024, '/', 'contato'],
    [1024, 768, '/desentupimento', 'localizacao'],
  ] as const)
    test(`shows the heading of ${path}#${id} at ${width} px, and keeps it in view`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto(`${path}#${id}`)
      const heading = page.locator(`#${id}`).getByRole('heading').first()
      await expectInView(page, heading)
      // Sections above may have their real heights only after a frame.
      await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
      await expectInView(page, heading)
    })

  // The section above the contact has another height for each company. If the browser has only
  // estimated that height, the contact stops in the middle of the screen.
  test('scrolls exactly to the contact when its menu link is clicked', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto('/')
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: MENU_LABELS['/#contato'] }).click()
    const distance = () =>
      page.locator('#contato').evaluate((footer) => {
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        return Math.abs(footer.getBoundingClientRect().top - header)
      })
    await expect.poll(distance).toBeLessThan(2)
  })

  test('scrolls from a problem tile or a pest card to its service card or to the first aid', async ({
    page,
  }) => {
    for (const path of pagePaths) {
      await page.goto(path)
      const links = page.locator(
        ':is([aria-labelledby=problemas] menu a, [id^=praga-] a[href^="#"])',
      )
      expect(await links.count()).toBeGreaterThan(4)
      // On the home page, tiles of emergency services link to the first aid instead of the service
      // card.
      const { problems, services } = PAGE_CONTENT[path]
      const urgent = problems.items.filter(({ service }) =>
        services.items.some(({ slug, emergency }) => slug === service && emergency),
      )
      await expect(page.locator('[aria-labelledby=problemas] [href="#emergencia"]')).toHaveCount(
        path === '/' ? urgent.length : 0,
      )
      for (const link of await links.all()) {
        // Layout during a long scroll may move the target of a click.
        await link.press('Enter')
        await expectInView(page, page.locator(`${await link.getAttribute('href')}:target`))
      }
    }
  })

  test('keeps an answer open when another one opens, opens the first one by its link, and scrolls from a first-aid case to the card of its service', async ({
    page,
  }) => {
    await page.goto('/')
    const [first, second] = PAGE_CONTENT['/'].questions.items
    if (!first || !second) throw new Error('fewer than two questions')
    // The first answer is open by default.
    await expect(page.getByText(first.answer)).toBeVisible()
    await page.getByText(second.question, { exact: true }).click()
    await expect(page.getByText(second.answer)).toBeVisible()
    await expect(page.getByText(first.answer)).toBeVisible()
    await page.getByText(first.question, { exact: true }).click()
    await expect(page.getByText(first.answer)).toBeHidden()
    await page.locator('[href="#primeira-duvida"]').click()
    await expectInView(page, page.getByText(first.answer))
    await expectInView(page, page.getByRole('heading', { name: first.question }))
    const { cases } = PAGE_CONTENT['/'].firstAid
    const { title = '', service } = cases.find(({ service }) => service) ?? {}
    const advice = page.locator('#emergencia')
    const link = advice.locator(`[href="#servico-${service}"]`)
    await expect(link).toBeHidden()
    await advice.getByRole('heading', { name: title }).click()
    await link.press('Enter')
    await expectInView(page, page.locator(`#servico-${service}:target`))
  })

  test('opens the first-aid cases by a link, that of a sting first, and closes each by its title', async ({
    page,
  }) => {
    await page.goto('/#emergencia')
    const firstAid = page.locator('#emergencia')
    const cases = PAGE_CONTENT['/'].firstAid.cases.map(({ title = '', steps }) => ({
      heading: firstAid.getByRole('heading', { name: title }),
      step: firstAid.getByText(steps[0] ?? ''),
    }))
    for (const { step } of cases) await expect(step).toBeVisible()
    await expect(cases[0]?.step ?? firstAid).toBeInViewport({ ratio: 1 })
    for (const { heading, step } of cases) {
      await heading.scrollIntoViewIfNeeded()
      const box = await settledBox(heading)
      await heading.click()
      await expect(step).toBeHidden()
      await expectUnmoved(heading, box)
    }
    await page.goto('/')
    const link = page.locator('[aria-labelledby=problemas] [href="#emergencia"]').first()
    // The second time the link does not change the URL.
    for (let time = 0; time < 2; time++) {
      await link.press('Enter')
      for (const { step } of cases) await expect(step).toBeVisible()
      for (const { heading, step } of cases) {
        await heading.click()
        await expect(step).toBeHidden()
      }
    }
  })
})
