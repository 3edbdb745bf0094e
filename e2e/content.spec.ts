import { expect, test } from '@playwright/test'
import {
  company,
  drainsTestimonials,
  factTexts,
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
import { MESSAGES, PAGES } from './fixtures'
import { byId, byTag, chatAddresses, documentOf, partOf, textOf } from './html'

/*
 * The pages say what content/ says, in the order that the specification fixes. They are read from the
 * HTML, so all of it is there without scripts.
 */

const TESTIMONIALS: Record<RoutePath, typeof homeTestimonials> = {
  '/': homeTestimonials,
  '/desentupimento': drainsTestimonials,
}
const ALL_SECTIONS: Record<RoutePath, string[]> = {
  '/': ['sobre', 'servicos', 'pragas', 'depoimentos', 'localizacao', 'contato'],
  '/desentupimento': ['sobre', 'servicos', 'depoimentos', 'localizacao', 'contato'],
}
/** Without testimonials, their section is not there. */
const sectionsOf = (path: RoutePath) =>
  ALL_SECTIONS[path].filter((id) => id !== 'depoimentos' || TESTIMONIALS[path].length > 0)

const inSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()

function expectTexts(part: Element, ...texts: readonly string[]): void {
  const said = textOf(part)
  for (const text of texts) expect(said).toContain(inSpaces(text))
}

/** Each has a picture with a text of its own. */
function expectPicture(part: Element, alt: string): void {
  expect(byTag(part, 'img').map((picture) => attribute(picture, 'alt'))).toContain(alt)
}

for (const path of paths) {
  const content = PAGES[path]
  test.describe(`the HTML of ${path}`, { tag: ['@phone', '@content'] }, () => {
    test('has its sections in order, each with a heading', async ({ request }) => {
      const response = await request.get(path)
      expect(response.status()).toBe(200)
      expect(response.headers()['content-type']).toMatch(/^text\/html/)
      const document = await documentOf(request, path)
      const all = elements(document)
      const ids = all.flatMap((element) => attribute(element, 'id') ?? [])
      expect(ids.filter((id) => ALL_SECTIONS[path].includes(id))).toEqual(sectionsOf(path))
      for (const id of sectionsOf(path))
        expect(byTag(byId(document, id), 'h2').map(textOf)).toContainEqual(
          expect.stringMatching(/\S{3}/),
        )
      const order = [
        byTag(document, 'header')[0],
        byTag(document, 'h1')[0],
        byId(document, 'sobre'),
      ]
      const places = order.map((element) => (element ? all.indexOf(element) : -1))
      expect(places).not.toContain(-1)
      expect(places).toEqual([...places].sort((a, b) => a - b))
      expect(byId(document, 'contato').tagName).toBe('footer')
    })

    test('opens with headline, quote button, highlights and figures', async ({ request }) => {
      const [main] = byTag(await documentOf(request, path), 'main')
      if (!main) throw new Error('no main part')
      const { hero, figures } = content
      expect(byTag(main, 'h1').map(textOf)).toEqual([inSpaces(hero.title)])
      expect(byTag(main, 'a').map(textOf)).toContain(hero.button)
      expectTexts(main, hero.eyebrow, hero.text, hero.response)
      for (const { title, text } of hero.highlights) expectTexts(main, title, text)
      for (const { numeral, label } of figures) expectTexts(main, numeral, label)
    })

    test('says before its first section what to do at once, in the order of action', async ({
      request,
    }) => {
      const document = await documentOf(request, path)
      const { now } = content
      const advice = byTag(document, 'details').find((it) => textOf(it).includes(now.title))
      if (!advice) throw new Error('no advice')
      expect(byTag(advice, 'li').map(textOf)).toEqual(now.steps.map(inSpaces))
      // The specification knows no calls but chats.
      expect(byTag(advice, 'a')).toEqual([])
      const all = elements(document)
      expect(all.indexOf(advice)).toBeLessThan(all.indexOf(byId(document, 'sobre')))
    })

    test('tells about the company, and explains the work in its steps', async ({ request }) => {
      const document = await documentOf(request, path)
      expectTexts(byId(document, 'sobre'), content.about.title, ...content.about.paragraphs)
      const [main] = byTag(document, 'main')
      if (!main) throw new Error('no main part')
      for (const { title, text } of content.method.steps) expectTexts(main, title, text)
    })

    test('shows each service with picture, description and quote button', async ({ request }) => {
      const section = byId(await documentOf(request, path), 'servicos')
      const { items, button } = content.services
      const titles: string[] = items.map(({ title }) => title)
      const shown = byTag(section, 'h3').map(textOf)
      expect(shown.filter((title) => titles.includes(title))).toEqual(titles)
      for (const { title, description, tip, alt } of items) {
        const card = partOf(section, title)
        expectTexts(card, description, tip)
        expectPicture(card, alt)
        const links = byTag(card, 'a').filter((link) => textOf(link) === button)
        expect(links).toHaveLength(1)
        const message = path === '/' ? serviceMessage(messages.service, title) : MESSAGES[path]
        expect(chatAddresses(card)).toContain(chatUrl(company.phone, message))
      }
    })

    test('shows what clients said, and marks what is a sample', async ({ request }) => {
      test.skip(TESTIMONIALS[path].length === 0, 'this content has no testimonials')
      const section = byId(await documentOf(request, path), 'depoimentos')
      const quotes = byTag(section, 'figure')
      const said = TESTIMONIALS[path]
      expect(quotes).toHaveLength(said.length)
      for (const { name, town, rating, comment, sample } of said) {
        const quote = quotes.find((it) => textOf(it).includes(inSpaces(comment)))
        if (!quote) throw new Error(`nobody says "${comment}"`)
        expectTexts(quote, `${name}, ${town}`)
        expect(textOf(quote).includes(interfaceTexts.sample)).toBe(sample)
        const stars = elements(quote).filter((it) => attribute(it, 'role') === 'img')
        expect(stars.map((it) => attribute(it, 'aria-label'))).toEqual([
          interfaceTexts.stars.replace('{rating}', String(rating)),
        ])
        expect(stars.flatMap((it) => byTag(it, 'svg'))).toHaveLength(rating)
      }
      expect(textOf(section).includes(inSpaces(interfaceTexts.samplesIntro))).toBe(
        said.some(({ sample }) => sample),
      )
    })

    test('names the towns, and what is asked most', async ({ request }) => {
      const document = await documentOf(request, path)
      const area = byId(document, 'localizacao')
      const names: string[] = company.towns.map(({ name }) => name)
      const headings = byTag(area, 'h3').map(textOf)
      expect(headings.filter((name) => names.includes(name))).toEqual(names)
      expectTexts(area, content.area.text, ...company.towns.map(({ note }) => note))
      const questions = byTag(document, 'summary').map(textOf)
      for (const { question } of content.questions.items)
        expect(questions).toContainEqual(expect.stringContaining(inSpaces(question)))
    })

    test('ends with every fact of the company, the number and a chat button', async ({
      request,
    }) => {
      const footer = byId(await documentOf(request, path), 'contato')
      const links = byTag(footer, 'a').map((link) => [textOf(link), attribute(link, 'href')])
      const entries = menuLinks(homeTestimonials).map(({ label, href }) => [label, href])
      for (const entry of entries) expect(links).toContainEqual(entry)
      if (homeTestimonials.length === 0)
        expect(links.map(([, href]) => href)).not.toContain('/#depoimentos')
      const texts = links.map(([text]) => text)
      expect(texts).toContain(content.footer.button)
      expect(texts).toContain(displayPhone(company.phone))
      const labels = byTag(footer, 'dt').map(textOf)
      const facts = companyFacts(company, { ...factTexts, ...interfaceTexts })
      expect(labels).toEqual(facts.map(({ label }) => label))
      for (const { value, href } of facts) {
        expectTexts(footer, value)
        if (href) expect(links).toContainEqual([value, href])
      }
    })
  })
}

test('the home page shows each pest with picture and signs, and one button', {
  tag: ['@phone', '@content'],
}, async ({ request }) => {
  const section = byId(await documentOf(request, '/'), 'pragas')
  const { items, button } = pests
  const shown = byTag(section, 'h3').map(textOf)
  expect(shown).toEqual(items.map(({ title }) => title))
  for (const { title, latinName, description, hides, signs, alt } of items) {
    const plate = partOf(section, title)
    expectTexts(plate, latinName, description, hides, signs)
    expectPicture(plate, alt)
    const guarantee = company.guarantees?.find(({ pest }) => pest === title)
    expect(textOf(plate).includes(interfaceTexts.guarantee)).toBe(!!guarantee)
    if (guarantee) expectTexts(plate, guarantee.period)
  }
  expect(byTag(section, 'a').map(textOf)).toContain(button)
  expect(chatAddresses(section)).toEqual([chatUrl(company.phone, messages.pests)])
})
