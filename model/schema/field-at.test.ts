import { parseFieldKey } from '@/model/values/tree'
import { fieldTitle } from './field-at'

it.each([
  ['palette.forest.5', 'Cor › Tom 5'],
  ['company.towns.0.name', 'Cidades › 1º › Nome da cidade'],
])('names the field of the key %s', (key, title) => {
  expect(fieldTitle(parseFieldKey(key))).toBe(title)
})
