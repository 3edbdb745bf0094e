import { PHOTO_NAMES, photoPicture } from '@/model/pictures/pictures'
import { parseFieldKey } from '@/model/values/tree'
import { fieldAt, fieldTitle } from './field-at'

it.each([
  ['palette.forest.5', 'Cor › Tom 5'],
  ['company.towns.0.name', 'Cidades › 1º › Nome da cidade'],
])('names the field of the key %s', (key, title) => {
  expect(fieldTitle(parseFieldKey(key))).toBe(title)
})

it.each(PHOTO_NAMES)('finds what shows the picture %s', (name) => {
  const { shownIn = [], card } = photoPicture(name) ?? {}
  const kinds = shownIn.map((place) => fieldAt(parseFieldKey(place))?.kind)
  expect(new Set(kinds)).toEqual(new Set([card ? 'list' : 'group']))
})
