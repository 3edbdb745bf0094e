import { expect, type Locator } from '@playwright/test'
import {
  button,
  field,
  goToHash,
  openEditor,
  saveAndWait,
  takeGuideScreenshot,
  test,
} from './fixtures'

const FACTS = {
  'Nome da empresa': 'Praia Limpa',
  WhatsApp: '(48) 98812-3456',
  'Endereço do site': 'www.praialimpa.com.br',
  'Razão social': 'Praia Limpa Controle de Pragas Ltda.',
  CNPJ: '12.345.678/0001-95',
  'E-mail': 'contato@praialimpa.com.br',
  'Licença sanitária (alvará)': 'Vigilância Sanitária de Içara nº 123/2026',
}
const ADDRESS = {
  'Rua e número': 'Rua das Gaivotas, 120',
  Cidade: 'Balneário Rincão',
  CEP: '88828-000',
}

test('launches the site of a new company in at most 44 taps and one save @smoke', async ({
  page,
  github,
}) => {
  test.slow()
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  const next = (name: string) => page.getByRole('link', { name: `Próximo: ${name}`, exact: true })
  await page.goto('/editor/')
  const token = page.getByLabel('Código de acesso')
  await tap(token)
  await token.fill('github_pat_example')
  await tap(page.getByRole('button', { name: 'Entrar' }))
  await expect(page.getByRole('heading', { name: 'O que falta' })).toBeVisible()
  await takeGuideScreenshot(page, 'o-que-falta')
  await tap(page.getByRole('link', { name: /Casa Serena é um exemplo/ }))
  const write = async (label: string, text: string) => {
    const target = field(page, label)
    const isFocused = await target.evaluate((element) => element === document.activeElement)
    if (!isFocused) await tap(target)
    await target.fill(text)
  }
  for (const [label, text] of Object.entries(FACTS)) await write(label, text)
  await tap(next('Endereço'))
  for (const [label, text] of Object.entries(ADDRESS)) await write(label, text)
  await tap(next('Mostrar os depoimentos de exemplo'))
  await tap(page.getByRole('checkbox', { name: 'Mostrar os depoimentos' }))
  await tap(next('Promessas'))
  await expect(page.getByRole('heading', { name: 'Promessas' })).toBeVisible()
  await takeGuideScreenshot(page, 'promessas')
  // The list changes when the check of the last text ends, so each turn finds the next checkbox.
  const unconfirmed = page.getByRole('checkbox', { checked: false })
  while ((await unconfirmed.count()) > 0) await tap(unconfirmed.first())
  taps += 1
  await saveAndWait(page, github)
  expect(taps).toBeLessThanOrEqual(44)
  await expect(page.locator('#publication')).toContainText('Publicando desde')
  await goToHash(page, 'o-que-falta')
  await expect(page.getByText('Nada mais impede a publicação.')).toBeVisible()
})

test('links to the next missing item only in a form with a missing item', async ({ page }) => {
  await openEditor(page, 'home.hero.title')
  const next = page.getByRole('link', { name: /^Próximo: / })
  await expect(next).toHaveCount(0)
  await goToHash(page, 'company.cnpj')
  await expect(next).toBeVisible()
})

test('keeps the link to the next missing item in view, except above an open keyboard @phone', async ({
  page,
}) => {
  await openEditor(page, 'company.name')
  const next = page.getByRole('link', { name: /^Próximo: / })
  await expect(next).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 430 })
  await expect(page.getByLabel('Nome da empresa')).toBeInViewport({ ratio: 1 })
  await expect(next).not.toBeInViewport()
})

test('removes a claim from all its sentences on one screen, and opens a sentence in its form', async ({
  page,
  github,
}) => {
  const { items } = github.read('claims')
  await openEditor(page, 'promessas')
  const index = items.findIndex(({ words }: { words: string[] }) => words.includes('caminhão'))
  const claim = page.locator(`#promessa-${index}`)
  await claim.getByText('Não é verdade?').click()
  for (const text of await claim.getByRole('textbox').all()) await text.fill('Conte o que houve.')
  await expect(claim.getByText('Pronto: o site não diz mais isto.')).toBeVisible()
  await saveAndWait(page, github)
  expect(github.changedPaths).toEqual([['content/drains.json']])
  expect(github.text('content/drains.json')).not.toContain('caminhão')
  await claim.getByRole('link', { name: 'Abrir no formulário' }).first().click()
  await expect(page.locator('.form textarea:focus')).toHaveValue('Conte o que houve.')
})

test('scrolls to the recommended items when the owner opens their list', async ({ page }) => {
  await openEditor(page, 'o-que-falta')
  await page.getByText(/^Recomendado: /).click()
  await expect(page.locator('details .row[href]').first()).toBeInViewport({ ratio: 1 })
})

test('opens the field of each launch item that is not a claim', async ({ page }) => {
  await openEditor(page, 'o-que-falta')
  const links = await page.locator('.form-pane .row[href]').all()
  const hashes = await Promise.all(links.map((link) => link.getAttribute('href')))
  expect(hashes.length).toBeGreaterThan(8)
  for (const hash of hashes.filter((link) => !link?.startsWith('#promessas'))) {
    await goToHash(page, hash?.slice(1) ?? '')
    await expect(page.locator('.form :focus')).toHaveCount(1)
  }
})

test('opens content of an earlier version, and says what became of its fields', async ({
  page,
  github,
}) => {
  const company = github.read('company')
  const { opening } = company.hours ?? { opening: [] }
  github.saveContent('company', {
    ...company,
    hours: { text: 'Em horário combinado', opening },
    towns: company.towns.map((town: object) => ({ ...town, latitude: -28.7, longitude: -49.3 })),
  })
  await openEditor(page, 'inicio')
  await page.getByRole('link', { name: 'O que falta' }).first().click()
  const note = page.getByRole('link', { name: /Em horário combinado/ })
  await expect(note).toContainText('virou a observação')
  await expect(page.getByRole('link', { name: /a longitude das cidades saíram/ })).toBeVisible()
  await note.click()
  await expect(field(page, 'Observação')).toHaveValue('Em horário combinado')
  await expect(button(page, 'Salvar')).toBeDisabled()
})
