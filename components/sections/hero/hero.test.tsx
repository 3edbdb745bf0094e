import site from '@/.generated/site.json' with { type: 'json' }
import { bareCompany, content } from '@/fixtures/content'
import { documentIn, select, textOf } from '@/fixtures/html'
import { DrainsPage, HomePage, html } from '@/fixtures/pages'
import { formatCnpj } from '@/model/fields/cnpj'
import type { Pictures } from '@/model/pictures/picture-files'
import type { Company, PageContent } from '@/model/schema/content'

const { company } = content
const { facts } = content.interface

it('shows no insects over a hero photo, and no photo in the footer', () => {
  const hero = site.pictures['hero-dedetizacao']
  const shownDetails = (avif: Pictures['mapa']['avif']) => {
    const pictures = { ...site.pictures, 'hero-dedetizacao': { ...hero, avif } }
    const markup = html(HomePage, content, pictures)
    return ['hero-insects', 'footer-image'].map((className) => markup.includes(className))
  }
  expect(shownDetails([])).toEqual([true, true])
  expect(shownDetails([{ width: 400, src: '/images/foto-400.avif' }])).toEqual([false, false])
})

it('shows under the chat button only the licence, and the rating or the CNPJ and the Google profile, that are filled in', () => {
  const proofsOf = (filled: Partial<Company>) =>
    select(
      documentIn(html(HomePage, { ...content, company: { ...bareCompany, ...filled } })),
      '.hero-proof',
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
  const { googleReviews } = company
  const rating = 'Google no 4,9, avaliações 1.127'
  expect(proofsOf({ sanitaryLicence, cnpj, googleProfile, googleReviews })).toEqual([
    licence,
    rating,
  ])
})

it.each<[hidden: PageContent['hidden'], columns: number]>([
  [{}, 1],
  [{ firstAid: true }, 0],
  [{ problems: true }, 0],
])('gives the hero of the drain page without %j %i times two columns', (hidden, columns) => {
  const shown = structuredClone(content)
  shown.drains.hidden = hidden
  expect(select(documentIn(html(DrainsPage, shown)), '.hero-columns')).toHaveLength(columns)
})
