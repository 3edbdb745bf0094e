import { expect, type Page } from '@playwright/test'
import type { FakeGitHub } from './fake-github'
import { takeGuideScreenshot, test } from './fixtures'
import { button, field, goToHash, openEditor, previewFrame, saveAndWait } from './page'
import { addDrainPhoto } from './photo'

/** Saves other titles of two sections of the home page, as another person. */
function saveTitles(github: FakeGitHub, about: string, method: string): void {
  const home = github.read('home')
  github.saveContent('home', {
    ...home,
    about: { ...home.about, title: about, titleWithTeam: undefined },
    method: { ...home.method, title: method },
  })
}

const lastSave = (page: Page) => page.locator('.rows > li').first().getByRole('button').first()

test('shows what a save changed, and takes one field back', async ({ page, github }) => {
  saveTitles(github, 'Quem vem', 'Como é')
  saveTitles(github, 'Quem somos nós', 'Como fazemos')
  await openEditor(page, 'versoes')
  await expect(lastSave(page)).toContainText('Outra pessoa')
  await lastSave(page).click()
  const about = page.getByRole('region', { name: 'Página de dedetização › Sobre' })
  await expect(about).toContainText('Antes: Quem vem')
  await expect(about).toContainText('Depois: Quem somos nós')
  const outlined = previewFrame(page).locator('[data-outlined]')
  await expect(outlined).toHaveText([/Quem somos nós/, /Como fazemos/])
  await about.getByRole('button', { name: /^Desfazer só isto/ }).click()
  await expect(previewFrame(page).locator('.about h2')).toContainText('Quem vem')
  await expect(lastSave(page)).toBeFocused()
  await saveAndWait(page, github, 3)
  const { about: saved, method } = github.read('home')
  expect([saved.title, method.title]).toEqual(['Quem vem', 'Como fazemos'])
})

test('takes all changes of a save back, and keeps a later save', async ({ page, github }) => {
  saveTitles(github, 'Quem vem', 'Como é')
  saveTitles(github, 'Quem somos nós', 'Como fazemos')
  github.saveContent('messages', { ...github.read('messages'), pests: 'Oi!' })
  await openEditor(page, 'versoes')
  await page.locator('.rows > li').nth(1).getByRole('button').first().click()
  await button(page, 'Desfazer tudo desta versão').click()
  await saveAndWait(page, github, 4)
  const { about, method } = github.read('home')
  expect([about.title, method.title]).toEqual(['Quem vem', 'Como é'])
  expect(github.read('messages').pests).toBe('Oi!')
})

test('takes the removal of a photo back while GitHub is unreachable', async ({ page, github }) => {
  github.saveContent('photos', { items: [{ picture: 'ralo', file: '/content/fotos/ralo.jpg' }] })
  github.saveContent('photos', { items: [] })
  await openEditor(page, 'versoes')
  await lastSave(page).click()
  await expect(page.getByText('Onde fica: Ralo')).toBeVisible()
  github.state = 'unreachable'
  await button(page, /^Desfazer só isto/).click()
  await expect(page.getByText('Mudado aqui.')).toBeVisible()
  await goToHash(page, 'photos.items')
  await expect(button(page, 'Ralo')).toBeVisible()
})

test('reaches saves older than the first 30', async ({ page, github }) => {
  const messages = github.read('messages')
  for (let save = 0; save < 35; save++)
    github.saveContent('messages', { ...messages, pests: `Oi ${save}!` })
  await openEditor(page, 'versoes')
  const saves = page.locator('.rows > li')
  await expect(saves).toHaveCount(30)
  await button(page, 'Mais antigas').click()
  await expect(saves).toHaveCount(36)
  await expect(button(page, 'Mais antigas')).toHaveCount(0)
  await saves.nth(34).getByRole('button').first().click()
  await expect(saves.nth(34)).toContainText('Depois: Oi 0!')
  await goToHash(page, 'inicio')
})

test('shows an earlier version with its photo, and restores both @guide', async ({
  page,
  github,
}) => {
  const { name } = github.read('company')
  const photo = await addDrainPhoto(github)
  await openEditor(page, 'photos.items')
  await button(page, 'Remover Ralo').click()
  await goToHash(page, 'company.name')
  await field(page, 'Nome da empresa').fill('Praia Limpa')
  await saveAndWait(page, github, 3)
  await goToHash(page, 'versoes')
  await page
    .getByRole('button', { name: /Mudança feita fora do editor/ })
    .first()
    .click()
  await expect(previewFrame(page).locator('.brand').first()).toContainText(name)
  await takeGuideScreenshot(page, 'versoes')
  await page.getByLabel('Página', { exact: true }).selectOption('drains')
  const shown = previewFrame(page).locator('#servico-ralo img')
  await expect(shown).toHaveAttribute('src', /^blob:/)
  await button(page, 'Voltar a esta versão').click()
  await expect(page.getByRole('button', { name: /fora do editor/ }).first()).toBeFocused()
  await expect.poll(() => github.changedPaths).toHaveLength(4)
  expect(github.read('company').name).toBe(name)
  expect(github.files.has(photo)).toBe(true)
  // The list has the new save, and the preview shows the draft again.
  await expect(page.locator('.screen-pane').getByRole('button', { name: /Mudar/ })).toHaveCount(2)
  await goToHash(page, 'drains.services')
  await expect(shown).toHaveAttribute('src', /^blob:/)
  await button(page, 'Desfazer: a volta ao que era antes').click()
  await expect(previewFrame(page).locator('.brand').first()).toContainText('Praia Limpa')
})

test('offers to restore the saved version only if it removes unsaved changes', async ({
  page,
  github,
}) => {
  const { name } = github.read('company')
  const restore = button(page, 'Voltar a esta versão')
  const choose = async () => {
    await goToHash(page, 'versoes')
    await page.getByRole('button', { name: /fora do editor/ }).click()
  }
  await openEditor(page, 'company.name')
  await choose()
  await expect(page.getByText('É o que está salvo agora.')).toBeVisible()
  await expect(restore).toHaveCount(0)
  await goToHash(page, 'company.name')
  await field(page, 'Nome da empresa').fill('Praia Limpa')
  await choose()
  await expect(page.getByText('Voltar tira o que você mudou e não salvou.')).toBeVisible()
  await restore.click()
  await expect(button(page, 'Desfazer: a volta ao que era antes')).toBeEnabled()
  await expect(page.locator('#publication')).toBeEmpty()
  await goToHash(page, 'company.name')
  await expect(field(page, 'Nome da empresa')).toHaveValue(name)
  expect(github.changedPaths).toEqual([])
})
