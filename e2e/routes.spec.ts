import type { Page } from '@playwright/test'
import { drains } from '@/content/drains'
import { interfaceTexts } from '@/content/interface'
import { drainsTestimonials, homeTestimonials } from '@/content/testimonials'
import { chatLinks, expect, SERVICES, test } from './fixtures'

/** The text of every match, with white space collapsed. */
const spaces = (texts: string[]) => texts.map((text) => text.replace(/\s+/g, ' ').trim())

async function expectServices(page: Page, names: readonly string[]): Promise<void> {
  const cards = page
    .locator('#servicos')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Solicitar orçamento', exact: true }) })
  expect(spaces(await cards.getByRole('heading').allTextContents())).toEqual(names)
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded()
    await expect(card.getByRole('img')).toBeVisible()
    await expect(card.getByRole('img')).toHaveAccessibleName(/\S{2}/)
    await expect(card.getByRole('paragraph').first()).toHaveText(/.{80}/)
    await expect(card.getByRole('link', { name: 'Solicitar orçamento' })).toHaveCount(1)
  }
}

test.describe('the home page', () => {
  test.beforeEach(async ({ page }) => {
    const response = await page.goto('/')
    expect(response?.status()).toBe(200)
    expect(response?.headers()['content-type']).toMatch(/^text\/html/)
  })

  test('has its sections in order', async ({ page }) => {
    const anchors = ['sobre', 'servicos', 'pragas', 'depoimentos', 'localizacao', 'contato']
    const found = await page
      .locator('[id]')
      .evaluateAll((elements) => elements.map((element) => element.id))
    expect(found.filter((id) => anchors.includes(id))).toEqual(anchors)

    const tops = await page.evaluate(() =>
      ['header', 'h1', '#sobre'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN,
      ),
    )
    expect(tops).toEqual([...tops].sort((a, b) => a - b))
    await expect(page.getByRole('contentinfo')).toHaveAttribute('id', 'contato')
  })

  test('explains the work in four steps', async ({ page }) => {
    const steps = page.locator('#sobre ol').getByRole('listitem')
    await expect(steps).toHaveCount(4)
    for (const step of await steps.all()) await expect(step).toHaveText(/.{60}/)
  })

  test('names the three towns of its service area', async ({ page }) => {
    const towns = page.locator('#localizacao').getByRole('listitem').getByRole('heading')
    expect(spaces(await towns.allTextContents()).sort()).toEqual([
      'Balneário Rincão',
      'Criciúma',
      'Içara',
    ])
  })

  test('opens with the quote button and three highlights', async ({ page }) => {
    const hero = page
      .getByRole('main')
      .locator('section, div')
      .filter({ has: page.getByRole('heading', { level: 1 }) })
      .filter({ has: page.getByText('Garantia Total', { exact: true }) })
      .last()
    await expect(hero.getByRole('link', { name: 'Solicitar Orçamento' })).toBeVisible()
    for (const highlight of ['Serviço Certificado', 'Atendimento Rápido', 'Garantia Total'])
      await expect(hero.getByText(highlight, { exact: true })).toBeVisible()
  })

  test('says near its top what to do after a sting: the hospital first, then the rest', async ({
    page,
  }) => {
    const advice = page.locator('details', { hasText: 'Picada de escorpião' }).first()
    const [place, about] = [await advice.boundingBox(), await page.locator('#sobre').boundingBox()]
    expect(place?.y).toBeLessThan(about?.y ?? 0)
    await advice.locator('summary').click()
    const steps = spaces(await advice.getByRole('listitem').allTextContents())
    expect(steps[0]).toMatch(/pronto-socorro/)
    expect(steps.at(-1)).toContain('0800 643 5252')
    await expect(advice.getByRole('listitem').first()).toBeVisible()
    // The specification has no calls, only chats.
    await expect(advice.getByRole('link')).toHaveCount(0)
  })

  test('shows nine services, each with image, description and quote button', async ({ page }) => {
    await expectServices(page, SERVICES['/'])
  })

  test('shows six pests, each with image and description, and one button', async ({ page }) => {
    const section = page.locator('#pragas')
    const cards = section.getByRole('listitem').filter({ has: page.getByRole('heading') })
    expect(spaces(await cards.getByRole('heading').allTextContents())).toEqual([
      'Escorpiões',
      'Baratas',
      'Cupins',
      'Pulgas',
      'Formigas',
      'Ratos',
    ])
    for (const card of await cards.all()) {
      await expect(card.getByRole('img')).toHaveAccessibleName(/\S{2}/)
      await expect(card.getByText(/.{60}/).first()).toBeVisible()
    }
    await expect(section.getByRole('link', { name: 'Quero eliminar essas pragas' })).toHaveCount(1)
  })
})

