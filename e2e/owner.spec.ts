import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { company } from '@/content/company'
import { factTexts, interfaceTexts } from '@/content/interface'
import { palette } from '@/content/palette'
import type { Company } from '@/content/schema'
import { companyFacts } from '@/lib/company-facts'
import { displayPhone } from '@/lib/phone'
import { addressOf, serve } from '@/scripts/hosting/server'
import { buildCopy } from '@/scripts/shared/build-copy'
import { output } from '@/scripts/shared/process'
import { PalettePairs } from './colours'
import { startIslands } from './fixtures'

/*
 * The site of a second company: another name, number, domain and palette, every fact filled in and an
 * analytics tag, drawn and built once from a copy of the project.
 */

const TAG = 'G-TEST12345'
const DOMAIN = 'https://www.praialimpa.com.br'

const other: Company = {
  name: 'Praia Limpa',
  phone: '5547991234567',
  siteUrl: DOMAIN,
  samples: [],
  towns: company.towns,
  state: company.state,
  hours: {
    text: 'Segunda a sábado, 8h às 18h',
    opening: [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '08:00',
        closes: '18:00',
      },
    ],
  },
  legalName: 'Praia Limpa Controle de Pragas Ltda.',
  cnpj: '12ABC34501DE35',
  address: {
    street: 'Rua das Gaivotas, 45',
    district: 'Centro',
    town: 'Balneário Rincão',
    postalCode: '88828-000',
  },
  coordinates: { latitude: -28.83142, longitude: -49.23521 },
  sanitaryLicence: 'Vigilância Sanitária nº 45/2026',
  environmentalLicence: 'IMA nº 678/2026',
  technicalLead: { name: 'Teresa Bittencourt', council: 'CRQ-13', registration: '13300042' },
  email: 'contato@praialimpa.com.br',
  guarantees: [{ pest: 'Baratas', period: '90 dias' }],
  socialProfiles: [{ name: 'Instagram', url: 'https://www.instagram.com/praialimpa' }],
  googleProfile: 'https://maps.app.goo.gl/praialimpa',
  analyticsId: TAG,
}

