import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BUILT_PICTURES } from '@/app/built/pictures'
import type { PageProps } from '@/components/page-props'
import { bareCompany, content } from '@/fixtures/content'
import { byId, chatUrls, documentIn, select, textOf } from '@/fixtures/html'
import { poisonLineOf } from '@/model/brazil/poison-lines'
import { formatCnpj } from '@/model/fields/cnpj'
import { telUrl } from '@/model/fields/phone/format'
import { chatUrl } from '@/model/page/chat'
import { companyFacts } from '@/model/page/company-facts'
import { visibleContent } from '@/model/page/visible-content'
import type { Pictures } from '@/model/pictures/picture-files'
import type { Company, PageContent, SiteContent } from '@/model/schema/content'
import { PHOTO_CARD } from '@/model/schema/slugs'
import { fillTemplate } from '@/model/values/fill-template'
import { ContentPage } from './content-page'
import { NotFoundPage } from './error-page'

const { company, pests } = content
const { general, facts } = content.interface

const HomePage = (props: PageProps) => <ContentPage {...props} path="/" />
const DrainsPage = (props: PageProps) => <ContentPage {...props} path="/desentupimento" />

const PAGE_CASES = [
  ['home page', HomePage, 'home'],
  ['drain page', DrainsPage, 'drains'],
] as const

const html = (Page: (props: PageProps) => ReactNode, shown = content, pictures = BUILT_PICTURES) =>
  renderToStaticMarkup(<Page content={visibleContent(shown)} pictures={pictures} />)

/** Returns a text as it appears in HTML. */
const escaped = (text: string) => renderToStaticMarkup(text)

const attributes = (elements: readonly Element[], name: string) =>
  elements.map((element) => element.getAttribute(name))
const callsIn = (root: Element) => attributes(select(root, 'a[href^="tel:"]'), 'href')

