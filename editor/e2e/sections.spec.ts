import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from '@playwright/test'
import { readCompany } from '@/build/read-content'
import { visibleContent } from '@/model/page/visible-content'
import { valueAt } from '@/model/values/tree'
import type { FakeGitHub } from './fake-github'
import { test } from './fixtures'
import { button, field, goToHash, openEditor, previewFrame, saveAndWait } from './page'
import { choosePhoto, createPhoto } from './photo'

/**
 * Reads and checks the repository's content as a build does.
 * @throws if a build would stop
 */
function contentForBuild(github: FakeGitHub) {
  const folder = test.info().outputPath('repository')
  for (const [path, body] of github.files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), body)
  }
  const { content } = readCompany(join(folder, 'content'))
  const missing = content.photos.items.filter(({ file }) => !existsSync(join(folder, file)))
  expect(missing).toEqual([])
  return visibleContent(content)
}

test('hides a section on the page and in the saved content, and shows it again', async ({
  page,
  github,
}) => {
  await openEditor(page, 'home.about.title')
  const section = previewFrame(page).locator('.about')
  const link = previewFrame(page).locator('footer a[href="/#sobre"]')
  await expect(section).toHaveCount(1)
  await expect(link).toHaveCount(1)
  await button(page, 'Esconder esta seção').click()
  await expect(section).toHaveCount(0)
  await expect(link).toHaveCount(0)
  await saveAndWait(page, github)
  expect(contentForBuild(github).home.hidden).toMatchObject({ about: true })
  await button(page, /^Desfazer/).click()
  await expect(section).toHaveCount(1)
  await goToHash(page, 'home.about')
  await expect(button(page, 'Esconder esta seção')).toBeVisible()
})

test('hides a service together with its tile', async ({ page, github }) => {
  const { services, problems } = github.read('home')
  const tile = problems.items.find(({ service }: { service: string }) =>
    services.items.some(({ slug }: { slug: string }) => slug === service),
  )
  const index = services.items.findIndex(({ slug }: { slug: string }) => slug === tile.service)
  await openEditor(page, `home.services.items.${index}.title`)
  const tileLink = previewFrame(page).locator('.problems').getByText(tile.label)
  await expect(tileLink).toHaveCount(1)
  await button(page, 'Esconder este item').click()
  await expect(previewFrame(page).locator(`#servico-${tile.service}`)).toHaveCount(0)
  await expect(tileLink).toHaveCount(0)
  // The next service takes the element of the hidden one.
  await expect(previewFrame(page).locator('[data-outlined]')).toHaveCount(0)
  await saveAndWait(page, github)
  expect(valueAt(github.read('home'), ['services', 'items', index, 'hidden'])).toBe(true)
  const { home } = contentForBuild(github)
  expect(home.services.items.map(({ slug }) => slug)).not.toContain(tile.service)
  expect(home.problems.items.map(({ label }) => label)).not.toContain(tile.label)
})

test('adds a tenth service with a photo by duplicating another', async ({ page, github }) => {
  const { items } = github.read('home').services
  await openEditor(page, `home.services.items.${items.length - 1}.title`)
  await button(page, 'Duplicar').click()
  const drawing = field(page, 'Desenho')
  await expect(drawing).toBeFocused()
  await drawing.selectOption('outro-1')
  const title = page.locator(`[id="home.services.items.${items.length}.title"]`)
  await title.fill('Controle de cobras')
  await page.getByRole('link', { name: 'Escolher a foto deste serviço' }).click()
  await choosePhoto(page, await createPhoto())
  const card = previewFrame(page).locator('#servico-outro-1')
  await expect(card.locator('h3')).toContainText('Controle de cobras')
  await expect(card.locator('img')).toHaveAttribute('src', /^blob:/)
  await saveAndWait(page, github)
  const saved = github.read('home').services.items
  expect(saved).toHaveLength(items.length + 1)
  expect(saved[items.length]).toMatchObject({ slug: 'outro-1', title: 'Controle de cobras' })
  const { home, photos } = contentForBuild(github)
  expect(home.services.items.map(({ slug }) => slug)[items.length]).toBe('outro-1')
  expect(photos.items).toContainEqual(expect.objectContaining({ picture: 'outro-1' }))
})

test('recolours the page with a chosen palette, and saves the palette', async ({
  page,
  github,
}) => {
  await openEditor(page, 'palette')
  const hero = previewFrame(page).locator('.hero')
  await page.getByLabel('Vinho e grafite').check()
  await expect(hero).toHaveCSS('--color-forest-8', '#58262B')
  await saveAndWait(page, github)
  expect(github.commitMessages).toEqual(['Mudar Cores'])
  expect(github.read('palette').forest[8]).toBe('#58262B')
})
