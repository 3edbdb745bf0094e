import type { RJSFSchema } from '@rjsf/utils'
import { fieldKey } from '@/editor/store/content-files'
import { formatMessage } from './format-message'
import { moveItem } from './list'
import { coordinatesIn, parseNumberInput } from './number-field'
import { sectionOf, sections, titleWithFile } from './sections'
import { lengthMessage } from './widgets'

const fieldsOf = (schema: RJSFSchema): RJSFSchema[] => [
  schema,
  ...Object.values(schema.properties ?? {}).flatMap((field) => fieldsOf(field as RJSFSchema)),
  ...(schema.items ? fieldsOf(schema.items as RJSFSchema) : []),
]

it('gives each field a title', () => {
  const untitled = sections.flatMap(({ path, schema }) => {
    const inner = fieldsOf(schema).filter(({ title, type }) => !title && type !== 'object')
    return inner.map(() => fieldKey(path))
  })
  expect(untitled).toEqual([])
})

it('finds the section of a field, and returns undefined for a colour', () => {
  expect(new Set(sections.map(({ path }) => fieldKey(path))).size).toBe(sections.length)
  expect(sectionOf(['company', 'hours', 'note'])?.path).toEqual(['company', 'hours'])
  expect(sectionOf(['company', 'cnpj'])?.path).toEqual(['company'])
  expect(sectionOf(['palette', 'green'])).toBeUndefined()
  expect(titleWithFile(['company', 'hours', 'note'])).toBe(
    'Dados da empresa › Horário › Observação',
  )
})

it('formats a message as a sentence with Brazilian dates, and keeps the case of a URL', () => {
  expect(formatMessage('não é um dia. Exemplo certo: 2026-12-26')).toBe(
    'Não é um dia. Exemplo certo: 26/12/2026',
  )
  expect(formatMessage('https://a.com.br é um exemplo')).toBe('https://a.com.br é um exemplo')
})

it.each([
  ['-28.8314, -49.2352', { latitude: -28.8314, longitude: -49.2352 }],
  ['-28,8314 -49,2352', { latitude: -28.8314, longitude: -49.2352 }],
  ['-28,8314, -49,2352', { latitude: -28.8314, longitude: -49.2352 }],
  ['-28.8314,-49.2352', { latitude: -28.8314, longitude: -49.2352 }],
  [`28°49'53.0"S 49°14'06.7"W`, { latitude: -28.831389, longitude: -49.235194 }],
  [`28° 49' 53" S 49° 14' 06.7" O`, { latitude: -28.831389, longitude: -49.235194 }],
  [`S 28° 49' 53", W 49° 14' 06.7"`, { latitude: -28.831389, longitude: -49.235194 }],
  ['-28,8314', undefined],
  ['Içara', undefined],
])('parses the coordinates %j', (text, coordinates) => {
  expect(coordinatesIn(text)).toEqual(coordinates)
})

it.each([
  ['-28,83', -34, 6, -28.83],
  ['28.83', -34, 6, -28.83],
  ['3', -34, 6, 3],
  ['90', -34, 6, 90],
  ['', 0, 1, undefined],
  [`28°49'53"`, -34, 6, -28.831389],
  ['28,', -34, 6, '28,'],
  ['x', 0, 1, 'x'],
])('parses the number %j with the limits %s and %s', (text, min, max, number) => {
  expect(parseNumberInput(text, min, max)).toBe(number)
})

it.each([
  [0, 1, 40, 'Cabem mais 40 letras'],
  [39, 1, 40, 'Cabem mais 1 letra'],
  [42, 1, 40, 'Passou 2 letras'],
  [8, 10, 40, 'Faltam 2 letras'],
])('returns the message for %s letters with the limits %s and %s', (length, min, max, words) => {
  expect(lengthMessage(length, min, max)).toBe(words)
})

it.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('moves a list item from index %s to index %s', (from, to, items) => {
  expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(items)
})
