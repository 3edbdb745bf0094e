import { expect, test } from '@playwright/test'
import { attribute, type Element, elements } from '@/adapter/html'
import { routeOf } from '@/content/routes'
import { PHOTO_CARD } from '@/content/schema'
import { company, factTexts, interfaceTexts, pests, testimonialsOf } from '@/content/site'
import { companyFacts } from '@/lib/company-facts'
import { menuLinks } from '@/lib/navigation'
import { displayPhone } from '@/lib/phone'
import { COMPLETE, PAGES } from './fixtures'
import { byId, byTag, chatAddresses, documentOf, textOf } from './html'

/*
 * The pages show all that the content has, in the order that the specification fixes. They are read from the
 * HTML, so all of it is there without scripts.
 */

const SECTIONS = ['sobre', 'servicos', 'pragas', 'depoimentos', 'localizacao', 'contato']

/** The numbers that a touch calls. */
const callsIn = (part: Element) =>
  byTag(part, 'a').flatMap((link) => /^tel:(.*)/.exec(attribute(link, 'href') ?? '')?.[1] ?? [])
const digitsOf = (calls: readonly { number: string }[]) =>
  calls.map(({ number }) => number.replace(/\D/g, ''))

for (const path of COMPLETE) {
  const content = PAGES[path]
  test.describe(`the HTML of ${path}`, { tag: '@phone' }, () => {
    test('has its sections in order, each with a heading', async ({ request }) => {
      const document = await documentOf(request, path)
      const sections = SECTIONS.filter((id) => id !== 'pragas' || path === '/')
      const ids = elements(document).flatMap((element) => attribute(element, 'id') ?? [])
      const shown = ['inicio', 'problemas', 'emergencia', ...SECTIONS]
      expect(ids.filter((id) => shown.includes(id)).filter((id) => id !== 'emergencia')).toEqual([
        'inicio',
        'problemas',
        ...sections,
      ])
      expect(ids.indexOf('emergencia')).toBeLessThan(ids.indexOf('sobre'))
      for (const id of sections)
        expect(byTag(byId(document, id), 'h2').map(textOf)).toContainEqual(
          expect.stringMatching(/\S{3}/),
        )
      expect(byTag(document, 'h1')).toHaveLength(1)
      // A screen reader, told to read the whole page, leaves out a heading that labels what can take the focus.
      const focusable = elements(document).filter((element) => attribute(element, 'tabindex'))
      for (const part of focusable) expect(attribute(part, 'aria-labelledby')).toBeUndefined()
    })

    test('gives each first-aid case its steps and each number its call', async ({ request }) => {
      const advice = byId(await documentOf(request, path), 'emergencia')
      const { calls, cases } = content.firstAid
      expect(byTag(advice, 'ol').map((list) => byTag(list, 'li').length)).toEqual(
        cases.map(({ steps }) => steps.length),
      )
      expect(callsIn(advice)).toEqual(digitsOf(calls))
    })

    test('gives each service a picture, its calls and a quote link of its own', async ({
      request,
    }) => {
      const section = byId(await documentOf(request, path), 'servicos')
      const { items } = content.services
      const cards = byTag(section, 'li').filter((item) => attribute(item, 'id'))
      expect(cards.map((card) => attribute(card, 'id'))).toEqual(
        [...items.map(({ slug }) => slug), PHOTO_CARD].map((slug) => `servico-${slug}`),
      )
      for (const [index, { title, emergency }] of items.entries()) {
        const card = cards[index] ?? section
        expect(byTag(card, 'h3').map(textOf)).toEqual([title])
        expect(byTag(card, 'img')).toHaveLength(1)
        expect(callsIn(card)).toEqual(emergency ? digitsOf(content.firstAid.calls) : [])
        expect(chatAddresses(card)).toHaveLength(1)
      }
    })

    test('shows each testimonial once, and says once that some are samples', async ({
      request,
    }) => {
      const section = byId(await documentOf(request, path), 'depoimentos')
      const quotes = byTag(section, 'figure')
      const testimonials = testimonialsOf(routeOf(path).content)
      expect(quotes.length).toBe(testimonials.length)
      const words = textOf(section).split(interfaceTexts.samplesIntro).length - 1
      expect(words).toBe(testimonials.some(({ sample }) => sample) ? 1 : 0)
    })

    test('answers each question and ends with every fact of the company', async ({ request }) => {
      const document = await documentOf(request, path)
      expect(byTag(byId(document, 'duvidas'), 'details')).toHaveLength(
        content.questions.items.length,
      )
      const footer = byId(document, 'contato')
      const links = byTag(footer, 'a').map((link) => [textOf(link), attribute(link, 'href')])
      const entries = menuLinks(testimonialsOf('home')).map(({ label, href }) => [label, href])
      expect(links).toEqual(expect.arrayContaining(entries))
      expect(byTag(footer, 'dt').map(textOf)).toEqual(
        companyFacts(company, { ...factTexts, ...interfaceTexts }).map(({ label }) => label),
      )
      // Nobody would guess that a number opens a chat, so header, menu and footer say it.
      const number = `${interfaceTexts.whatsapp} ${displayPhone(company.phone)}`
      expect(byTag(document, 'a').filter((link) => textOf(link) === number)).toHaveLength(3)
    })
  })
}

test('the home page gives each pest a picture and leads to its treatment', {
  tag: '@phone',
}, async ({ request }) => {
  const section = byId(await documentOf(request, '/'), 'pragas')
  expect(byTag(section, 'h3').map(textOf)).toEqual(pests.items.map(({ title }) => title))
  for (const { slug, service } of pests.items) {
    const card = byId(section, `praga-${slug}`)
    expect(byTag(card, 'img')).toHaveLength(1)
    const links = byTag(card, 'a').map((link) => attribute(link, 'href'))
    expect(links).toContain(`#servico-${service}`)
  }
})
