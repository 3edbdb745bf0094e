import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { FAKE_API, type FakeGitHub } from './fake-github'
import { field, group, picture, save, saveOnly, signIn, test, unfold } from './fixtures'

const COMPANY = 'content/company.json'

test('changes the hours', async ({ page, github }) => {
  const company = JSON.parse(github.text(COMPANY))
  company.hours.text = 'Segunda a sábado, 8h às 18h'
  await signIn(page, 'company')
  await unfold(group(page, 'Horário'))
  await field(page, 'Texto do horário').fill(company.hours.text)
  await picture(page, 'horario')
  await saveOnly(page, github, 'company', company)
})

test('confirms a promise', async ({ page, github }) => {
  const claims = JSON.parse(github.text('content/claims.json'))
  claims.items[0].confirmed = '2026-01-15'
  await signIn(page, 'claims')
  await unfold(group(page, 'Promessas'))
  await expect(field(page, 'Prova')).toHaveValue(claims.items[0].proof)
  await field(page, 'Dia do seu sim').fill('2026-01-15')
  await saveOnly(page, github, 'claims', claims)
})

test('puts a testimonial in the place of an example, and adds one', async ({ page, github }) => {
  const testimonials = JSON.parse(github.text('content/testimonials.json'))
  await signIn(page, 'testimonials')
  const list = group(page, 'Depoimentos na página de dedetização')
  const example = list.getByRole('switch', { name: 'É exemplo' })
  const write = async (name: string, comment: string) => {
    const texts = { 'Palavras do cliente': comment, 'Primeiro nome': name, Cidade: 'Içara' }
    for (const [label, text] of Object.entries(texts))
      await list.getByRole('textbox', { name: label }).last().fill(text)
    return { name, town: 'Içara', rating: 5, comment, sample: false }
  }
  await unfold(list)
  testimonials.home[0] = await write('Zilda', 'Resolvido em um dia.')
  await example.click()
  await list.getByRole('button', { name: 'Adicionar' }).click()
  await expect(example).toHaveCount(2)
  testimonials.home.push(await write('Yara', 'Vieram na hora.'))
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

test('takes no words while it saves, because the form closes then', async ({ page }) => {
  await signIn(page, 'company')
  await field(page, 'Razão social').fill('Praia Limpa Ltda.')
  await page.route(`${FAKE_API}/**`, () => {})
  await save(page)
  await expect(page.getByRole('button', { name: 'Salvando…' })).toBeVisible()
  await field(page, 'Razão social').click({ force: true })
  await expect(field(page, 'Razão social')).not.toBeFocused()
})

const saveElsewhere = (github: FakeGitHub, path: string, from: string, to: string) =>
  github.commit([
    { path, contents: Buffer.from(github.text(path).replace(from, to)).toString('base64') },
  ])

test('warns when somebody else changed the same form, and keeps both', async ({ page, github }) => {
  await signIn(page, 'company')
  await field(page, 'Razão social').fill('Praia Limpa Ltda.')
  saveElsewhere(github, COMPANY, '"Casa Serena"', '"Praia Limpa"')
  await save(page)
  await expect(page.getByText('Outra pessoa mudou este formulário')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click()
  await expect(field(page, 'Razão social')).toHaveValue('Praia Limpa Ltda.')
  expect(github.commits).toHaveLength(1)
})

test('saves on top of what somebody else changed in another form', async ({ page, github }) => {
  await signIn(page, 'company')
  await field(page, 'Razão social').fill('Praia Limpa Ltda.')
  saveElsewhere(github, 'content/messages.json', 'Olá!', 'Oi!')
  await save(page)
  await expect.poll(() => github.text(COMPANY)).toContain('"legalName": "Praia Limpa Ltda."')
  expect(github.text('content/messages.json')).toContain('Oi!')
})

for (const state of ['refusing', 'unreachable'] as const)
  test(`keeps what was typed while GitHub is ${state}, and saves it afterwards`, async ({
    page,
    github,
  }) => {
    await signIn(page, 'company')
    await field(page, 'Razão social').fill('Praia Limpa Ltda.')
    github.state = state
    await save(page)
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(field(page, 'Razão social')).toHaveValue('Praia Limpa Ltda.')
    github.state = 'working'
    await save(page)
    await expect.poll(() => github.text(COMPANY)).toContain('"legalName": "Praia Limpa Ltda."')
  })

test('finds again what was typed before the page was closed', async ({ page, github }) => {
  await signIn(page, 'company')
  await field(page, 'Razão social').pressSequentially('Praia Limpa Ltda.')
  const stored = () => page.context().storageState({ indexedDB: true }).then(JSON.stringify)
  await expect.poll(stored).toContain('Praia Limpa Ltda.')
  await page.reload()
  await page.getByRole('button', { name: 'Restaurar' }).click()
  await expect(field(page, 'Razão social')).toHaveValue('Praia Limpa Ltda.')
  expect(github.commits).toEqual([])
})

test('leads from what is missing to its form, and from there to another', async ({ page }) => {
  await signIn(page, 'home')
  await page.goto('/editor/o-que-falta')
  await page.getByRole('link', { name: 'falta o CNPJ' }).click()
  await expect(field(page, 'CNPJ')).toBeVisible()
  await page.goto('/editor/#/collections/_singletons/entries/claims')
  await expect(group(page, 'Promessas')).toBeVisible()
})

/** Faults of Sveltia: parts outside of landmarks, and on a phone a list that controls what is not there. */
const SVELTIA = ['landmark-one-main', 'region', 'aria-valid-attr-value']

test('has nothing that axe finds, but for what is named here', async ({ page }) => {
  const violations = async (named: readonly string[]) => {
    // The page beside the form is the site, which has its own tests.
    const found = await new AxeBuilder({ page }).exclude('iframe').analyze()
    return found.violations.filter(({ id }) => !named.includes(id))
  }
  await signIn(page, 'company')
  expect(await violations(SVELTIA)).toEqual([])
  await page.goto('/editor/o-que-falta')
  expect(await violations([])).toEqual([])
  await page.getByRole('link', { name: 'Voltar ao editor' }).click()
  await expect(page.getByText('Depoimentos').first()).toBeVisible()
  expect(await violations(SVELTIA)).toEqual([])
})

test('shows the built page beside the form @desktop', async ({ page }) => {
  await signIn(page, 'drains')
  const beside = page.frameLocator('iframe')
  await expect(beside.getByRole('heading', { level: 1 })).toBeVisible()
})
