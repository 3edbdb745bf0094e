import site from '@/.generated/site.json' with { type: 'json' }
import { bareCompany, content } from '@/fixtures/content'
import { documentIn, select, textOf } from '@/fixtures/html'
import { DrainsPage, HomePage, html } from '@/fixtures/pages'
import { formatCnpj } from '@/model/fields/cnpj'
import type { Pictures } from '@/model/pictures/picture-files'
import type { Company, PageContent, SiteContent } from '@/model/schema/content'
import { HOUSE_HEADING_ID } from '@/model/site/anchors'

const { company, pests } = content
const { facts } = content.interface

it('shows no insects over a hero photo, and no photo in the footer', () => {
  const hero = site.pictures['hero-dedetizacao']
  const shownDetails = (avif: Pictures['mapa']['avif']) => {
    const pictures = { ...site.pictures, 'hero-dedetizacao': { ...hero, avif } }
    const markup = html(HomePage, content, pictures)
    return ['top-insects', 'footer-image'].map((className) => markup.includes(className))
  }
  expect(shownDetails([])).toEqual([true, true])
  expect(shownDetails([{ width: 400, src: '/images/foto-400.avif' }])).toEqual([false, false])
})

it('links the picture to the complete house, but not a photo in its place', () => {
  const linksOn = (hero: Partial<Pictures['mapa']>) => {
    const pictures = {
      ...site.pictures,
      'hero-dedetizacao': { ...site.pictures['hero-dedetizacao'], ...hero },
    }
    return select(
      documentIn(html(HomePage, content, pictures)),
      `a[href="#${HOUSE_HEADING_ID}"]`,
    ).map(textOf)
  }
  expect(linksOn({})).toEqual([content.home.places?.title])
  expect(linksOn({ avif: [{ width: 400, src: '/images/foto-400.avif' }] })).toEqual([])
})

it('links the places on the house to their cards, but not on a photo in place of the house', () => {
  const hero = site.pictures['hero-dedetizacao']
  const placesOn = (shown: SiteContent, pictures = site.pictures) =>
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
  expect(placesOn(content, { ...site.pictures, 'hero-dedetizacao': photo })).toEqual([])
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

it.each<[hidden: PageContent['hidden'], columns: number]>([
  [{}, 1],
  [{ firstAid: true }, 0],
  [{ problems: true }, 0],
])('gives the hero of the drain page without %j %i times two columns', (hidden, columns) => {
  const shown = structuredClone(content)
  shown.drains.hidden = hidden
  expect(select(documentIn(html(DrainsPage, shown)), '.top-columns')).toHaveLength(columns)
})
