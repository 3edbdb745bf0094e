import { expect, type Page } from '@playwright/test'
import { GITHUB_API_URL } from '@/editor/github/github'
import type { FakeGitHub } from './fake-github'
import { test } from './fixtures'
import { button, field, openEditor, pressSave, previewFrame, saveAndWait } from './page'
import { choosePhoto, createPhoto } from './photo'

const expectBothNames = (github: FakeGitHub) =>
  expect(github.read('company')).toMatchObject({
    name: 'Praia Limpa',
    legalName: 'Praia Limpa Ltda.',
  })

test('shows a save in another open tab, and keeps the changes of both tabs @smoke', async ({
  page,
  context,
  github,
}) => {
  await openEditor(page, 'company.legalName')
  const other = await context.newPage()
  await other.goto('/editor/#company.name')
  await field(other, 'Nome da empresa').fill('Praia Limpa')
  await saveAndWait(other, github)
  await expect(field(page, 'Nome da empresa')).toHaveValue('Praia Limpa')
  await expect(previewFrame(page).locator('.brand').first()).toContainText('Praia Limpa')
  await field(page, 'Razão social').fill('Praia Limpa Ltda.')
  await saveAndWait(page, github, 2)
  expectBothNames(github)
})

test('keeps the unsaved text of each tab, and opens the text of a closed tab in a new tab', async ({
  page,
  context,
}) => {
  await openEditor(page, 'company.legalName')
  await field(page, 'Razão social').fill('Aba um')
  const other = await context.newPage()
  await other.goto('/editor/#company.legalName')
  await expect(field(other, 'Razão social')).toHaveValue('')
  await field(other, 'Razão social').fill('Aba dois')
  const stored = () => context.storageState({ indexedDB: true }).then(JSON.stringify)
  await expect.poll(stored).toContain('Aba dois')
  let third = other
  await expect(async () => {
    // Also a slow attempt, which may have adopted the text.
    await third.close()
    third = await context.newPage()
    await third.goto('/editor/#company.legalName')
    await expect(field(third, 'Razão social')).toHaveValue('Aba dois', { timeout: 2000 })
  }).toPass()
  const unsaved = (tab: Page) => tab.getByText(/^Suas mudanças de .+ ainda não foram salvas/)
  await expect(unsaved(third)).toBeVisible()
  await third.keyboard.type(' e meia')
  await expect(unsaved(third)).toHaveCount(0)
  await expect(unsaved(page)).toHaveCount(0)
  await expect(field(page, 'Razão social')).toHaveValue('Aba um')
})

test('keeps the last key of a tab that closes at once @phone', async ({ page, context }) => {
  await openEditor(page, 'company.legalName')
  await expect(field(page, 'Razão social')).toBeFocused()
  await page.keyboard.type('Prai')
  const stored = () => context.storageState({ indexedDB: true }).then(JSON.stringify)
  await expect.poll(stored).toContain('Prai')
  await page.keyboard.type('a')
  await page.close()
  // A browser holds the lock of a closed tab for a moment.
  await expect(async () => {
    const next = await context.newPage()
    await next.goto('/editor/#company.legalName')
    await expect(field(next, 'Razão social')).toHaveValue('Praia', { timeout: 2000 })
  }).toPass()
})

test('keeps text that is typed after another tab without locks took the draft @phone', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
  const stored = () => context.storageState({ indexedDB: true }).then(JSON.stringify)
  await openEditor(page, 'company.legalName')
  await field(page, 'Razão social').fill('Praia')
  await expect.poll(stored).toContain('Praia')
  const other = await context.newPage()
  await other.goto('/editor/#company.legalName')
  await expect(field(other, 'Razão social')).toHaveValue('Praia')
  await field(page, 'Razão social').fill('Praia Limpa')
  await expect.poll(stored).toContain('Praia Limpa')
  await other.close()
  await page.close()
  const third = await context.newPage()
  await third.goto('/editor/#company.legalName')
  await expect(field(third, 'Razão social')).toHaveValue('Praia Limpa')
})

test('keeps items that both sides added to a list, and changes of other files @smoke', async ({
  page,
  github,
}) => {
  await openEditor(page, 'testimonials.home')
  await button(page, 'Adicionar Depoimento').click()
  const texts = { 'Primeiro nome': 'Zilda', Cidade: 'Içara', 'Palavras do cliente': 'Muito bom.' }
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text)
  const testimonials = github.read('testimonials')
  const theirs = { name: 'Olga', town: 'Içara', comment: 'Bom.', sample: false }
  github.saveContent('testimonials', { ...testimonials, home: [...testimonials.home, theirs] })
  github.saveContent('messages', { ...github.read('messages'), default: 'Oi!' })
  await pressSave(page)
  await page.getByRole('radio', { name: /^Os dois:.*Olga.*Zilda/ }).check()
  await button(page, 'Salvar o que escolhi').click()
  await expect(page.locator('#publication')).toContainText('Salvo')
  const names = github.read('testimonials').home.map(({ name }: { name: string }) => name)
  expect(names).toEqual([
    ...testimonials.home.map(({ name }: { name: string }) => name),
    'Olga',
    'Zilda',
  ])
  expect(github.read('messages').default).toBe('Oi!')
})

