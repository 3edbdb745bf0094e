import { content } from '@/fixtures/content'
import { mapItems, townNameItems } from './towns'

it('tells that the pages have no map if a served town is not on it', () => {
  const towns = [{ name: 'Içara' }, { name: 'Tubarão' }]
  const itemFor = (served: typeof towns) =>
    mapItems({ ...content, company: { ...content.company, towns: served } })
  expect(itemFor(towns)).toEqual([
    expect.objectContaining({ blocks: false, path: ['company', 'towns'] }),
  ])
  expect(itemFor(towns.slice(0, 1))).toEqual([])
})

it('blocks a launch for a town whose name has another town, a district or a postal code in it', () => {
  const towns = ['Içara', 'Criciúma e Tubarão', 'Tubarão SC 88701-000'].map((name) => ({ name }))
  expect(townNameItems({ ...content, company: { ...content.company, towns } })).toEqual(
    [1, 2].map((index) =>
      expect.objectContaining({ blocks: true, path: ['company', 'towns', index, 'name'] }),
    ),
  )
})

it('reports a town with its region, which a live site may have', () => {
  const towns = [{ name: 'Criciúma e região' }]
  expect(townNameItems({ ...content, company: { ...content.company, towns } })).toEqual([
    expect.objectContaining({ blocks: false, path: ['company', 'towns', 0, 'name'] }),
  ])
})
