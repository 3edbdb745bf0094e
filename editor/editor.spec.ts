import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { OWNER } from '@/content/folder'
import { readContent } from '@/content/read'
import { parseContent } from '@/content/validation'
import { field, group, picture, save, saveOnly, signIn, test, toForms, unfold } from './fixtures'
import { API } from './github'

const COMPANY = 'content/company.json'
const PHOTO = 'content/fotos/ralo.webp'
const PROMISES = parseContent(readContent(OWNER)).claims.items.map(({ claim }) => claim)

test('changes the hours', async ({ page, github }) => {
  const company = JSON.parse(github.text(COMPANY))
  company.hours.text = 'Segunda a sábado, 8h às 18h'
  await signIn(page, 'company')
  await unfold(group(page, 'Horário'))
  await field(page, 'Texto do horário').fill(company.hours.text)
  await picture(page, 'horario')
  await saveOnly(page, github, 'company', company)
})

// editor/config.test.ts asks the forms about each list that may be empty.
test('removes the last photo, and its file', async ({ page, github }) => {
  github.files.set(PHOTO, Buffer.from('photo'))
  github.write('photos', { items: [{ picture: 'ralo', file: `/${PHOTO}` }] })
  await signIn(page, 'photos')
  await page.getByRole('button', { name: 'Remover', exact: true }).click()
  await save(page)
  await expect.poll(() => github.commits).toEqual([['content/photos.json']])
  const photos = JSON.parse(github.text('content/photos.json'))
  expect(parseContent({ ...readContent(OWNER), photos }).photos.items).toEqual([])
  expect(github.files.has(PHOTO)).toBe(false)
})

test('puts a testimonial in the place of an example', async ({ page, github }) => {
  const testimonials = JSON.parse(github.text('content/testimonials.json'))
  await signIn(page, 'testimonials')
  const list = group(page, 'Depoimentos na página de dedetização')
  await unfold(list)
  const texts = { 'Palavras do cliente': 'Bom.', 'Primeiro nome': 'Zilda', Cidade: 'Içara' }
  for (const [label, text] of Object.entries(texts))
    await list.getByRole('textbox', { name: label }).fill(text)
  await list.getByRole('switch', { name: 'É exemplo' }).click()
  const written = { name: 'Zilda', town: 'Içara', comment: 'Bom.', sample: false }
  testimonials.home[0] = { ...testimonials.home[0], ...written }
  await saveOnly(page, github, 'testimonials', testimonials)
})

test('publishes a notice of the day', async ({ page, github }) => {
  await signIn(page, 'avisos')
  await page.getByRole('button', { name: 'Adicionar' }).click()
  await field(page, 'Texto').fill('Temporal na região.')
  await page.getByLabel('Primeiro dia').last().fill('2026-12-24')
  await page.getByLabel('Último dia').last().fill('2026-12-26')
  await picture(page, 'aviso')
  await saveOnly(page, github, 'avisos', {
    avisos: [{ texto: 'Temporal na região.', de: '2026-12-24', ate: '2026-12-26' }],
  })
})

test('puts a photo in the place of a drawing, without its position', async ({ page, github }) => {
  const shape = { width: 3000, height: 2000, channels: 3, background: 'rgb(90, 120, 140)' } as const
  const position = { IFD3: { GPSLatitude: '28/1 49/1 0/1' } }
  const buffer = await sharp({ create: shape }).withExif(position).jpeg().toBuffer()
  const photo = { name: 'IMG 2041.jpg', mimeType: 'image/jpeg', buffer }
  await signIn(page, 'photos')
  await page.getByRole('button', { name: 'Adicionar' }).click()
  await page.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Ralo' }).click()
  await page.locator('input[type=file]').first().setInputFiles(photo)
  await expect(page.getByText('/content/fotos/IMG 2041.webp')).toBeVisible()
  await picture(page, 'foto')
  await save(page)
  await expect.poll(() => github.commits).toHaveLength(1)
  const { items } = JSON.parse(github.text('content/photos.json'))
  expect(items).toEqual([{ picture: 'ralo', file: '/content/fotos/IMG 2041.webp' }])
  const stored = github.files.get('content/fotos/IMG 2041.webp')
  const { format, width, exif } = await sharp(stored).metadata()
  expect({ format, width, exif }).toEqual({ format: 'webp', width: 2000, exif: undefined })
})