test.describe('the drains page', () => {
  test.beforeEach(async ({ page }) => {
    const response = await page.goto('/desentupimento')
    expect(response?.status()).toBe(200)
    expect(response?.headers()['content-type']).toMatch(/^text\/html/)
  })

  test('opens with its title, quote button and three highlights', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Especialistas em Desentupimento Rápido e Sem Sujeira!',
    )
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Solicitar Orçamento', exact: true }),
    ).toBeVisible()
    for (const highlight of ['Sem Sujeira', 'Atendimento 24h', 'Equipamentos Modernos'])
      await expect(page.getByRole('main').getByText(highlight, { exact: true })).toBeVisible()
  })

  test('has its blocks in order', async ({ page }) => {
    const anchors = ['sobre', 'servicos', 'depoimentos', 'localizacao', 'contato']
    const found = await page
      .locator('[id]')
      .evaluateAll((elements) => elements.map((element) => element.id))
    expect(found.filter((id) => anchors.includes(id))).toEqual(anchors)
  })

  test('says near its top what to do while it overflows, in the order of action', async ({
    page,
  }) => {
    const advice = page.locator('details', { hasText: 'transbordando' }).first()
    const [place, about] = [await advice.boundingBox(), await page.locator('#sobre').boundingBox()]
    expect(place?.y).toBeLessThan(about?.y ?? 0)
    const steps = advice.getByRole('listitem')
    for (const step of await steps.all()) await expect(step).toBeVisible()
    expect(spaces(await steps.allTextContents())).toEqual(drains.now.steps)
  })

  test('shows eight services, each with image, description and quote button', async ({ page }) => {
    await expectServices(page, SERVICES['/desentupimento'])
  })

  test('names the towns and the hours of its service area', async ({ page }) => {
    const area = page.locator('#localizacao')
    await expect(area).toContainText('Criciúma')
    await expect(area).toContainText('Balneário Rincão')
    await expect(area).toContainText(/24 horas/)
  })

  test('ends with a chat button in the footer', async ({ page }) => {
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Chamar no WhatsApp' }),
    ).toBeVisible()
  })
})

const TESTIMONIALS = { '/': homeTestimonials, '/desentupimento': drainsTestimonials }

for (const path of ['/', '/desentupimento'] as const) {
  test.describe(`${path}, as every page,`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path)
    })

    test('has its chat button in the first screen of a small phone', {
      tag: '@phone',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Solicitar Orçamento', exact: true }),
      ).toBeInViewport({ ratio: 1 })
    })

    test('shows six testimonials with five stars each', async ({ page }) => {
      const quotes = page.locator('#depoimentos').getByRole('figure')
      await expect(quotes).toHaveCount(6)
      for (const quote of await quotes.all()) {
        // The stars and no photo.
        await expect(quote.getByRole('img')).toHaveCount(1)
        const stars = quote.getByRole('img', { name: '5 de 5 estrelas' })
        await expect(stars.locator('svg')).toHaveCount(5)
        await expect(quote.getByRole('blockquote')).toHaveText(/\S{2}/)
        await expect(quote.locator('figcaption')).toHaveText(/\p{Lu}\p{L}+, \p{Lu}\p{L}+/u)
      }
    })

    test('opens its questions with the price', async ({ page }) => {
      const questions = page.locator('.question-list summary')
      await expect(questions.first()).toHaveText(/^Quanto custa/)
    })

    test('marks the testimonials that are samples', async ({ page }) => {
      const quotes = page.locator('#depoimentos').getByRole('figure')
      const marked = quotes.filter({ hasText: interfaceTexts.sample })
      const samples = TESTIMONIALS[path].filter(({ sample }) => sample)
      await expect(marked).toHaveCount(samples.length)
      for (const { comment } of samples)
        await expect(marked.filter({ hasText: comment })).toHaveCount(1)
      await expect(page.locator('#depoimentos').getByText(interfaceTexts.samplesIntro)).toHaveCount(
        samples.length > 0 ? 1 : 0,
      )
    })

    test('makes the claims of the company, in figures and words', async ({ page }) => {
      const main = page.getByRole('main')
      const figures = spaces(await main.getByRole('listitem').allTextContents())
      expect(figures).toContainEqual(expect.stringMatching(/^1 h\b.*responder/))
      expect(figures).toContainEqual(expect.stringMatching(/^24 h\b.*todos os dias/))
      expect(figures).toContainEqual('20+ anos de experiência')
      expect(figures).toContainEqual('1.000+ clientes satisfeitos')
      await expect(main).toContainText(/resposta em até 1 hora/i)
      await expect(main).toContainText(/24 horas/)
      await expect(main).toContainText(/refeito|refazemos/)
      await expect(main).toContainText(/garantia total|garantia é total/i)
    })

    test('keeps a round chat button at the bottom right', async ({ page }) => {
      const button = page.getByRole('link', { name: 'Conversar no WhatsApp' })
      const places = []
      for (const top of [0, 1500]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
        places.push(await button.boundingBox())
      }
      const [place, scrolled] = places
      const screen = page.viewportSize()
      if (!place || !screen) throw new Error('the button is not on the screen')
      expect(scrolled).toEqual(place)
      expect(place.width).toBe(place.height)
      expect(place.width).toBeGreaterThanOrEqual(44)
      expect(screen.width - place.x - place.width).toBeLessThan(64)
      expect(screen.height - place.y - place.height).toBeLessThan(64)
      const radius = await button.evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).borderRadius),
      )
      expect(radius).toBeGreaterThanOrEqual(place.width / 2)
    })

    test('keeps the header visible, in a strip of constant height', async ({ page }) => {
      const header = page.getByRole('banner')
      const bottom = async () => {
        const box = await header.boundingBox()
        return box ? box.y + box.height : Number.NaN
      }
      const whole = (await header.boundingBox())?.height ?? Number.NaN
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
      await expect(header.getByRole('link', { name: /página inicial/ })).toBeVisible()
      for (const control of await header.locator('a:visible, button:visible').all())
        await expect(control).toBeInViewport({ ratio: 1 })
      expect(await bottom()).toBeLessThan(whole)
      expect(await bottom()).toBeLessThanOrEqual(72)
    })

    test('has name, both pages, phone and contact button in its header', {
      tag: '@desktop',
    }, async ({ page }) => {
      const header = page.getByRole('banner')
      const home = header.getByRole('link', { name: /página inicial/ })
      await expect(home).toHaveAttribute('href', '/')
      await expect(home).toHaveText(/\S{3}/)
      await expect(header.getByRole('link', { name: 'Desentupimento' })).toHaveAttribute(
        'href',
        '/desentupimento',
      )
      await expect(header.getByRole('link', { name: 'Dedetização' })).toHaveAttribute(
        'href',
        '/#servicos',
      )
      await expect(chatLinks(header).filter({ visible: true })).toHaveText([
        /^\(48\) 9\d{4}-\d{4}$/,
        'Fale Conosco',
      ])
    })
  })
}