/** Another palette of the same lightness steps: red and blue are swapped. */
const swapped = (colour: string) => colour.replace(/^#(..)(..)(..)$/, '#$3$2$1')

test.skip(!!process.env.BASE_URL, 'builds a site of its own, and none of it is deployed')

// One build is enough, so these tests share one worker and set their own widths.
test.describe.configure({ mode: 'default' })

let folder: string
let out: string
let server: Server | undefined
let site: string

/** Turns the copy of the sources into the second company's, by the steps of the owner's guide. */
function becomeOther(): void {
  writeFileSync(
    join(folder, 'content/company.ts'),
    `import type { Company } from './schema'\n\nexport const company: Company = ${JSON.stringify(other)}\n`,
  )
  // It would have its own photos.
  rmSync(join(folder, 'content/fotos'), { recursive: true, force: true })
  const colours = join(folder, 'content/palette.ts')
  writeFileSync(colours, readFileSync(colours, 'utf8').replace(/#[0-9A-F]{6}/gi, swapped))
  output('npm', ['run', '--silent', 'art'], "The copy can't be drawn", { cwd: folder })
}

test.beforeAll(async () => {
  test.setTimeout(900_000)
  folder = mkdtempSync(join(tmpdir(), 'second-company-'))
  buildCopy(folder, becomeOther)
  out = join(folder, 'out')
  server = await serve(out, 0)
  site = addressOf(server)
})

test.afterAll(() => {
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

const isRaster = (path: string) => /\.(?:png|ico|avif|jpe?g|webp)$/.test(path)
const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

/** Where any of the words stands in the export's texts and vector drawings. */
function traces(words: readonly string[]): string[] {
  return filesBelow(out)
    .filter((path) => !isRaster(path) && !path.endsWith('.woff2'))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8').toLowerCase()
      return words
        .filter((word) => text.includes(word.toLowerCase()))
        .map((word) => `${path}: ${word}`)
    })
}

test.describe('a second company', { tag: '@desktop' }, () => {
  test('has no trace of this one in texts and vector drawings', () => {
    const colours = Object.values(palette).flatMap((ramp): string[] => Object.values(ramp))
    const others = new Set(colours.map(swapped))
    const own = displayPhone(company.phone)
    const words = [
      company.name,
      company.name.replaceAll(' ', ''),
      company.phone,
      own,
      own.replace(/^\(\d+\) /, ''),
      new URL(company.siteUrl).host,
      ...colours.filter((colour) => !others.has(colour)),
    ]
    expect(traces(words)).toEqual([])
    // The same search does find the values that replaced them.
    for (const word of [other.name, other.phone, DOMAIN, swapped(palette.forest[8])])
      expect(traces([word]), word).not.toEqual([])
  })

  test('sets no pair of colours but those that its palette is checked by', async ({ page }) => {
    const own = JSON.parse(JSON.stringify(palette), (_, value) =>
      typeof value === 'string' ? swapped(value) : value,
    )
    const pairs = new PalettePairs(own)
    await page.goto(site)
    await expect(page.getByRole('button', { name: 'Aceitar' })).toBeVisible()
    await pairs.look(page)
    expect([...pairs.unlisted]).toEqual([])
  })

  test('has pictures of its own wherever they are pixels', () => {
    const own = new Set(
      [...filesBelow('public'), ...filesBelow('app')].filter(isRaster).map(digest),
    )
    const rasters = filesBelow(out).filter(isRaster)
    expect(rasters.length).toBeGreaterThan(0)
    expect(rasters.filter((path) => own.has(digest(path)))).toEqual([])
  })

  test('ships no code of the phone number validation', () => {
    // Names of the library's errors, which no minifier changes.
    expect(traces(['libphonenumber', 'NOT_A_NUMBER', 'INVALID_COUNTRY'])).toEqual([])
  })

  test('uses its own name, number and domain', async ({ page }) => {
    await page.goto(site)
    await expect(page.getByRole('banner').getByRole('link', { name: other.name })).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`^${DOMAIN}/?$`),
    )
    const chat = page.getByRole('link', { name: 'Solicitar Orçamento', exact: true })
    await expect(chat).toHaveAttribute('href', new RegExp(`^https://wa\\.me/${other.phone}\\?`))
  })

  for (const path of ['/', '/desentupimento']) {
    test(`shows every fact that is filled in on ${path}`, async ({ page }) => {
      await page.goto(`${site}${path}`)
      const footer = page.getByRole('contentinfo')
      const facts = companyFacts(other, { ...factTexts, ...interfaceTexts })
      expect(facts.map(({ label }) => label)).toEqual([
        'Atendimento',
        'Cidades',
        'Razão social',
        'CNPJ',
        'Endereço',
        'Mapa',
        'Licença sanitária',
        'Licença ambiental',
        'Responsável técnico',
        'Garantia: Baratas',
        'E-mail',
        'Instagram',
        'Google',
      ])
      for (const { label, value, href } of facts) {
        await expect(footer.getByText(label, { exact: true })).toBeVisible()
        const shown = href
          ? footer.getByRole('link', { name: value, exact: true })
          : footer.getByText(value, { exact: true })
        await expect(shown).toBeVisible()
        if (href) await expect(shown).toHaveAttribute('href', href)
      }
    })

    test(`tells search engines every fact that is filled in on ${path}`, async ({ page }) => {
      await page.goto(`${site}${path}`)
      const json = await page.locator('script[type="application/ld+json"]').textContent()
      const graph: unknown[] = JSON.parse(json ?? '')['@graph']
      expect(graph).toContainEqual(
        expect.objectContaining({
          '@type': 'HomeAndConstructionBusiness',
          name: other.name,
          url: `${DOMAIN}/`,
          telephone: `+${other.phone}`,
          legalName: other.legalName,
          taxID: '12.ABC.345/01DE-35',
          address: expect.objectContaining({
            streetAddress: 'Rua das Gaivotas, 45, Centro',
            postalCode: '88828-000',
          }),
          geo: expect.objectContaining({ latitude: -28.83142, longitude: -49.23521 }),
          hasCertification: [
            expect.objectContaining({ certificationIdentification: other.sanitaryLicence }),
            expect.objectContaining({ certificationIdentification: other.environmentalLicence }),
          ],
          employee: expect.objectContaining({
            name: 'Teresa Bittencourt',
            identifier: 'CRQ-13 13300042',
          }),
          email: other.email,
          openingHoursSpecification: [expect.objectContaining({ opens: '08:00', closes: '18:00' })],
          makesOffer: [
            expect.objectContaining({
              warranty: expect.objectContaining({
                durationOfWarranty: expect.objectContaining({ value: 90, unitCode: 'DAY' }),
              }),
            }),
          ],
          sameAs: ['https://www.instagram.com/praialimpa', 'https://maps.app.goo.gl/praialimpa'],
        }),
      )
    })
  }

  test('shows its guarantee on the card of that pest and on no other', async ({ page }) => {
    await page.goto(site)
    const plates = page.locator('#pragas').getByRole('listitem')
    const guaranteed = plates.filter({ hasText: 'Garantia' })
    await expect(guaranteed).toHaveCount(1)
    await expect(guaranteed.getByRole('heading', { name: 'Baratas' })).toBeVisible()
    await expect(guaranteed).toContainText('90 dias')
  })
})

const notice = (page: Page) => page.getByRole('region', { name: 'Medição de visitas' })
const accept = (page: Page) => notice(page).getByRole('button', { name: 'Aceitar' })
const refuse = (page: Page) => notice(page).getByRole('button', { name: 'Recusar' })

/** Stands in for the tag: it sends each event that it receives, as the real one does. */
function standInForTag() {
  const send = (command: ArrayLike<unknown>) => {
    if (command[0] !== 'event') return
    const hit = 'https://region1.google-analytics.com/g/collect?en='
    navigator.sendBeacon(`${hit}${command[1]}`)
  }
  const layer = window.dataLayer ?? []
  for (const command of layer) send(command as ArrayLike<unknown>)
  layer.push = (command) => {
    send(command as ArrayLike<unknown>)
    return Array.prototype.push.call(layer, command)
  }
  Reflect.set(window, 'tagHasRun', true)
}

/** A page of the site, with what it stores and its requests to other hosts. */
async function visit(context: BrowserContext, path = '/') {
  const page = await context.newPage()
  const elsewhere: string[] = []
  const consoleErrors: string[] = []
  await context.route(/^https:/, (route) => {
    elsewhere.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
      body: `(${standInForTag.toString()})()`,
    })
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404'))
      consoleErrors.push(message.text())
  })
  await page.goto(`${site}${path}`)
  return {
    page,
    elsewhere,
    consoleErrors,
    tagHasRun: () => page.evaluate(() => Reflect.get(window, 'tagHasRun')),
    stored: async () => {
      const kept = await page.evaluate(() => [localStorage, sessionStorage].flatMap(Object.keys))
      const cookies = await context.cookies()
      return [...kept, ...cookies.map(({ name }) => name)]
    },
    commands: () =>
      page.evaluate(() =>
        (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>)),
      ),
  }
}