/**
 * Changes the company's name to “Praia Limpa” in the editor, and to “Praia Mansa” on the branch.
 */
async function changeOnBothSides(page: Page, github: FakeGitHub): Promise<void> {
  await openEditor(page, 'company.name')
  await field(page, 'Nome da empresa').fill('Praia Limpa')
  github.saveContent('company', { ...github.read('company'), name: 'Praia Mansa' })
}

for (const [kept, expected] of [
  ['Aqui', 'Praia Limpa'],
  ['No site', 'Praia Mansa'],
] as const)
  test(`shows both values of a conflicting field, and saves the value “${kept}”`, async ({
    page,
    github,
  }) => {
    await changeOnBothSides(page, github)
    await pressSave(page)
    await expect(page.getByRole('heading', { name: 'Mudou aqui e no site' })).toBeVisible()
    await expect(page.getByText('Dados da empresa › Nome da empresa')).toBeVisible()
    await page.getByLabel(new RegExp(`${kept}: ${expected}`)).check()
    await button(page, 'Salvar o que escolhi').click()
    await expect(page.locator('#publication')).toContainText('Salvo')
    expect(github.read('company').name).toBe(expected)
  })

test('shows both photos of a conflict', async ({ page, github }) => {
  const photo = await createPhoto(1200, 900)
  const file = '/content/fotos/dele.jpg'
  github.saveFile(file.slice(1), photo.buffer)
  await openEditor(page, 'photos.items.ralo.file')
  await choosePhoto(page, await createPhoto())
  await expect(page.getByAltText('A foto escolhida')).toBeVisible()
  github.saveContent('photos', { items: [{ picture: 'ralo', file }] })
  await pressSave(page)
  const photos = page.locator('.screen-pane').getByRole('img')
  const widths = () =>
    photos.evaluateAll((images) => images.map((image) => Reflect.get(image, 'naturalWidth')))
  await expect.poll(widths).toEqual([1600, 1200])
})

test('keeps text that is typed while a save finds a conflict', async ({ page, github }) => {
  await changeOnBothSides(page, github)
  let respond = () => {}
  const typed = new Promise<void>((resolve) => {
    respond = resolve
  })
  await page.route(`${GITHUB_API_URL}/**`, async (route) => {
    await typed
    await route.fallback()
  })
  await pressSave(page)
  await field(page, 'Razão social').fill('Praia Limpa Ltda.')
  respond()
  await page.getByLabel('Aqui: Praia Limpa').check()
  await button(page, 'Salvar o que escolhi').click()
  await expect(page.locator('#publication')).toContainText('Salvo')
  expectBothNames(github)
})

test('returns from a conflict to the form, and keeps the text', async ({ page, github }) => {
  await changeOnBothSides(page, github)
  await pressSave(page)
  await button(page, 'Voltar sem salvar').click()
  await expect(field(page, 'Nome da empresa')).toHaveValue('Praia Limpa')
  expect(github.read('company').name).toBe('Praia Mansa')
})

test('leaves the conflicts by the menu, and offers only their own button to save them', async ({
  page,
  github,
}) => {
  await changeOnBothSides(page, github)
  await pressSave(page)
  await expect(page.getByRole('heading', { name: 'Mudou aqui e no site' })).toBeVisible()
  await expect(button(page, 'Salvar')).toBeDisabled()
  await page.getByRole('link', { name: 'Início do editor' }).click()
  await expect(page.getByRole('heading', { name: 'Mudou aqui e no site' })).toBeHidden()
  await expect(button(page, 'Salvar')).toBeEnabled()
})

test('asks again if another person changes a conflicting field before the owner chooses', async ({
  page,
  github,
}) => {
  await changeOnBothSides(page, github)
  await pressSave(page)
  await expect(page.getByLabel('No site: Praia Mansa')).toBeVisible()
  github.saveContent('company', { ...github.read('company'), name: 'Praia Brava' })
  await button(page, 'Salvar o que escolhi').click()
  await expect(page.getByLabel('No site: Praia Brava')).toBeVisible()
  await button(page, 'Salvar o que escolhi').click()
  await expect(page.locator('#publication')).toContainText('Salvo')
  expect(github.read('company').name).toBe('Praia Limpa')
})
