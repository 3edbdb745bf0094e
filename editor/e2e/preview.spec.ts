import { expect, type Page } from '@playwright/test'
import { test } from './fixtures'
import { button, field, goToHash, openEditor, previewFrame } from './page'

/**
 * Taps the middle of an element, even where another element covers it. Taps at the edge of the page if
 * the middle is beyond, as that of the hero picture on a phone.
 */
async function tapAt(page: Page, selector: string): Promise<void> {
  const element = previewFrame(page).locator(selector).first()
  await element.evaluate((target) => target.scrollIntoView({ block: 'center', inline: 'center' }))
  const box = await element.boundingBox()
  const { width = 0 } = page.viewportSize() ?? {}
  if (!box) return
  await page.mouse.click(Math.min(box.x + box.width / 2, width - 8), box.y + box.height / 2)
}

const outlined = (page: Page) => previewFrame(page).locator('[data-outlined]:visible')

for (const [name, selector, key] of [
  ['the plus icon of a question', '.question svg', 'home.questions.items.0.question'],
  // Only on phones, because a desktop shows a picture in the middle of the card.
  ['the border of a card @phone', '.pest-card:nth-of-type(2)', 'pests.items.1'],
  // Only on phones, because a desktop shows links in the middle of the picture.
  [
    'a picture below the headline @phone',
    '.hero-picture img',
    'photos.items.hero-dedetizacao.file',
  ],
] as const)
  test(`opens the nearest field for a tap on ${name}`, async ({ page }) => {
    await openEditor(page, 'inicio')
    await tapAt(page, selector)
    await expect.poll(() => page.evaluate(() => location.hash)).toContain(`#${key}`)
  })

for (const [name, key] of [
  ['a fact at the end of the page', 'company.phone'],
  ['the last card of a card row', 'home.services.items.6.title'],
  ['a first-aid step that phones hide', 'drains.firstAid.cases.0.steps.4'],
  ['a label of another page', 'interface.general.allSteps'],
  ['a tile by its service', 'home.problems.items.5.service'],
] as const)
  test(`scrolls to ${name}, and outlines the element`, async ({ page }) => {
    await openEditor(page, 'inicio')
    await goToHash(page, key)
    await expect(outlined(page).first()).toBeInViewport({ ratio: 0.99 })
    await expect(previewFrame(page).locator('.floating-chat')).toBeHidden()
  })

test('returns from tapped fields by the Back button @phone', async ({ page }) => {
  await openEditor(page, 'inicio')
  await tapAt(page, '.question svg')
  await expect(page).toHaveURL(/#home\.questions/)
  await goToHash(page, 'company.phone')
  await expect(page.getByRole('heading', { name: 'Dados da empresa' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/#home\.questions/)
  await expect(page.locator(':focus')).toHaveValue(/./)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'O que você quer mudar?' })).toBeVisible()
})

test('scrolls to the title of an opened section', async ({ page }) => {
  await openEditor(page, 'inicio')
  await goToHash(page, 'home.questions')
  await expect(previewFrame(page).locator('.questions h2')).toBeInViewport({ ratio: 0.99 })
})

test('keeps a list in view after a change in the list is undone', async ({ page, github }) => {
  const home = github.read('home')
  // Short, so that the first question is in view together with the title.
  Object.assign(home.questions, { title: 'Dúvidas', intro: 'Pergunte.' })
  github.saveContent('home', home)
  await openEditor(page, 'home.questions')
  const questions = previewFrame(page).locator('.questions')
  await expect(questions.locator('h2')).toBeInViewport({ ratio: 0.99 })
  await page
    .getByRole('button', { name: /^Remover / })
    .nth(1)
    .click()
  await page.getByRole('button', { name: /^Desfazer/ }).click()
  // The outline moves from the section to the list.
  await expect(questions.locator('h2')).not.toHaveAttribute('data-outlined')
  await expect(questions.locator('[data-outlined]').first()).toBeInViewport()
})

test('focuses the field before the end of a tap, because iOS opens the keyboard only then', async ({
  page,
}) => {
  await openEditor(page, 'inicio')
  const focusedByClick = () =>
    page.evaluate(() => {
      document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.click()
      return document.activeElement?.id
    })
  await expect.poll(focusedByClick).toBe('home.hero.title')
  await goToHash(page, 'inicio')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await focusedByClick()).toBe('home.hero.title')
})

test('shows the keyboard focus on the button that adds a photo', async ({ page }) => {
  await openEditor(page, 'photos.items.ralo.file')
  const chooser = page.locator('label.button', { hasText: 'Pôr uma foto' })
  await expect(chooser.locator('input')).toBeFocused()
  await expect(chooser).toHaveCSS('outline-style', 'solid')
})

test('opens today’s notice by a tap, and not an earlier one in the list', async ({
  page,
  github,
}) => {
  const past = { texto: 'Fechado no feriado.', de: '2026-01-01', ate: '2026-01-02' }
  const current = { texto: 'Temporal na região.', de: '2026-01-01', ate: '2099-12-31' }
  github.saveContent('avisos', { avisos: [past, current] })
  await openEditor(page, 'inicio')
  await previewFrame(page).getByText(current.texto).click()
  await expect(field(page, 'Texto')).toHaveValue(current.texto)
})

test('shows other pages, dark colours and a desktop width in the preview', async ({
  page,
  github,
}) => {
  await openEditor(page)
  const body = previewFrame(page).locator('body')
  const isDark = () => body.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  expect(await isDark()).toBe(false)
  await button(page, 'Cores escuras').click()
  await expect.poll(isDark).toBe(true)
  // On a desktop, the button is pressed from the start.
  const wide = button(page, 'Como no computador')
  if ((await wide.getAttribute('aria-pressed')) === 'false') await wide.click()
  await expect.poll(() => body.evaluate(() => innerWidth)).toBeGreaterThanOrEqual(1279)
  await goToHash(page, 'home.services.items.2.title')
  await expect(previewFrame(page).locator('[data-outlined]')).toBeInViewport()
  expect(await page.locator('.preview-viewport').evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
  await goToHash(page, 'inicio')
  for (const [name, heading] of [
    ['drains', /Desentupimento/],
    ['notFound', github.read('interface').notFound.title],
  ] as const) {
    await page.getByLabel('Página', { exact: true }).selectOption(name)
    await expect(previewFrame(page).getByRole('heading', { level: 1 })).toContainText(heading)
  }
})
