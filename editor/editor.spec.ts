import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { FAKE_API, FakeGitHub } from './fake-github'

const COMPANY = 'content/company.json'

const test = base.extend<{ github: FakeGitHub }>({
  github: async ({ context, page, baseURL }, use) => {
    const github = new FakeGitHub()
    await github.start()
    const wrong: string[] = []
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && ![baseURL, FAKE_API].includes(origin))
        wrong.push(`asked ${request.url()}`)
    })
    page.on('console', (message) => {
      if (
        /Content.Security.Policy|configuration/i.test(message.text()) &&
        message.type() !== 'debug'
      )
        wrong.push(message.text())
    })
    page.on('pageerror', (error) => wrong.push(error.message))
    await use(github)
    await github.stop()
    expect(wrong).toEqual([])
  },
})

async function signIn(page: Page, form: string): Promise<void> {
  await page.goto('/editor/')
  await page.getByRole('button', { name: 'Entrar Usando Token de Acesso' }).click()
  await page.getByRole('textbox').fill('github_pat_example')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByText('Dados da empresa').first()).toBeVisible()
  await expect(page.getByText('Desenvolvido com')).toBeHidden()
  await picture(page, 'formularios')
  await page.goto(`/editor/#/collections/_singletons/entries/${form}`)
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeVisible()
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true }).first()

const save = (page: Page) => page.getByRole('button', { name: 'Salvar' }).click()

/** The pictures of content/LEIA-ME.md: run this file with GUIDE=1 and --project=phone to take them again. */
async function picture(page: Page, name: string): Promise<void> {
  if (process.env.GUIDE && page.viewportSize()?.width === 390)
    await sharp(await page.screenshot())
      .webp({ quality: 50 })
      .toFile(`content/guia/${name}.webp`)
}

/** The lines of a file that differ from those of before. */
const changedLines = (before: string, after: string) =>
  after.split('\n').filter((line, at) => line !== before.split('\n')[at])

test('changes the hours, and nothing else in the file', async ({ page, github }) => {
  const before = github.text(COMPANY)
  await signIn(page, 'company')
  const hours = page.getByRole('group', { name: 'Campo “⁨Horário⁩”' })
  await hours.getByRole('button', { name: 'Expandir' }).first().click()
  await field(page, 'Texto do horário').fill('Segunda a sábado, 8h às 18h')
  await picture(page, 'horario')
  await save(page)
  await expect.poll(() => github.commits).toEqual([[COMPANY]])
  expect(changedLines(before, github.text(COMPANY))).toEqual([
    '    "text": "Segunda a sábado, 8h às 18h",',
  ])
})

test('publishes a notice of the day', async ({ page, github }) => {
  await signIn(page, 'avisos')
  await page.getByRole('button', { name: 'Adicionar' }).click()
  await field(page, 'Texto').fill('Temporal na região.')
  await page.getByLabel('Primeiro dia').last().fill('2026-12-24')
  await page.getByLabel('Último dia').last().fill('2026-12-26')
  await picture(page, 'aviso')
  await save(page)
  await expect.poll(() => github.commits).toHaveLength(1)
  expect(JSON.parse(github.text('content/avisos.json'))).toEqual({
    avisos: [{ texto: 'Temporal na região.', de: '2026-12-24', ate: '2026-12-26' }],
  })
})

test('puts a photo in the place of a drawing, and does not tell where it was taken', async ({
  page,
  github,
}) => {
  const color = { r: 90, g: 120, b: 140 }
  const photo = sharp({ create: { width: 3000, height: 2000, channels: 3, background: color } })
  await signIn(page, 'photos')
  await page.getByRole('button', { name: 'Adicionar' }).click()
  await page.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Ralo' }).click()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'IMG 2041.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo
        .withExif({ IFD3: { GPSLatitude: '28/1 49/1 0/1' } })
        .jpeg()
        .toBuffer(),
    })
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

test('refuses a CNPJ with wrong digits in our words, and keeps what was typed', async ({
  page,
  github,
}) => {
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

test('leads from what is missing to its form', async ({ page, github }) => {
  await signIn(page, 'home')
  await page.goto('/editor/o-que-falta')
  expect(github.commits).toEqual([])
  await page.getByRole('link', { name: 'falta o CNPJ' }).click()
  await expect(field(page, 'CNPJ')).toBeVisible()
})

/** Faults of Sveltia: parts outside of landmarks, and on a phone a list that controls what is not there. */
const SVELTIA = ['landmark-one-main', 'region', 'aria-valid-attr-value']

test('has nothing that axe finds, but for what is named here', async ({ page, github }) => {
  const violations = async (named: readonly string[]) => {
    // The page beside the form is the site, which has its own tests.
    const found = await new AxeBuilder({ page }).exclude('iframe').analyze()
    return found.violations.filter(({ id }) => !named.includes(id))
  }
  await signIn(page, 'company')
  expect(github.commits).toEqual([])
  expect(await violations(SVELTIA)).toEqual([])
  await page.goto('/editor/o-que-falta')
  expect(await violations([])).toEqual([])
  await page.getByRole('link', { name: 'Voltar ao editor' }).click()
  await expect(page.getByText('Depoimentos').first()).toBeVisible()
  expect(await violations(SVELTIA)).toEqual([])
})

test('shows the built page beside the form @desktop', async ({ page, github }) => {
  await signIn(page, 'drains')
  expect(github.commits).toEqual([])
  const beside = page.frameLocator('iframe')
  await expect(beside.getByRole('heading', { level: 1 })).toBeVisible()
})
