import * as z from 'zod'
import { fieldKey } from '@/editor/store/content-files'
import { metadataOf, unwrapSchema } from '@/model/fields/metadata'
import type { FieldPath } from '@/model/values/tree'
import { formatMessage } from './format-message'
import { sectionOf, sections, titleWithFile } from './sections'

/** Returns the path of each field, list and group inside a schema that has no title. */
function untitledFields(schema: unknown, path: FieldPath): FieldPath[] {
  const inner = unwrapSchema(schema)
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape).flatMap(([name, field]) =>
      untitledFields(field, [...path, name]),
    )
  const own = metadataOf(schema)?.title ? [] : [path]
  return inner instanceof z.ZodArray
    ? [...own, ...untitledFields(inner.element, [...path, 0])]
    : own
}

it('gives each field a title', () => {
  expect(sections.flatMap(({ path, schema }) => untitledFields(schema, path))).toEqual([])
})

it('finds the section of a field, and returns undefined for a colour', () => {
  expect(new Set(sections.map(({ path }) => fieldKey(path))).size).toBe(sections.length)
  expect(sectionOf(['company', 'address', 'street'])?.path).toEqual(['company', 'address'])
  expect(sectionOf(['company', 'cnpj'])?.path).toEqual(['company'])
  expect(sectionOf(['palette', 'green'])).toBeUndefined()
  expect(titleWithFile(['company', 'address', 'street'])).toBe(
    'Dados da empresa › Endereço › Rua e número',
  )
})

it('formats a message as a sentence with Brazilian dates, and keeps the case of a URL', () => {
  expect(formatMessage('não é um dia. Exemplo certo: 2026-12-26')).toBe(
    'Não é um dia. Exemplo certo: 26/12/2026',
  )
  expect(formatMessage('https://a.com.br é um exemplo')).toBe('https://a.com.br é um exemplo')
})
