import { expect, test } from '@playwright/test'
import { paths, routeOf } from '@/content/routes'
import type { Link } from '@/content/schema'
import { company, factTexts, interfaceTexts, pests, photos, testimonialsOf } from '@/content/site'
import { chatUrl } from '@/lib/chat'
import { companyFacts } from '@/lib/company-facts'
import { headerLinks, menuLinks } from '@/lib/navigation'
import { dialUrl, displayPhone } from '@/lib/phone'
import { MESSAGES, PAGES } from './fixtures'
import { byId, chatAddresses, documentOf, select, textOf } from './html'

/*
 * The pages show all that the content has, in the order that the specification fixes. They are read from the
 * HTML, so all of it is there without scripts.
 */

const SECTIONS = ['sobre', 'servicos', 'pragas', 'depoimentos', 'localizacao', 'contato']

/** The addresses by which a touch calls. */
const callsIn = (part: Element) =>
  select(part, 'a')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('tel:'))
const dialUrls = (calls: readonly { number: string }[]) =>
  calls.map(({ number }) => dialUrl(number))

// A page that lacks a section is left out.
for (const path of paths.filter((path) => 'method' in PAGES[path])) {
  const content = PAGES[path]
  test.describe(`the HTML of ${path}`, { tag: '@phone' }, () => {
    test('has its sections in order, each with a heading', async ({ request }) => {
      const document = await documentOf(request, path)
      const sections = SECTIONS.filter((id) => id !== 'pragas' || path === '/')
      const ids = select(document, '*').flatMap((element) => element.getAttribute('id') ?? [])
      const shown = ['inicio', 'problemas', ...sections]
      expect(ids.filter((id) => shown.includes(id))).toEqual(shown)
      expect(ids.indexOf('emergencia')).toBeLessThan(ids.indexOf('sobre'))
      for (const id of sections)
        expect(select(byId(document, id), 'h2').map(textOf)).toContainEqual(
          expect.stringMatching(/\S{3}/),
        )
      expect(select(document, 'h1')).toHaveLength(1)
      // A screen reader, told to read the whole page, leaves out a heading that labels what can take the focus.
      const focusable = select(document, '*').filter((element) => element.getAttribute('tabindex'))
      for (const part of focusable) expect(part.getAttribute('aria-labelledby')).toBeNull()
    })

    test('shows each of its texts once, and each picture, call and way to the chat', async ({
      request,
    }) => {
      const document = await documentOf(request, path)
      const texts = (id: string, tag: string) => select(byId(document, id), tag).map(textOf)
      const { firstAid, photoCard, questions, services } = content
      const advice = byId(document, 'emergencia')
      expect(select(advice, 'ol').map((list) => select(list, 'li').map(textOf))).toEqual(
        firstAid.cases.map(({ steps }) => steps),
      )
      expect(callsIn(advice)).toEqual(dialUrls(firstAid.calls))
      const cards = select(advice, '[href^="#servico-"]').map((link) => link.getAttribute('href'))
      expect(cards).toEqual(
        firstAid.cases.flatMap(({ service }) => (service ? `#servico-${service}` : [])),
      )
      expect(callsIn(byId(document, 'localizacao'))).toEqual(
        company.towns.flatMap(({ surveillancePhone: phone }) => (phone ? dialUrl(phone) : [])),
      )
      expect(texts('duvidas', 'h3')).toEqual(questions.items.map(({ question }) => question))

      for (const { slug, title, emergency } of services.items) {
        const card = byId(document, `servico-${slug}`)
        expect(select(card, 'img')).toHaveLength(1)
        expect(callsIn(card)).toEqual(emergency ? dialUrls(firstAid.calls) : [])
        expect(chatAddresses(card), title).toHaveLength(1)
      }
      const titles = services.items.map(({ title }) => title)
      expect(texts('servicos', 'h3')).toEqual([...titles, photoCard?.title])

      const testimonials = testimonialsOf(routeOf(path).content)
      expect(texts('depoimentos', 'blockquote')).toEqual(testimonials.map(({ comment }) => comment))
      const hasSamples = testimonials.some(({ sample }) => sample)
      expect(texts('depoimentos', 'p').includes(interfaceTexts.samplesIntro)).toBe(hasSamples)

      expect(texts('contato', 'dt')).toEqual(
        companyFacts(company, { ...factTexts, ...interfaceTexts }).map(({ label }) => label),
      )

      if (path !== '/') return
      const section = byId(document, 'pragas')
      expect(texts('pragas', 'h3')).toEqual(pests.items.map(({ title }) => title))
      expect(select(section, 'img')).toHaveLength(pests.items.length)
      const treatments = select(section, 'li a').map((link) => link.getAttribute('href'))
      expect(treatments).toEqual(pests.items.map(({ service }) => `#servico-${service}`))
    })

    test('has name, phone, contact button and its links in header and footer', async ({
      request,
    }) => {
      const document = await documentOf(request, path)
      const [header] = select(document, 'header')
      const linksIn = (part: ParentNode) =>
        select(part, 'a').map((link) => [textOf(link), link.getAttribute('href')])
      const entries = (links: readonly Link[]) => links.map(({ label, href }) => [label, href])
      const chat = chatUrl(company.phone, MESSAGES[path])
      // Nobody would guess that a number opens a chat, so it says so.
      const number = [`${interfaceTexts.whatsapp} ${displayPhone(company.phone)}`, chat]
      const frame = [[company.name, '/'], ...entries(menuLinks(testimonialsOf('home'))), number]
      expect(linksIn(byId(document, 'contato'))).toEqual(expect.arrayContaining(frame))
      expect(linksIn(header ?? document)).toEqual(
        expect.arrayContaining([
          ...frame,
          ...entries(headerLinks),
          [interfaceTexts.contactButton, chat],
        ]),
      )
    })
  })
}

test('a photo keeps its focus in sight where its card is flatter', { tag: '@phone' }, async ({
  page,
}) => {
  const [photo] = photos.items
  await page.goto('/desentupimento')
  const { x, y } = photo?.focus ?? { x: 50, y: 50 }
  await expect(page.locator(`#servico-${photo?.picture} img`)).toHaveCSS(
    'object-position',
    `${x}% ${y}%`,
  )
})