test.describe('the home page’s own claims', { tag: '@phone' }, () => {
  test('a certified service, licensed by the health regulator', async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main).toContainText(/serviço (é )?certificado/i)
    await expect(main).toContainText(/licenciada pela vigilância sanitária/i)
  })
})

test.describe('addresses', { tag: '@phone' }, () => {
  test('/desentupimento/ answers too', async ({ page }) => {
    const response = await page.goto('/desentupimento/')
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Especialistas em Desentupimento Rápido e Sem Sujeira!',
    )
  })

  test('every internal link leads to a page and a section that exist', async ({
    page,
    consoleErrors,
  }) => {
    const idsOf = async (path: string) => {
      const response = await page.request.get(path)
      expect(response.status(), path).toBe(200)
      return [...(await response.text()).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    }
    const known = new Map<string, (string | undefined)[]>()
    for (const from of ['/', '/desentupimento', '/nada/aqui']) {
      await page.goto(from)
      const links = await page
        .locator('a[href]:not([target])')
        .evaluateAll((elements) => elements.map((element) => (element as HTMLAnchorElement).href))
      expect(links.length).toBeGreaterThan(8)
      const here = await page
        .locator('[id]')
        .evaluateAll((elements) => elements.map((element) => element.id))
      for (const link of new Set(links)) {
        const { origin, pathname, hash } = new URL(link)
        expect(origin).toBe(new URL(page.url()).origin)
        const own = pathname === new URL(page.url()).pathname
        const ids = own ? here : (known.get(pathname) ?? (await idsOf(pathname)))
        if (!own) known.set(pathname, ids)
        // The link that closes the menu has no target.
        if (hash && hash !== '#pagina')
          expect(ids, `${link}, linked from ${from}`).toContain(hash.slice(1))
      }
    }
    consoleErrors.splice(0)
  })

  test('every file that a page names exists, with a suitable type', async ({ request }) => {
    const types: Record<string, RegExp> = {
      avif: /^image\/avif/,
      css: /^text\/css/,
      ico: /^image\//,
      jpg: /^image\/jpeg/,
      js: /^(text|application)\/javascript/,
      png: /^image\/png/,
      svg: /^image\/svg\+xml/,
      webmanifest: /^application\/manifest\+json/,
      webp: /^image\/webp/,
      woff2: /^font\/woff2/,
    }
    const named = new Set<string>()
    for (const path of ['/', '/desentupimento', '/nada/aqui']) {
      const html = await (await request.get(path)).text()
      expect(html, 'the export has no image server').not.toContain('/_next/image')
      for (const [file] of html.matchAll(
        /\/[\w./~-]+\.(?:avif|css|ico|jpg|js|png|svg|webmanifest|webp|woff2)\b/g,
      ))
        if (!file.startsWith('//')) named.add(file)
    }
    expect(named.size).toBeGreaterThan(20)
    for (const file of named) {
      const response = await request.head(file)
      expect(response.status(), file).toBe(200)
      const type = types[file.slice(file.lastIndexOf('.') + 1)] ?? /^$/
      expect(response.headers()['content-type'], file).toMatch(type)
    }
  })
})
