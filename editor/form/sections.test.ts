import * as z from 'zod'
import { metadataOf, unwrapSchema } from '@/model/fields/metadata'
import { type FieldPath, fieldKey } from '@/model/values/tree'
import { formatMessage } from './format-message'
import { sectionOf, sections, titleWithFile } from './sections'

/** Returns each field and list inside a schema. */
function fieldsIn(schema: unknown, path: FieldPath): { path: FieldPath; schema: unknown }[] {
  const inner = unwrapSchema(schema)
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape).flatMap(([name, field]) => fieldsIn(field, [...path, name]))
  const own = { path, schema }
  return inner instanceof z.ZodArray ? [own, ...fieldsIn(inner.element, [...path, 0])] : [own]
}

const fields = sections.flatMap(({ path, schema }) => fieldsIn(schema, path))

it('gives each field a title', () => {
  const untitled = fields.filter(({ schema }) => !metadataOf(schema)?.title)
  expect(untitled).toEqual([])
})

it('gives each string a kind, and only a text a maximum length', () => {
  const kinds = fields.flatMap(({ path, schema }) => {
    const inner = unwrapSchema(schema)
    if (!(inner instanceof z.ZodString)) return []
    return [{ path, kind: metadataOf(schema)?.kind, hasLimit: inner.maxLength !== null }]
  })
  expect(kinds.filter(({ kind }) => !kind)).toEqual([])
  expect(kinds.filter(({ kind, hasLimit }) => hasLimit !== (kind === 'text'))).toEqual([])
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

it('formats a message as a sentence, and keeps the case of a URL and a date in a file name', () => {
  expect(formatMessage('há a foto Captura 2026-05-01.JPG')).toBe('Há a foto Captura 2026-05-01.JPG')
  expect(formatMessage('https://a.com.br é um exemplo')).toBe('https://a.com.br é um exemplo')
})
