import { readFileSync } from 'node:fs'
import { buildMap } from '@/build/art/svg'
import { content } from '@/fixtures/content'
import type { Company } from '@/model/schema/content'
import { slugOf } from '@/model/values/normalize-text'
import { colouredTowns, MAP_TOWNS } from './map'

const company = (code: Company['state']['code'], ...towns: Company['towns']) => ({
  towns,
  state: { code },
})

it.each<[string, Pick<Company, 'towns' | 'state'>, string[] | undefined]>([
  [
    'all towns of the map',
    company('SC', { name: 'Içara' }, { name: 'Criciúma' }, { name: 'Balneário Rincão' }),
    ['Criciúma', 'Içara', 'Balneário Rincão'],
  ],
  ['some towns of the map', company('SC', { name: 'IÇARA' }), ['Içara']],
  [
    'a town that is not on the map',
    company('SC', { name: 'Içara' }, { name: 'Tubarão' }),
    undefined,
  ],
  ['a neighbour, which has no area', company('SC', { name: 'Nova Veneza' }), undefined],
  ['a town of one name in another state', company('PR', { name: 'Içara' }), undefined],
  [
    'a served town of the map in another state',
    company('RS', { name: 'Içara', state: 'SC' }),
    ['Içara'],
  ],
])('colours exactly the served towns: %s', (_, served, towns) => {
  expect(colouredTowns(served)).toEqual(towns)
})

it.each(['mapa', 'mapa-dark'])(
  'leaves the areas and markers of other towns out of %s.svg',
  (name) => {
    const source = readFileSync(`art/${name}.svg`, 'utf8')
    const classes = MAP_TOWNS.map(slugOf)
    // Each area has a shadow, a colour, tiles, an outline and a marker.
    for (const town of classes) expect(source.split(`class="${town}"`).length).toBeGreaterThan(5)
    const all = buildMap(source, content.palette, MAP_TOWNS)
    const one = buildMap(source, content.palette, ['Içara'])
    expect(all.length).toBeGreaterThan(one.length)
    expect(one.length).toBeGreaterThan(buildMap(source, content.palette, []).length)
    expect(all + one).not.toContain('class=')
  },
)