it.each<[className: string, field: 'title' | 'name' | 'label', usual: string, wide: string[]]>([
  // A long text, and a wide word.
  [
    'top-wide',
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

it('shows the photos before and after a service, each described and lazy, if both exist', () => {
  const photosOf = (pictures: Pictures) => {
    const card = byId(documentIn(html(DrainsPage, content, pictures)), 'servico-ralo')
    return select(card, 'img').map((image) => [
      image.getAttribute('alt'),
      image.getAttribute('loading'),
    ])
  }
  const altOf = (name: string) => content.photos.items.find(({ picture }) => picture === name)?.alt
  expect(photosOf(BUILT_PICTURES)).toEqual([
    [`${general.before}: ${altOf('antes-ralo')}`, 'lazy'],
    [`${general.after}: ${altOf('ralo')}`, 'lazy'],
  ])
  // The editor shows the drawing while a photo loads.
  const withoutAfter = { ...BUILT_PICTURES, ralo: BUILT_PICTURES.vaso }
  expect(photosOf(withoutAfter)).toEqual([['', 'lazy']])
})

it('shows each pest with its picture and the link to its treatment', () => {
  const section = byId(documentIn(html(HomePage)), 'pragas')
  expect(select(section, 'img')).toHaveLength(pests.items.length)
  const treatments = pests.items.map(({ service }) => `#servico-${service}`)
  expect(attributes(select(section, 'li a:not([target])'), 'href')).toEqual(treatments)
})

it('ends the general message before the sentence about a photo', () => {
  const messages = { ...content.messages, default: 'Quero um orçamento', photo: 'Vou mandar.' }
  const card = byId(documentIn(html(HomePage, { ...content, messages })), `servico-${PHOTO_CARD}`)
  expect(chatUrls(card)).toEqual([chatUrl(company.phone, 'Quero um orçamento. Vou mandar.')])
})

it('shows no insects over a hero photo, and no photo in the footer', () => {
  const hero = BUILT_PICTURES['hero-dedetizacao']
  const shownDetails = (avif: Pictures['mapa']['avif']) => {
    const pictures = { ...BUILT_PICTURES, 'hero-dedetizacao': { ...hero, avif } }
    const markup = html(HomePage, content, pictures)
    return ['top-insects', 'footer-image'].map((className) => markup.includes(className))
  }
  expect(shownDetails([])).toEqual([true, true])
  expect(shownDetails([{ width: 400, src: '/images/foto-400.avif' }])).toEqual([false, false])
})

it('links the places on the house to their cards, but not on a photo in place of the house', () => {
  const hero = BUILT_PICTURES['hero-dedetizacao']
  const placesOn = (shown: SiteContent, pictures = BUILT_PICTURES) =>
    select(documentIn(html(HomePage, shown, pictures)), '.places').map((list) =>
      select(list, 'a').map((link) => [
        textOf(link),
        link.getAttribute('href'),
        link.getAttribute('data-target'),
      ]),
    )
  const titles = Object.fromEntries(
    [...pests.items, ...content.home.services.items, ...content.drains.services.items].map(
      ({ slug, title }) => [slug, title],
    ),
  )
  const links = [
    ['Caixa d’água', '#servico-limpeza-de-caixas-dagua', titles['limpeza-de-caixas-dagua']],
    ['Forro', '#servico-limpeza-de-forro', titles['limpeza-de-forro']],
    ['Janela', '#praga-cupins', titles.cupins],
    ['Cozinha', '#praga-baratas', titles.baratas],
    ['Jardim', '#praga-formigas', titles.formigas],
    ['Chão', '#praga-escorpioes', titles.escorpioes],
    ['Cano', '/desentupimento#servico-cano', titles.cano],
  ]
  // Wide screens show the first list on the hero picture, others the second one on a complete house.
  expect(placesOn(content)).toEqual([links, links])
  const photo = { ...hero, avif: [{ width: 400, src: '/images/foto-400.avif' }] }
  expect(placesOn(content, { ...BUILT_PICTURES, 'hero-dedetizacao': photo })).toEqual([])
  const { places: _, ...home } = content.home
  expect(placesOn({ ...content, home })).toEqual([])
  const shown = structuredClone(content)
  shown.drains.services.items = shown.drains.services.items.filter(({ slug }) => slug !== 'cano')
  expect(placesOn(shown)[0]?.at(-1)).toEqual([
    'Cano',
    '/desentupimento',
    content.drains.services.title,
  ])
})

it('uses the title with the team only if the company names its team', () => {
  const { title, titleWithTeam = '' } = content.home.about
  expect(html(HomePage)).toContain(`>${escaped(titleWithTeam)}</h2>`)
  expect(html(HomePage)).not.toContain(`>${escaped(title)}</h2>`)
  const company = { ...content.company, team: undefined }
  expect(html(HomePage, { ...content, company })).not.toContain(escaped(titleWithTeam))
})

it.each(PAGE_CASES)(
  'shows the surveillance phone of a town on the %s only if the town has one',
  (_, Page) => {
    const withPhones = (phones: readonly string[]) => {
      const towns = content.company.towns.map((town, index) => ({
        ...town,
        surveillancePhone: phones[index],
      }))
      const company = { ...content.company, towns, phoneCalls: undefined }
      return html(Page, { ...content, company })
    }
    expect(withPhones(['554834301234']).match(/<a href="tel:\+.*?<\/a>/g)).toEqual([
      expect.stringMatching(/^<a href="tel:\+554834301234".*>.*: \(48\)\u00a03430-1234<\/a>$/),
    ])
    expect(withPhones([])).not.toContain('href="tel:+')
  },
)

it.each(PAGE_CASES)(
  'links to the number in the facts of the %s only if the company takes calls',
  (_, Page) => {
    const callsWith = (phoneCalls?: string) => {
      const page = documentIn(html(Page, { ...content, company: { ...company, phoneCalls } }))
      return ['sobre', 'contato'].map((id) => callsIn(byId(page, id)))
    }
    const call = telUrl(company.phone)
    expect(callsWith('Atendemos ligações')).toEqual([[call], [call]])
    expect(callsWith()).toEqual([[], []])
  },
)

it.each(PAGE_CASES)(
  'labels the chat button of the questions of the %s as the header',
  (_, Page) => {
    const questions = byId(documentIn(html(Page)), 'duvidas')
    expect(select(questions, 'a.chat-button').map(textOf)).toEqual([general.contactButton])
  },
)

it('links to the number in the menu only if the company takes calls', () => {
  const menuCalls = (phoneCalls?: string) => {
    const company = { ...content.company, phoneCalls }
    const menu = byId(documentIn(html(HomePage, { ...content, company })), 'menu')
    return callsIn(menu)
  }
  expect(menuCalls('Atendemos ligações')).toEqual([telUrl(company.phone)])
  expect(menuCalls()).toEqual([])
})

it.each(PAGE_CASES)(
  'shows the lowest price of the %s in the answer about prices and its link, only if there is one',
  (_, Page, pageName) => {
    const withPrice = (priceFrom?: string) => {
      const shown = structuredClone(content)
      for (const service of shown[pageName].services.items) service.priceFrom = undefined
      Object.assign(shown[pageName].services.items[0] ?? {}, { priceFrom })
      const document = documentIn(html(Page, shown))
      return [
        textOf(byId(document, 'primeira-duvida')),
        ...select(document, '[href="#primeira-duvida"]').map(textOf),
      ]
    }
    const withoutPrice = withPrice()
    expect(withoutPrice.join()).not.toContain('R$')
    const price = fillTemplate(general.priceFrom, 'price', 'R$ 321')
    const [answer, link] = withoutPrice
    expect(withPrice('R$ 321')).toEqual([`${price}. ${answer}`, `${link} ${price}`])
  },
)

it('shows under the chat button only the licence, the CNPJ and the Google profile that are filled in', () => {
  const proofsOf = (filled: Partial<Company>) =>
    select(
      documentIn(html(HomePage, { ...content, company: { ...bareCompany, ...filled } })),
      '.top-proof',
    ).map(textOf)
  expect(proofsOf({})).toEqual([])
  const { sanitaryLicence, cnpj, googleProfile } = company
  const licence = `${facts.sanitaryLicence}: ${sanitaryLicence}`
  expect(proofsOf({ sanitaryLicence })).toEqual([licence])
  expect(proofsOf({ sanitaryLicence, cnpj, googleProfile })).toEqual([
    licence,
    `${facts.cnpj}: ${formatCnpj(cnpj ?? '')}`,
    facts.openGoogleProfile,
  ])
})

it('prints no link without its address', () => {
  const { coordinates, googleProfile } = company
  const shown = { ...bareCompany, coordinates, googleProfile }
  const footer = documentIn(html(HomePage, { ...content, company: shown })).querySelector('footer')
  for (const text of [facts.openMap, facts.openGoogleProfile]) {
    const value = select(footer ?? document, 'dd').find((value) => textOf(value) === text)
    expect(value?.parentElement?.className).toBe('print:gone')
  }
})

it('shows the guarantee of each pest in a table on the home page, only if there is one', () => {
  const rowsOn = (page: typeof HomePage, guarantees: Company['guarantees'], proof = true) => {
    const shown = structuredClone({ ...content, company: { ...company, guarantees } })
    if (!proof) shown.home.method.proof = undefined
    return select(documentIn(html(page, shown)), 'table tr').map(textOf)
  }
  const guarantees = [
    { pest: 'baratas', period: '90 dias' },
    { pest: 'cupins', period: '1 ano' },
  ] as const
  const rows = ['Baratas90 dias', 'Cupins1 ano']
  expect(rowsOn(HomePage, [...guarantees])).toEqual(rows)
  expect(rowsOn(HomePage, [...guarantees], false)).toEqual(rows)
  expect(rowsOn(HomePage, [])).toEqual([])
  expect(rowsOn(DrainsPage, [...guarantees])).toEqual([])
})

it('writes the facts of the company in the rows of the illustrated document, and leaves the others blank', () => {
  const rowsWith = (filled: Partial<Company>) =>
    select(
      documentIn(html(HomePage, { ...content, company: { ...bareCompany, ...filled } })),
      '.method-facts text',
    ).map(textOf)
  const sanitaryLicence = 'Vigilância Sanitária de Içara nº 45/2026'
  const technicalLead = { name: 'Teresa Bittencourt', council: 'CRQ-13', registration: '13300042' }
  const guarantees: Company['guarantees'] = [
    { pest: 'cupins', period: '1 ano' },
    { pest: 'baratas', period: '90 dias' },
  ]
  expect(rowsWith({})).toEqual([])
  expect(rowsWith({ sanitaryLicence })).toEqual(['', '', sanitaryLicence])
  expect(rowsWith({ technicalLead, guarantees })).toEqual([
    '90 dias',
    'Teresa Bittencourt, CRQ-13 13300042',
    '',
  ])
})

it('shows the job, the month and the source of a testimonial, if the owner gave them', () => {
  const [first] = content.testimonials.drains
  const source = 'https://maps.app.goo.gl/abc123'
  const facts = { job: 'Limpeza de calha', month: 'março de 2026', source }
  const captions = (...items: SiteContent['testimonials']['drains']) => {
    const testimonials = { ...content.testimonials, drains: items }
    const section = byId(documentIn(html(DrainsPage, { ...content, testimonials })), 'depoimentos')
    return select(section, 'figcaption').map((caption) => [
      textOf(caption),
      attributes(select(caption, 'a'), 'href'),
    ])
  }
  if (!first) throw new Error('the fixture company has no testimonial')
  const { name, town, comment } = first
  const bare = { name, town, comment, sample: false }
  const link = general.source.replace('{name}', name)
  expect(captions({ ...bare, ...facts }, { ...bare, job: facts.job }, bare)).toEqual([
    [`${name}, ${town} Limpeza de calha, março de 2026 ${link}`, [source]],
    [`${name}, ${town} Limpeza de calha`, []],
    [`${name}, ${town}`, []],
  ])
})

it('makes the first testimonial a poster unless one of the list is a sample', () => {
  const posters = (isSample: boolean) => {
    const drains = content.testimonials.drains.map((item) => ({ ...item, sample: isSample }))
    const testimonials = { ...content.testimonials, drains }
    const document = documentIn(html(DrainsPage, { ...content, testimonials }))
    return select(document, '.testimonial-poster').map((poster) =>
      select(poster, 'blockquote').map(textOf),
    )
  }
  expect(posters(true)).toEqual([])
  expect(posters(false)).toEqual([[`“${content.testimonials.drains[0]?.comment}”`]])
})

it('omits the testimonials and the links to them if there are none', () => {
  const testimonials = { ...content.testimonials, home: [] }
  expect(html(HomePage)).toContain('href="/#depoimentos"')
  expect(html(HomePage, { ...content, testimonials })).not.toContain('depoimentos"')
})

it.each(PAGE_CASES)('shows the photo of the team on the %s in place of the drawing', (_, Page) => {
  const { avif, ...missing } = BUILT_PICTURES.equipe
  const descriptionWith = (equipe: Pictures['equipe']) => {
    const page = documentIn(html(Page, content, { ...BUILT_PICTURES, equipe }))
    return attributes(select(byId(page, 'sobre'), '.about-team img'), 'alt')
  }
  const item = content.photos.items.find(({ picture }) => picture === 'equipe')
  expect(descriptionWith({ ...missing, avif })).toEqual([item?.alt])
  expect(descriptionWith({ ...missing, avif: [] })).toEqual(['porta uma à técnicos Dois'])
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
    ...BUILT_PICTURES,
    'hero-dedetizacao': photoOf('Equipe de verde'),
    comprovante: photoOf(''),
    cupins: photoOf('Cupins no forro'),
    'pagina-nao-encontrada': photoOf('Placa'),
  }
  const altsOn = (Page: typeof HomePage, selector: string) =>
    attributes(select(documentIn(html(Page, content, pictures)), selector), 'alt')
  expect(
    altsOn(HomePage, '.top-picture > picture > img, .method-proof img, #praga-cupins img'),
  ).toEqual(['Equipe de verde', '', 'Cupins no forro'])
  expect(altsOn(NotFoundPage, '.top-picture img')).toEqual(['Placa'])
  const drawings = documentIn(html(HomePage))
  expect(attributes(select(drawings, '.top-picture > picture > img'), 'alt')).toEqual([
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
  const names = Object.keys(SECTION_MARKS) as (keyof typeof SECTION_MARKS)[]
  for (const name of names.filter((name) => pageName === 'home' || name !== 'pests')) {
    const hides = structuredClone(content)
    hides[pageName].hidden = { [name]: true }
    const page = documentIn(html(Page, hides))
    expect(select(complete, SECTION_MARKS[name])).not.toEqual([])
    expect(select(page, SECTION_MARKS[name])).toEqual([])
    expect(brokenLinks(page, pageName)).toEqual(brokenLinks(complete, pageName))
  }
})

it.each<[hidden: PageContent['hidden'], columns: number]>([
  [{}, 1],
  [{ firstAid: true }, 0],
  [{ problems: true }, 0],
])('gives the hero of the drain page without %j %i times two columns', (hidden, columns) => {
  const shown = structuredClone(content)
  shown.drains.hidden = hidden
  expect(select(documentIn(html(DrainsPage, shown)), '.top-columns')).toHaveLength(columns)
})

it.each([
  [
    'a link to all steps above the tiles if a case without a title has more than three',
    DrainsPage,
    4,
    true,
  ],
  ['no link to all steps above the tiles if none is hidden', DrainsPage, 3, false],
  ['no link to all steps below the tiles, where none is hidden', HomePage, 4, false],
])('shows %s', (_, Page, count, hasLink) => {
  const shown = structuredClone(content)
  const steps = Array.from({ length: count }, () => 'Passo')
  for (const { firstAid } of [shown.home, shown.drains]) firstAid.cases = [{ steps }]
  const links = select(documentIn(html(Page, shown)), '.first-aid-more')
  expect(links.length > 0).toBe(hasLink)
})

it.each([
  ['with', 1, {}],
  ['with', 2, { photoCard: true }],
  ['without', 1, { photoCard: true }],
])('shows services %s a hint for %i of them, hidden: %j', (hint, count, hidden) => {
  const shown = structuredClone(content)
  shown.home.services.items.length = count
  shown.home.hidden = hidden
  const section = byId(documentIn(html(HomePage, shown)), 'servicos')
  expect(select(section, '.card-row-hint')).toHaveLength(hint === 'with' ? 1 : 0)
})

it('keeps each “Não” of a step with the next word', () => {
  const shown = structuredClone(content)
  shown.home.firstAid.cases = [{ steps: ['Saia. Não toque. Não puxe.'] }]
  expect(html(HomePage, shown)).toContain('Saia. Não\u00a0toque. Não\u00a0puxe.')
})

it('ends the service area, and no other section, with a wave', () => {
  const hides = structuredClone(content)
  hides.home.hidden = { area: true }
  expect(select(documentIn(html(HomePage)), '.footer-wave')).toHaveLength(1)
  for (const without of [html(HomePage, hides), html(NotFoundPage)])
    expect(select(documentIn(without), '.footer-wave')).toEqual([])
})

it('shows a tenth service with its photo', () => {
  const shown = structuredClone(content)
  const [service] = shown.home.services.items
  if (service) shown.home.services.items.push({ ...service, slug: 'outro-1', title: 'Cobras' })
  const photo = { ...BUILT_PICTURES['outro-1'], src: '/images/cobra.jpg' }
  const page = documentIn(html(HomePage, shown, { ...BUILT_PICTURES, 'outro-1': photo }))
  const card = byId(page, 'servico-outro-1')
  expect(select(card, 'h3').map(textOf)).toEqual(['Cobras'])
  expect(attributes(select(card, 'img'), 'src')).toEqual(['/images/cobra.jpg'])
})