test.describe('analytics by consent', { tag: '@desktop' }, () => {
  for (const path of ['/', '/desentupimento', '/nada/aqui']) {
    test(`fetches and stores nothing on ${path} before a yes`, async ({ context }) => {
      const { page, elsewhere, consoleErrors, stored } = await visit(context, path)
      await startIslands(page)
      await page.waitForLoadState('networkidle')
      await expect(notice(page)).toBeVisible()
      expect(elsewhere).toEqual([])
      expect(await stored()).toEqual([])
      expect(consoleErrors).toEqual([])
    })
  }

  test('shows refusing as plainly as accepting at every width', async ({ context }) => {
    const { page } = await visit(context)
    const looks = (name: string) =>
      notice(page)
        .getByRole('button', { name })
        .evaluate((button) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight } =
            getComputedStyle(button)
          const { height } = button.getBoundingClientRect()
          return { color, backgroundColor, borderColor, fontSize, fontWeight, height }
        })
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await looks('Recusar')).toEqual(await looks('Aceitar'))
      await expect(refuse(page)).toBeInViewport({ ratio: 1 })
      await expect(accept(page)).toBeInViewport({ ratio: 1 })
    }
  })

  test('remembers a no on every page and requests nothing', async ({ context }) => {
    const { page, elsewhere, stored } = await visit(context)
    await refuse(page).click()
    await expect(notice(page)).toBeHidden()
    await page.goto(`${site}/desentupimento`, { waitUntil: 'networkidle' })
    await expect(notice(page)).toBeHidden()
    expect(elsewhere).toEqual([])
    expect(await stored()).toEqual(['medicao'])
  })

  test('loads the tag at a yes, and on the next page without asking', async ({ context }) => {
    const { page, elsewhere, consoleErrors, commands, tagHasRun } = await visit(context)
    await accept(page).click()
    await expect(notice(page)).toBeHidden()
    await expect.poll(tagHasRun).toBe(true)
    expect(elsewhere).toEqual([`https://www.googletagmanager.com/gtag/js?id=${TAG}`])
    expect(await commands()).toEqual([
      ['js', expect.any(Date)],
      ['config', TAG, expect.objectContaining({ allow_google_signals: false })],
    ])
    await page.goto(`${site}/desentupimento`)
    await expect.poll(tagHasRun).toBe(true)
    await expect(notice(page)).toBeHidden()
    expect(consoleErrors).toEqual([])
  })

  for (const [path, origins] of [
    ['/', ['header', 'hero', 'dedetizacao', 'pests', 'footer', 'float']],
    ['/desentupimento', ['header', 'hero', 'ralo', 'footer', 'float']],
  ] as const) {
    test(`tells the tag of chat clicks on ${path} with page and origin, by beacon`, async ({
      context,
    }) => {
      const { page, commands, elsewhere, consoleErrors, tagHasRun } = await visit(context, path)
      await accept(page).click()
      await expect.poll(tagHasRun).toBe(true)
      elsewhere.length = 0
      await page.evaluate(() => {
        // First: while React takes a link over, it keeps clicks from the link's own listeners.
        addEventListener('click', (event) => event.preventDefault(), true)
        const details: string[][] = []
        Reflect.set(window, 'details', details)
        document.addEventListener('whatsapp_click', (event) =>
          details.push(Object.keys(Reflect.get(event, 'detail'))),
        )
      })
      for (const origin of origins)
        await page.locator(`a[data-origin=${origin}]`).evaluate((link: HTMLElement) => link.click())
      const events = (await commands()).filter(([command]) => command === 'event')
      expect(events).toEqual(
        origins.map((origin) => [
          'event',
          'WhatsApp',
          { transport_type: 'beacon', page: path, origin },
        ]),
      )
      expect(await page.evaluate(() => Reflect.get(window, 'details'))).toEqual(
        origins.map(() => ['text', 'timestamp']),
      )
      await expect
        .poll(() => elsewhere)
        .toEqual(origins.map(() => 'https://region1.google-analytics.com/g/collect?en=WhatsApp'))
      expect(consoleErrors).toEqual([])
    })
  }

  test('withdraws a yes, and removes the cookies', async ({ context }) => {
    const { page, elsewhere, stored, tagHasRun } = await visit(context)
    await accept(page).click()
    await expect.poll(tagHasRun).toBe(true)
    await context.addCookies([
      { name: '_ga', value: 'GA1.1.1', url: site },
      { name: '_ga_TEST12345', value: 'GS1.1.1', url: site },
    ])
    await page.getByRole('link', { name: 'Rever a escolha sobre a medição de visitas' }).click()
    await expect(notice(page)).toBeVisible()
    await expect(notice(page)).toBeFocused()
    elsewhere.length = 0
    const reloaded = page.waitForEvent('load')
    await refuse(page).click()
    await reloaded
    await expect(notice(page)).toBeHidden()
    expect(await stored()).toEqual(['medicao'])
    expect(elsewhere).toEqual([])
  })

  test('keeps an answer for the page where the browser refuses storage', async ({ context }) => {
    await context.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The request is insecure.', 'SecurityError')
        },
      }),
    )
    const { page, consoleErrors } = await visit(context)
    await refuse(page).click()
    await expect(notice(page)).toBeHidden()
    expect(consoleErrors).toEqual([])
  })
})
