import site from '@/.generated/site.json' with { type: 'json' }
import { content } from '@/fixtures/content'
import { attributes, byId, chatUrls, documentIn, select, textOf } from '@/fixtures/html'
import { DrainsPage, HomePage, html } from '@/fixtures/pages'
import { chatUrl } from '@/model/page/chat'
import type { Pictures } from '@/model/pictures/picture-files'
import { PHOTO_CARD } from '@/model/site/slugs'

const { company } = content
const { general } = content.interface

it('shows the photos before and after a service, each described and lazy, if both exist', () => {
  const photosOf = (pictures: Pictures) => {
    const card = byId(documentIn(html(DrainsPage, content, pictures)), 'servico-ralo')
    return select(card, 'img').map((image) => [
      image.getAttribute('alt'),
      image.getAttribute('loading'),
    ])
  }
  const altOf = (name: string) => content.photos.items.find(({ picture }) => picture === name)?.alt
  expect(photosOf(site.pictures)).toEqual([
    [`${general.before}: ${altOf('antes-ralo')}`, 'lazy'],
    [`${general.after}: ${altOf('ralo')}`, 'lazy'],
  ])
  // The editor shows the drawing while a photo loads.
  const withoutAfter = { ...site.pictures, ralo: site.pictures.vaso }
  expect(photosOf(withoutAfter)).toEqual([['', 'lazy']])
})

it('ends the general message before the sentence about a photo', () => {
  const messages = { ...content.messages, default: 'Quero um orçamento', photo: 'Vou mandar.' }
  const card = byId(documentIn(html(HomePage, { ...content, messages })), `servico-${PHOTO_CARD}`)
  expect(chatUrls(card)).toEqual([chatUrl(company.phone, 'Quero um orçamento. Vou mandar.')])
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

it('shows a tenth service with its photo', () => {
  const shown = structuredClone(content)
  const [service] = shown.home.services.items
  if (service) shown.home.services.items.push({ ...service, slug: 'outro-1', title: 'Cobras' })
  const photo = { ...site.pictures['outro-1'], src: '/images/cobra.jpg' }
  const page = documentIn(html(HomePage, shown, { ...site.pictures, 'outro-1': photo }))
  const card = byId(page, 'servico-outro-1')
  expect(select(card, 'h3').map(textOf)).toEqual(['Cobras'])
  expect(attributes(select(card, 'img'), 'src')).toEqual(['/images/cobra.jpg'])
})
