import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { PROGRAMMER_WORDS } from '@/fixtures/programmer-words'
import { test } from './fixtures'
import { button, field, goToHash, openEditor, pressSave, previewFrame } from './page'
import { addDrainPhoto } from './photo'

const SCREEN_HASHES = [
  'inicio',
  'company',
  'testimonials.home.0.name',
  'photos.items',
  'photos.items.ralo.file',
  'o-que-falta',
  'claims',
  'versoes',
  'palette',
]

const openScreen = async (page: Page, hash: string) => {
  await goToHash(page, hash)
  await expect(page.locator('.screen-pane h1')).toBeVisible()
}

async function checkAxe(page: Page): Promise<void> {
  // Legacy mode checks only this document, not the frame of the preview.
  const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode()
  const { violations } = await axe.analyze()
  expect(violations).toEqual([])
}

test('has no axe violations and no words of programmers on any screen', async ({
  page,
  github,
}) => {
  test.slow()
  const check = async () => {
    await checkAxe(page)
    await expect(page.locator('#editor')).not.toContainText(PROGRAMMER_WORDS)
  }
  await page.goto('/editor/')
  const token = page.getByLabel('Código de acesso')
  await expect(token).toBeVisible()
  await check()
  await token.fill('github_pat_example')
  await button(page, 'Entrar').click()
  for (const hash of SCREEN_HASHES) {
    await openScreen(page, hash)
    await check()
  }
  await goToHash(page, 'claims')
  await page.getByText('Não é verdade?').first().click()
  await expect(page.locator('.claims').getByRole('textbox').first()).toBeVisible()
  await check()
  await page.emulateMedia({ colorScheme: 'dark' })
  await check()
  await goToHash(page, 'company.name')
  await field(page, 'Nome da empresa').fill('')
  await pressSave(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await check()
  await field(page, 'Nome da empresa').fill('Praia Limpa')
  github.saveContent('company', { ...github.read('company'), name: 'Praia Mansa' })
  await pressSave(page)
  await expect(page.getByRole('heading', { name: 'Mudou aqui e no site' })).toBeVisible()
  await check()
  await page.emulateMedia({ colorScheme: 'light' })
  await check()
})

test('has no axe violations on the form of a photo', async ({ page, github }) => {
  await addDrainPhoto(github, { x: 40, y: 30 })
  await openEditor(page, 'photos.items.0.file')
  await expect(page.locator('.focal-point')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await checkAxe(page)
  }
})

test('has no axe violations on a group of checkboxes with an error', async ({ page }) => {
  await openEditor(page, 'company.hours.opening.0.days')
  const group = page.getByRole('group', { name: 'Dias', exact: true })
  const checked = group.getByRole('checkbox', { checked: true })
  await expect(checked).toHaveCount(7)
  for (let days = 7; days > 0; days--) await checked.first().uncheck()
  await pressSave(page)
  await expect(page.getByRole('alert')).toContainText('falta corrigir 1 campo')
  await expect(group).toHaveAccessibleDescription(/marque|escolha|falta/i)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await checkAxe(page)
  }
})

/** Returns the shown elements that are wider than the window or than their box. */
const cutElements = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility() && !element.closest('.visually-hidden')
    const isCut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      // Browsers scroll the text of an input, and shorten that of a select.
      const isBox = element.clientWidth > 0 && !element.matches('input, select')
      const isHidden = isBox && element.scrollWidth > element.clientWidth + 1
      return left < -1 || right > innerWidth + 1 || isHidden
    }
    const cut = [...document.querySelectorAll('body, body *')].filter(isShown).filter(isCut)
    return cut.map((element) => element.outerHTML.slice(0, 80))
  })

