import { expect, type Locator } from '@playwright/test'
import { readLastBuild } from '@/build/last-build'
import { settledBox } from '@/e2e/boxes'
import { takeGuideScreenshot, test } from './fixtures'
import { NEW_COMPANY } from './new-company'
import { button, field, goToHash, openEditor, previewFrame, saveAndWait } from './page'
import { choosePhoto, createPhoto } from './photo'

const { content } = readLastBuild()

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

/** Content of the claims with as many claims as the delivered site makes. */
function thirtyClaims() {
  const { claims, home, drains, pests } = NEW_COMPANY
  const titles = [home.services, drains.services, pests, home.method, drains.method].flatMap(
    (section) => ('items' in section ? section.items : section.steps).map(({ title }) => title),
  )
  // The fixture's words stand in reverse, which a picture of the guide must not show.
  titles.sort((one, other) => one.split(' ').length - other.split(' ').length)
  const proof = 'a lista com os nomes e as datas'
  const more = titles.map((title) => ({ claim: `Fazemos bem: ${title}.`, words: [title], proof }))
  return { ...claims, items: [...more, ...claims.items].slice(0, 30) }
}

test('launches the site of a new company, with hours, towns and a photo, in at most 40 taps @smoke @guide', async ({
  page,
  github,
}) => {
  test.slow()
  github.saveContent('claims', thirtyClaims())
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  const next = (name: string) => page.getByRole('link', { name: `Próximo: ${name}`, exact: true })
  const row = (name: string) =>
    page.locator('.screen-pane').getByRole('link', { name: new RegExp(`^${name}\\b`) })
  const toStart = () => tap(page.getByRole('link', { name: 'Início do editor' }))
  const write = async (target: Locator, text: string) => {
    const isFocused = await target.evaluate((element) => element === document.activeElement)
    if (!isFocused) await tap(target)
    await target.fill(text)
  }
  await page.goto('/editor/')
  const token = page.getByLabel('Código de acesso')
  await tap(token)
  await token.fill('github_pat_example')
  await tap(page.getByRole('button', { name: 'Entrar' }))
  await expect(page.getByRole('heading', { name: 'O que falta' })).toBeVisible()
  await takeGuideScreenshot(page, 'o-que-falta')
  await tap(page.getByRole('link', { name: /Casa Serena é um exemplo/ }))
  for (const [label, text] of Object.entries(FACTS)) await write(field(page, label), text)
  await tap(next('Endereço'))
  for (const [label, text] of Object.entries(ADDRESS)) await write(field(page, label), text)

  await toStart()
  await tap(row('Horário'))
  await tap(page.locator('.item-name'))
  for (const day of ['Sábado', 'Domingo']) await tap(field(page, day))
  await tap(button(page, 'Adicionar Horário'))
  for (const day of ['Sábado', 'Domingo']) await tap(field(page, day))
  await write(field(page, 'Abre'), '00:00')
  await write(field(page, 'Fecha'), '23:59')

  await toStart()
  await tap(row('Cidades'))
  for (const town of ['Orleans', 'Urussanga']) {
    await tap(button(page, 'Adicionar Cidade'))
    await write(field(page, 'Nome da cidade'), town)
  }

  await toStart()
  await tap(previewFrame(page).locator('.service-picture img').first())
  // The button, and a photo in the device's own list.
  taps += 2
  await choosePhoto(page, await createPhoto())
  await tap(page.getByRole('button', { name: /^Ponto que não pode sumir/ }))
  await write(field(page, 'O que a foto mostra'), 'Técnico de verde ao lado da van')

  await toStart()
  await tap(row('O que falta'))
  await tap(page.getByRole('link', { name: /depoimentos/ }))
  await tap(page.getByRole('checkbox', { name: 'Mostrar os depoimentos' }))
  await tap(next('Promessas'))
  await expect(page.getByRole('heading', { name: 'Promessas' })).toBeVisible()
  await takeGuideScreenshot(page, 'promessas')
  await tap(button(page, /^Li todas e posso provar/))
  await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(0)
  taps += 1
  await saveAndWait(page, github, 2)
  expect(taps).toBeLessThanOrEqual(40)
  // The guide is taken with the owner's build, whose site has another address than the new company.
  const isBuiltSite = content.company.siteUrl.endsWith(FACTS['Endereço do site'])
  await expect(page.locator('#publication')).toContainText(
    isBuiltSite ? 'Publicando desde' : 'O endereço do site mudou: recarregue o editor',
  )
  await goToHash(page, 'o-que-falta')
  await expect(page.getByText('Nada mais impede a publicação.')).toBeVisible()
  const { hours, towns } = github.read('company')
  expect(hours.opening).toHaveLength(2)
  expect(towns.slice(-2).map(({ name }: { name: string }) => name)).toEqual([
    'Orleans',
    'Urussanga',
  ])
  expect(github.read('photos').items).toEqual([
    expect.objectContaining({ picture: 'descupinizacao', focus: expect.anything() }),
  ])
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

test('covers no error at the end of a form with the link to the next missing item @phone', async ({
  page,
}) => {
  await openEditor(page, 'company.analyticsId')
  const input = field(page, 'Código para contar as visitas')
  await input.fill('errado')
  await input.blur()
  const error = page.locator('.error', { hasText: 'não é um código de visitas' })
  await expect(error).toBeInViewport({ ratio: 1 })
  const next = page.getByRole('link', { name: /^Próximo: / })
  const [errorBox, nextBox] = [await settledBox(error), await settledBox(next)]
  expect(nextBox.y).toBeGreaterThanOrEqual(errorBox.y + errorBox.height)
})

test('removes a claim from all its sentences on one screen, and opens a sentence in its form', async ({
  page,
  github,
}) => {
  const { items } = github.read('claims')
  await openEditor(page, 'claims')
  const index = items.findIndex(({ words }: { words: string[] }) => words.includes('caminhão'))
  const claim = page.locator(`[id='claims.items.${index}']`)
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
  const links = await page.locator('.screen-pane .row[href]').all()
  const hashes = await Promise.all(links.map((link) => link.getAttribute('href')))
  expect(hashes.length).toBeGreaterThan(8)
  for (const hash of hashes.filter((link) => !link?.startsWith('#claims'))) {
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
  await expect(page.getByRole('link', { name: /saíram dados de antes/i })).toBeVisible()
  await note.click()
  await expect(field(page, 'Observação')).toHaveValue('Em horário combinado')
  await expect(button(page, 'Salvar')).toBeDisabled()
})
