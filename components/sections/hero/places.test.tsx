/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import site from '@/.generated/site.json' with { type: 'json' }
import { content } from '@/fixtures/content'
import { textOf } from '@/fixtures/html'
import { DrainsPage, HomePage, html } from '@/fixtures/pages'
import type { Pictures } from '@/model/pictures/picture-files'
import type { SiteContent } from '@/model/schema/content'
import { HOUSE_HEADING_ID } from '@/model/site/anchors'
import { DRAIN_PLACES, HOME_PLACES } from '@/model/site/slugs'

const titles = Object.fromEntries(
  [...content.pests.items, ...content.home.services.items, ...content.drains.services.items].map(
    ({ slug, title }) => [slug, title],
  ),
)
const HOME_LINKS = [
  ['Caixa d’água', '#servico-limpeza-de-caixas-dagua', titles['limpeza-de-caixas-dagua']],
  ['Forro', '#servico-limpeza-de-forro', titles['limpeza-de-forro']],
  ['Janela', '#praga-cupins', titles.cupins],
  ['Cozinha', '#praga-baratas', titles.baratas],
  ['Jardim', '#praga-formigas', titles.formigas],
  ['Chão', '#praga-escorpioes', titles.escorpioes],
  ['Cano', '/desentupimento#servico-cano', titles.cano],
]
const DRAINS_LINKS = [
  ['Telhado', '#servico-calha', titles.calha],
  ['Banheiro', '#servico-vaso', titles.vaso],
  ['Cozinha', '#servico-cano', titles.cano],
  ['Quintal', '#servico-caixa-de-gordura', titles['caixa-de-gordura']],
  ['Jardim', '#servico-fossa', titles.fossa],
  ['toda Casa', '#servico-esgoto', titles.esgoto],
]

/** Returns the links of a list, each with its address and the title of its card. */
const linksIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [textOf(link), link.getAttribute('href'), link.getAttribute('data-target')])

/** Returns the lists of places on a page: the hero picture, which wide screens show, before the complete house. */
const placesOn = (Page: typeof HomePage, shown: SiteContent, pictures = site.pictures) => {
  document.body.innerHTML = html(Page, shown, pictures)
  return screen
    .queryAllByRole('list')
    .filter((list) => list.matches('.places'))
    .map(linksIn)
}

describe.each([
  ['home page', HomePage, 'home', 'hero-dedetizacao', HOME_LINKS],
  ['drain page', DrainsPage, 'drains', 'hero-desentupimento', DRAINS_LINKS],
] as const)('the house of the %s', (_, Page, pageName, picture, links) => {
  const photo = { avif: [{ width: 400, src: '/images/foto-400.avif' }] }
  const withPhoto = {
    ...site.pictures,
    [picture]: { ...site.pictures[picture], ...photo },
  }
  const title = content[pageName].places?.title

  it('is named by the question, to which the hero picture links, but not a photo in its place', () => {
    const houseIn = (pictures: Pictures) => {
      document.body.innerHTML = html(Page, content, pictures)
      return [
        ...screen.queryAllByRole('region', { name: title }),
        ...screen.queryAllByRole('link', { name: title }),
      ].map((element) => element.getAttribute('href') ?? element.getAttribute('aria-labelledby'))
    }
    expect(houseIn(site.pictures)).toEqual([HOUSE_HEADING_ID, `#${HOUSE_HEADING_ID}`])
    expect(houseIn(withPhoto)).toEqual([])
  })

  it('has links from places to their cards, but not on a photo in place of the house', () => {
    expect(placesOn(Page, content)).toEqual([links, links])
    expect(placesOn(Page, content, withPhoto)).toEqual([])
    const { places: _places, ...page } = content[pageName]
    expect(placesOn(Page, { ...content, [pageName]: page })).toEqual([])
  })
})

it('gives each place of the two houses a class of its own', () => {
  expect(Object.keys(HOME_PLACES).filter((place) => place in DRAIN_PLACES)).toEqual([])
})

it('leads from a place to the drain page whose card the owner has removed', () => {
  const { drains } = content
  const items = drains.services.items.filter(({ slug }) => slug !== 'cano')
  const shown = { ...content, drains: { ...drains, services: { ...drains.services, items } } }
  expect(placesOn(HomePage, shown)[0]?.at(-1)).toEqual([
    'Cano',
    '/desentupimento',
    drains.services.title,
  ])
})