test('shows texts of at least 16 px and targets of at least 44 px at a width of 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openEditor(page)
  for (const hash of SCREEN_HASHES) {
    await openScreen(page, hash)
    const wrong = await page.evaluate(() => {
      const isShown = (element: Element) =>
        element.checkVisibility() && !element.closest('.visually-hidden')
      const name = (element: Element) => element.outerHTML.slice(0, 80)
      const elements = [...document.querySelectorAll('.workspace *')].filter(isShown)
      const small = elements.filter(
        (element) => Number.parseFloat(getComputedStyle(element).fontSize) < 16,
      )
      const targets = elements.filter((element) =>
        element.matches('a, button, input, select, textarea, summary'),
      )
      const narrow = targets.filter((element) => {
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
        return Math.min(width, height) < 43.9 && getComputedStyle(element).display !== 'inline'
      })
      return [...small.map(name), ...narrow.map(name)]
    })
    expect(wrong).toEqual([])
    expect(await cutElements(page)).toEqual([])
  }
})

test('cuts nothing off at a text size of 200 % @phone', async ({ page, github }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    }),
  )
  await page.goto('/editor/')
  await page.getByText('Sei até que dia o código vale').click()
  expect(await cutElements(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await cutElements(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('about:blank')
  await openEditor(page)
  for (const hash of [
    ...SCREEN_HASHES,
    'home.services.items.0.title',
    'company.hours',
    'company.name',
  ]) {
    await openScreen(page, hash)
    for (const closed of await page.locator('.claims summary').all()) await closed.click()
    expect(await cutElements(page), hash).toEqual([])
  }
  const company = github.read('company')
  await field(page, 'Nome da empresa').fill('')
  await pressSave(page)
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await cutElements(page)).toEqual([])
  await field(page, 'Nome da empresa').fill('Praia Limpa')
  await button(page, /^Desfazer/).click()
  await button(page, /^Refazer/).click()
  await expect(page.locator('.undo-report')).not.toBeEmpty()
  expect(await cutElements(page)).toEqual([])
  github.saveContent('company', { ...company, name: 'Praia' })
  await pressSave(page)
  await expect(page.getByRole('heading', { name: 'Mudou aqui e no site' })).toBeVisible()
  expect(await cutElements(page)).toEqual([])
})

test('shows the colours of each palette in forced colours @phone', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openEditor(page, 'cores')
  const samples = page.locator('.colour-sample').first().locator('span')
  const colours = await samples.evaluateAll((spans) =>
    spans.map((span) => getComputedStyle(span).backgroundColor),
  )
  expect(new Set(colours).size).toBe(colours.length)
})

test('edits a field with only the keyboard @desktop', async ({ page }) => {
  await openEditor(page, 'inicio')
  await page.getByLabel('Procurar um texto').focus()
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByRole('link', { name: /^Nome da empresa/ })).toBeVisible()
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByRole('heading', { name: 'Dados da empresa' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('!')
  await expect(previewFrame(page).locator('.brand').first()).toContainText('!')
  await expect(button(page, 'Salvar')).toBeEnabled()
})

test('keeps the focus after the removal of an item, and focuses the heading of conflicts', async ({
  page,
  github,
}) => {
  const [first, second, third] = github.read('home').questions.items
  await openEditor(page, 'home.questions')
  const remove = (name: string) => button(page, `Remover ${name}`)
  const handle = (name: string) => page.getByLabel(`Mover ${name},`)
  await remove(second.question).press('Enter')
  await expect(handle(third.question)).toBeFocused()
  await handle(third.question).press('ArrowUp')
  await expect(handle(third.question)).toBeFocused()
  await expect(handle(first.question)).toHaveAccessibleName(/2º de/)
  await goToHash(page, 'avisos.avisos')
  await button(page, 'Adicionar Aviso').press('Enter')
  await expect(field(page, 'Texto')).toBeFocused()
  await remove('Aviso 1').press('Enter')
  await expect(button(page, 'Adicionar Aviso')).toBeFocused()
  await goToHash(page, 'company.name')
  await field(page, 'Nome da empresa').fill('Praia Limpa')
  github.saveContent('company', { ...github.read('company'), name: 'Praia Mansa' })
  await button(page, 'Salvar').press('Enter')
  await expect(page.getByRole('heading', { name: 'Mudou aqui e no site' })).toBeFocused()
})