test('refuses a wrong CNPJ in our words, and keeps what was typed', async ({ page, github }) => {
  await signIn(page, 'company')
  await field(page, 'CNPJ').fill('11.222.333/0001-82')
  await save(page)
  await expect(
    page.getByText(/CNPJ: não é um CNPJ: os dígitos verificadores não conferem/),
  ).toBeVisible()
  await picture(page, 'recusado')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(field(page, 'CNPJ')).toHaveValue('11.222.333/0001-82')
  expect(github.commits).toEqual([])
})

test('leaves the cursor in a field of a new item', async ({ page }) => {
  await signIn(page, 'avisos')
  await page.clock.pauseAt(Date.now() + 1000)
  await page.getByRole('button', { name: 'Adicionar' }).click()
  await field(page, 'Texto').click()
  await page.clock.runFor(1000)
  await expect(field(page, 'Texto')).toBeFocused()
})

test('warns when somebody else changed the same form, and keeps both', async ({ page, github }) => {
  await signIn(page, 'company')
  await field(page, 'Razão social').fill('Praia Limpa Ltda.')
  github.replace(COMPANY, '"Casa Serena"', '"Praia Limpa"')
  await save(page)
  await expect(page.getByText('Este formulário mudou', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click()
  await expect(field(page, 'Razão social')).toHaveValue('Praia Limpa Ltda.')
  expect(github.commits).toHaveLength(1)
})

test('says that it could not read the content of now, and saves nothing unchecked', async ({
  page,
  github,
}) => {
  await signIn(page, 'company')
  await toForms(page)
  await page.route(`${API}/graphql`, (route) =>
    route.request().postData()?.includes('company: object(') ? route.abort() : route.fallback(),
  )
  await page.getByRole('link', { name: 'O que falta' }).click()
  await expect(page.getByText('Não consegui ler o conteúdo de agora')).toBeVisible()
  await page.getByRole('link', { name: 'Dados da empresa' }).first().click()
  await field(page, 'Razão social').fill('Praia Limpa Ltda.')
  await save(page)
  await expect(page.getByText('O GitHub não respondeu')).toBeVisible()
  expect(github.commits).toEqual([])
})

test('leads from what is missing to its form, and from there to another', async ({
  page,
  github,
}) => {
  await signIn(page, 'home')
  await toForms(page)
  const open = page.getByRole('link', { name: 'O que falta' })
  const missing = page.getByRole('dialog', { name: 'O que falta' })
  await open.click()
  await expect(missing.getByText(PROMISES[0] ?? '', { exact: true })).toBeVisible()
  const length = await missing.evaluate((element) => element.scrollHeight)
  expect(length).toBeLessThanOrEqual(3 * 844)
  await missing.getByRole('link', { name: 'Dados da empresa' }).first().click()
  await expect(field(page, 'CNPJ')).toBeVisible()
  await page.goto('/editor/#/collections/_singletons/entries/claims')
  await expect(field(page, 'Dia do seu sim')).toBeVisible()
  github.replace('content/testimonials.json', '"samples": true', '"samples": false')
  await toForms(page)
  await open.click()
  await expect(missing.getByRole('link', { name: 'Promessas' })).toBeVisible()
  await expect(missing.getByRole('link', { name: 'Depoimentos' })).toHaveCount(0)
  await missing.getByRole('button', { name: 'Voltar' }).click()
  await expect(missing).toBeHidden()
})

/** Faults of Sveltia: parts outside of landmarks, and on a phone a list that controls what is not there. */
const SVELTIA = ['landmark-one-main', 'region', 'aria-valid-attr-value']

test('has nothing that axe finds, but for what is named here', async ({ page }) => {
  const violations = async () => {
    const found = await new AxeBuilder({ page }).disableRules(SVELTIA).analyze()
    return found.violations
  }
  await signIn(page, 'company')
  expect(await violations()).toEqual([])
  await toForms(page)
  await page.getByRole('link', { name: 'O que falta' }).click()
  await expect(page.getByRole('button', { name: 'Voltar' })).toBeVisible()
  expect(await violations()).toEqual([])
})
