import site from '@/.generated/site.json' with { type: 'json' }
import { content } from '@/fixtures/content'
import { attributes, byId, callsIn, chatUrls, documentIn, select, textOf } from '@/fixtures/html'
import { HomePage, html, PAGE_CASES } from '@/fixtures/pages'
import { poisonLineOf } from '@/model/brazil/poison-lines'
import { telUrl } from '@/model/fields/phone/format'
import { companyFacts } from '@/model/page/company-facts'
import { visibleContent } from '@/model/page/visible-content'
import { PHOTO_CARD } from '@/model/site/slugs'
import { NotFoundPage } from './error-page'

const { company } = content
const { general, facts } = content.interface

it.each<[className: string, field: 'title' | 'name' | 'label', usual: string, wide: string[]]>([
  // A long text, and a wide word.
  [
    'hero-wide',
    'title',
    'Casa sem pragas',
    ['Casa e empresa sem pragas no litoral sul inteiro', 'IMPERMEABILIZAÇÃO'],
  ],
  [
    'brand-wide',
    'name',
    'Casa Serena',
    ['Dedetizadora e Desentupidora Serena', 'IMPERMEABILIZADORA'],
  ],
  ['problems-wide', 'label', 'Formiga', ['IMPERMEABILIZAÇÃO']],
])('sets the class %s only if the %s is wide', (className, field, usual, wide) => {
  const isSet = (text: string) => {
    const shown = structuredClone(content)
    const { hero, problems } = shown.home
    const holders = { title: hero, name: shown.company, label: problems.items[0] ?? {} }
    Reflect.set(holders[field], field, text)
    return html(HomePage, shown).includes(className)
  }
  expect([usual, ...wide].map(isSet)).toEqual([false, ...wide.map(() => true)])
})

describe.each(PAGE_CASES)('the %s', (_, Page, pageName) => {
  const document = documentIn(html(Page))
  const texts = (id: string, tag: string) => select(byId(document, id), tag).map(textOf)
  const page = content[pageName]
  const { number } = poisonLineOf('SC')
  const calls = [
    ...(page.firstAid.poisonLine ? [telUrl(number)] : []),
    ...page.firstAid.calls.map(({ number }) => telUrl(number)),
  ]

  // editor/preview/preview.test.tsx finds each text of the page.
  it('shows the emergency numbers, first-aid links, cards, quotes and fact labels in its sections', () => {
    const { firstAid, photoCard, services } = page
    expect(select(document, 'h1').map(textOf)).toEqual([page.hero.title])
    const advice = byId(document, 'emergencia')
    expect(callsIn(advice)).toEqual(calls)
    // The drain page has its chat button above the first aid.
    const photoChats = pageName === 'home' ? chatUrls(byId(document, `servico-${PHOTO_CARD}`)) : []
    expect(chatUrls(advice)).toEqual(photoChats)
    expect(attributes(select(advice, '[href^="#servico-"]'), 'href')).toEqual(
      firstAid.cases.flatMap(({ service }) => (service ? `#servico-${service}` : [])),
    )
    const cards = services.items.map(({ title }) => title)
    expect(texts('servicos', 'h3')).toEqual([...cards, photoCard.title])
    const testimonials = visibleContent(content).testimonials[pageName]
    const quotes = testimonials.map(({ comment }) => `“${comment}”`)
    expect(texts('depoimentos', 'blockquote')).toEqual(quotes)
    const hasSamples = testimonials.some(({ sample }) => sample)
    expect(texts('depoimentos', 'p').includes(general.samplesIntro)).toBe(hasSamples)
    expect(texts('contato', 'dt')).toEqual(companyFacts(company, facts).map(({ label }) => label))
  })

  it('shows a picture or a pair of photos and one chat link on each service card, and a link to the first aid only on emergency cards', () => {
    for (const { slug, emergency } of page.services.items) {
      const card = byId(document, `servico-${slug}`)
      const isPair = content.photos.items.some(({ picture }) => picture === `antes-${slug}`)
      expect(select(card, 'img')).toHaveLength(isPair ? 2 : 1)
      expect(select(card, '[href="#emergencia"]')).toHaveLength(emergency ? 1 : 0)
      expect(chatUrls(card)).toHaveLength(1)
    }
  })
})

it('shows the description of a photo, and never that of the drawing in its place', () => {
  const photoOf = (alt: string) => ({
    width: 800,
    height: 600,
    src: '/foto.jpg',
    alt,
    avif: [{ width: 800, src: '/foto.avif' }],
    views: {},
  })
  const pictures = {
    ...site.pictures,
    'hero-dedetizacao': photoOf('Equipe de verde'),
    comprovante: photoOf(''),
    cupins: photoOf('Cupins no forro'),
    'pagina-nao-encontrada': photoOf('Placa'),
  }
  const altsOn = (Page: typeof HomePage, selector: string) =>
    attributes(select(documentIn(html(Page, content, pictures)), selector), 'alt')
  expect(
    altsOn(HomePage, '.hero-picture > picture > img, .method-proof img, #praga-cupins img'),
  ).toEqual(['Equipe de verde', '', 'Cupins no forro'])
  expect(altsOn(NotFoundPage, '.hero-picture img')).toEqual(['Placa'])
  const drawings = documentIn(html(HomePage))
  expect(attributes(select(drawings, '.hero-picture > picture > img'), 'alt')).toEqual([
    content.home.hero.alt,
  ])
})

const SECTION_MARKS = {
  problems: '.problems',
  firstAid: '.first-aid',
  figures: '.about-figures',
  about: '.about',
  method: '.method',
  services: '.services',
  photoCard: '.service-photo-card',
  pests: '.pests',
  testimonials: '.testimonials',
  area: '.service-area',
  questions: '.questions',
  otherPage: '.footer-other-page',
} as const

/** Returns the links to targets that the page itself does not have. */
const brokenLinks = (page: Document, pageName: 'home' | 'drains') =>
  attributes(select(page, 'a[href*="#"]'), 'href')
    .map((href) => (pageName === 'home' ? href?.replace(/^\/#/, '#') : href) ?? '')
    .filter((href) => href.startsWith('#') && !page.getElementById(href.slice(1)))

it.each(PAGE_CASES)('hides each section of the %s, and each link to it', (_, Page, pageName) => {
  const complete = documentIn(html(Page))
  const brokenBefore = brokenLinks(complete, pageName)
  const names = Object.keys(SECTION_MARKS) as (keyof typeof SECTION_MARKS)[]
  for (const name of names.filter((name) => pageName === 'home' || name !== 'pests')) {
    const hides = structuredClone(content)
    hides[pageName].hidden = { [name]: true }
    const page = documentIn(html(Page, hides))
    expect(select(complete, SECTION_MARKS[name])).not.toEqual([])
    expect(select(page, SECTION_MARKS[name])).toEqual([])
    expect(brokenLinks(page, pageName)).toEqual(brokenBefore)
  }
})
