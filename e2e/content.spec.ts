import { expect, test } from '@playwright/test'
import {
  company,
  drainsTestimonials,
  factTexts,
  home,
  homeTestimonials,
  interfaceTexts,
  messages,
  pests,
} from '@/content/site'
import { chatUrl, serviceMessage } from '@/lib/chat'
import { companyFacts } from '@/lib/company-facts'
import { menuLinks } from '@/lib/navigation'
import { displayPhone } from '@/lib/phone'
import { paths, type RoutePath } from '@/lib/routes'
import { attribute, type Element, elements } from '@/scripts/shared/html'
import { PAGES } from './fixtures'
import { byId, byTag, chatAddresses, documentOf, textOf } from './html'

/*
 * The pages say what content/ says, in the order that the specification fixes. They are read from the
 * HTML, so all of it is there without scripts.
 */

const TESTIMONIALS: Record<RoutePath, typeof homeTestimonials> = {
  '/': homeTestimonials,
  '/desentupimento': drainsTestimonials,
}
const SECTIONS = ['sobre', 'servicos', 'pragas', 'depoimentos', 'localizacao', 'contato']
/** The sections that the page has: an owner may have no testimonial. */
const sectionsOf = (path: RoutePath) =>
  SECTIONS.filter(
    (id) =>
      (id !== 'pragas' || path === '/') && (id !== 'depoimentos' || TESTIMONIALS[path].length > 0),
  )

const inSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()

function expectTexts(part: Element, ...texts: readonly string[]): void {
  const whole = textOf(part)
  for (const text of texts) expect(whole).toContain(inSpaces(text))
}

/** A touch calls exactly these numbers. */
function expectCalls(part: Element, calls: readonly { number: string }[]): void {
  const numbers = byTag(part, 'a').filter((link) => attribute(link, 'href')?.startsWith('tel:'))
  expect(numbers.map((link) => attribute(link, 'href'))).toEqual(
    calls.map(({ number }) => `tel:${number.replace(/\D/g, '')}`),
  )
  for (const [index, { number }] of calls.entries())
    expect(textOf(numbers[index] ?? part)).toContain(inSpaces(number))
}

