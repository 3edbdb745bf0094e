import { itemNamesIn } from './item-names'
import { titleWithFile } from './sections'

const files = {
  company: { towns: [{ name: 'Laguna' }, {}, { name: 'constructor' }] },
  home: {
    meta: { keywords: ['dedetização'] },
    services: { items: [{ slug: 'outro-1', title: 'Forro' }] },
    method: { steps: [{ title: 'Vistoria em {resposta}' }] },
  },
}

it.each([
  [['company', 'towns', 0, 'surveillancePhone'], 'Cidades › Laguna'],
  [['company', 'towns', 1, 'name'], 'Cidades › Cidade 2'],
  [['company', 'towns', 2, 'name'], 'Cidades › constructor'],
  [['company', 'towns', 7, 'name'], 'Cidades › Cidade 8'],
  [['home', 'meta', 'keywords', 0], '› Palavra-chave 1'],
  [['home', 'services', 'items', 0, 'tip'], '› Forro ›'],
])('names the item of %j as its list does: %j', (path, name) => {
  expect(titleWithFile(path, itemNamesIn(files))).toContain(name)
})

it('names opening hours in words, with the times in which two items of a day differ', () => {
  const days = ['Monday', 'Tuesday']
  const opening = [{ days, opens: '08:00', closes: '12:00' }, { days }]
  const nameOf = itemNamesIn({ company: { hours: { opening } } })
  expect(opening.map((_, index) => nameOf(['company', 'hours', 'opening', index]))).toEqual([
    'Segunda e terça, das 8h às 12h',
    'Segunda, Terça',
  ])
})

it('names an item with the placeholders of its name filled', () => {
  const nameOf = itemNamesIn({ ...files, company: { responseTime: '1 hora' } })
  expect(nameOf(['home', 'method', 'steps', 0])).toBe('Vistoria em 1 hora')
})
