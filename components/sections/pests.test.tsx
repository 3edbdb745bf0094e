import { content } from '@/fixtures/content'
import { attributes, byId, documentIn, select } from '@/fixtures/html'
import { HomePage, html } from '@/fixtures/pages'

const { pests } = content

it('shows each pest with its picture and the link to its treatment', () => {
  const section = byId(documentIn(html(HomePage)), 'pragas')
  expect(select(section, 'img')).toHaveLength(pests.items.length)
  const treatments = pests.items.map(({ service }) => `#servico-${service}`)
  expect(attributes(select(section, 'li a:not([target])'), 'href')).toEqual(treatments)
})