for (const path of paths) {
  const content = PAGES[path]
  test.describe(`the HTML of ${path}`, { tag: ['@phone', '@content'] }, () => {
    test('has its sections in order, each with a heading', async ({ request }) => {
      const response = await request.get(path)
      expect(response.status()).toBe(200)
      expect(response.headers()['content-type']).toMatch(/^text\/html/)
      const document = await documentOf(request, path)
      const ids = elements(document).flatMap((element) => attribute(element, 'id') ?? [])
      const shown = ['inicio', 'problemas', ...SECTIONS]
      expect(ids.filter((id) => shown.includes(id))).toEqual([
        'inicio',
        'problemas',
        ...sectionsOf(path),
      ])
      for (const id of sectionsOf(path))
        expect(byTag(byId(document, id), 'h2').map(textOf)).toContainEqual(
          expect.stringMatching(/\S{3}/),
        )
      expect(byId(document, 'contato').tagName).toBe('footer')
      // Orca, told to read the whole page, leaves out a heading that labels what can take the focus.
      const focusable = elements(document).filter((element) => attribute(element, 'tabindex'))
      for (const part of focusable) expect(attribute(part, 'aria-labelledby')).toBeUndefined()
    })

    test('says who works, how, and why to trust them', async ({ request }) => {
      const document = await documentOf(request, path)
      const main = byId(document, 'inicio')
      const { hero, figures, method, about } = content
      expect(byTag(main, 'h1').map(textOf)).toEqual([inSpaces(hero.title)])
      expect(byTag(main, 'a').map(textOf)).toContain(hero.button)
      expectTexts(main, hero.eyebrow, hero.text, hero.response, method.proof?.text ?? '')
      for (const { title, text } of [...hero.highlights, ...method.steps])
        expectTexts(main, title, text)
      const section = byId(document, 'sobre')
      for (const { numeral, label } of figures) expectTexts(section, numeral, label)
      expectTexts(section, about.title, about.intro, about.idea.title, about.idea.text)
    })

    test('says before its first section what to do at once, in the order of action', async ({
      request,
    }) => {
      const document = await documentOf(request, path)
      const all = elements(document)
      const { title, calls, cases } = content.firstAid
      const advice = byId(document, 'emergencia')
      expectTexts(advice, title)
      expectCalls(advice, calls)
      const steps = byTag(advice, 'ol').map((list) => byTag(list, 'li').map(textOf))
      expect(steps).toEqual(cases.map(({ steps }) => steps.map(inSpaces)))
      expect(all.indexOf(advice)).toBeLessThan(all.indexOf(byId(document, 'sobre')))
    })

    test('shows each service with picture, description and quote button', async ({ request }) => {
      const section = byId(await documentOf(request, path), 'servicos')
      const { items, button } = content.services
      const cards = byTag(section, 'li').filter((item) => attribute(item, 'id'))
      expect(cards.map((card) => attribute(card, 'id'))).toEqual(
        [...items.map(({ slug }) => slug), 'nao-sei'].map((slug) => `servico-${slug}`),
      )
      for (const { slug, title, description, tip, emergency } of items) {
        const card = byId(section, `servico-${slug}`)
        expect(byTag(card, 'h3').map(textOf)).toEqual([title])
        expectTexts(card, description, tip)
        expect(byTag(card, 'img')).toHaveLength(1)
        expectCalls(card, emergency ? content.firstAid.calls : [])
        const links = byTag(card, 'a').filter((link) => textOf(link) === button)
        expect(links).toHaveLength(1)
        // Each is read with the name of its service, as all say the same.
        const [about = ''] = links.map((link) => attribute(link, 'aria-describedby'))
        expect(textOf(byId(card, about))).toBe(title)
        const message = serviceMessage(messages.service, title)
        expect(chatAddresses(card)).toEqual([chatUrl(company.phone, message)])
      }
      const { title, text, button: photo } = content.photoCard
      expectTexts(byId(section, 'servico-nao-sei'), title, text, photo)
    })

    test('shows the words of clients, and marks samples', async ({ request }) => {
      const document = await documentOf(request, path)
      const testimonials = TESTIMONIALS[path]
      // e2e/links.spec.ts finds no link to a section that is left out.
      if (testimonials.length === 0) return
      const section = byId(document, 'depoimentos')
      const quotes = byTag(section, 'figure')
      expect(quotes).toHaveLength(testimonials.length)
      for (const { name, town, rating, comment, sample } of testimonials) {
        const quote = quotes.find((figure) => textOf(figure).includes(inSpaces(comment)))
        if (!quote) throw new Error(`nobody says "${comment}"`)
        expectTexts(quote, `${name}, ${town}`)
        expect(textOf(quote).includes(interfaceTexts.sample)).toBe(sample)
        const stars = elements(quote).filter((element) => attribute(element, 'role') === 'img')
        expect(stars.map((image) => attribute(image, 'aria-label'))).toEqual([
          interfaceTexts.stars.replace('{rating}', String(rating)),
        ])
        expect(stars.flatMap((image) => byTag(image, 'svg'))).toHaveLength(rating)
      }
      expect(textOf(section).includes(inSpaces(interfaceTexts.samplesIntro))).toBe(
        testimonials.some(({ sample }) => sample),
      )
    })

    test('names the towns, and what is asked most', async ({ request }) => {
      const document = await documentOf(request, path)
      const area = byId(document, 'localizacao')
      const towns = content.area.notes.length > 0 ? company.towns.map(({ name }) => name) : []
      expect(byTag(area, 'h3').map(textOf)).toEqual(towns)
      expectTexts(area, content.area.text, ...content.area.notes.map(({ note }) => note))
      for (const { question, answer } of content.questions.items)
        expectTexts(byId(document, 'duvidas'), question, answer)
    })

    test('ends with every fact of the company, the number and a chat button', async ({
      request,
    }) => {
      const document = await documentOf(request, path)
      const footer = byId(document, 'contato')
      const links = byTag(footer, 'a').map((link) => [textOf(link), attribute(link, 'href')])
      const entries = menuLinks(homeTestimonials).map(({ label, href }) => [label, href])
      const { label, href } = content.otherPage.link
      for (const entry of [...entries, [label, href]]) expect(links).toContainEqual(entry)
      const texts = links.map(([text]) => text)
      expect(texts).toContain(content.footer.button)
      const labels = byTag(footer, 'dt').map(textOf)
      const facts = companyFacts(company, { ...factTexts, ...interfaceTexts })
      expect(labels).toEqual(facts.map(({ label }) => label))
      for (const { value, href } of facts) {
        expectTexts(footer, value)
        if (href) expect(links).toContainEqual([value, href])
      }
      // Nobody would guess that a number opens a chat, so its name says it, in header, menu and footer.
      const number = displayPhone(company.phone)
      const numbers = byTag(document, 'a').filter((link) => textOf(link) === number)
      expect(numbers.map((link) => attribute(link, 'aria-label'))).toEqual(
        Array(3).fill(`${interfaceTexts.whatsapp} ${number}`),
      )
    })
  })
}

test('the home page shows each pest with picture, signs and treatment, and one button', {
  tag: ['@phone', '@content'],
}, async ({ request }) => {
  const section = byId(await documentOf(request, '/'), 'pragas')
  const { items, button } = pests
  expect(byTag(section, 'h3').map(textOf)).toEqual(items.map(({ title }) => title))
  for (const { slug, title, latinName, description, hides, signs, emergency } of items) {
    const card = byId(section, `praga-${slug}`)
    expectTexts(card, title, description, hides, signs)
    const latin = elements(card).filter((element) => attribute(element, 'lang') === 'la')
    expect(latin.map(textOf)).toEqual([latinName])
    expect(byTag(card, 'img')).toHaveLength(1)
    expectCalls(card, emergency ? home.firstAid.calls : [])
    const guarantee = company.guarantees?.find(({ pest }) => pest === title)
    expect(textOf(card).includes(interfaceTexts.guarantee)).toBe(!!guarantee)
    if (guarantee) expectTexts(card, guarantee.period)
  }
  expect(byTag(section, 'a').map(textOf)).toContain(button)
  expect(chatAddresses(section)).toEqual([chatUrl(company.phone, messages.pests)])
})
