import { content } from '@/model/site'
import { mapItems } from './place-items'

it('tells that the pages have no map if a served town is not on it', () => {
  const towns = [{ name: 'Içara' }, { name: 'Tubarão' }]
  expect(mapItems({ ...content, company: { ...content.company, towns } })).toEqual([
    expect.objectContaining({ blocks: false, path: ['company', 'towns'] }),
  ])
  expect(
    mapItems({ ...content, company: { ...content.company, towns: towns.slice(0, 1) } }),
  ).toEqual([])
})
