import type { FieldDescriptor } from '@/model/fields/descriptor'
import { fieldsIn } from '@/model/schema/field-at'
import { fieldKey } from '@/model/values/tree'
import { formatMessage } from './format-message'
import { sectionOf, sections, titleWithFile } from './sections'

/** Returns a field and all fields inside. */
function withInner(field: FieldDescriptor): FieldDescriptor[] {
  const items = field.kind === 'list' ? [field.item] : []
  return [field, ...[...Object.values(fieldsIn(field)), ...items].flatMap(withInner)]
}

it('gives each field a title', () => {
  const fields = sections.flatMap(({ field }) => withInner(field))
  expect(fields.length).toBeGreaterThan(200)
  expect(fields.filter(({ title }) => !title)).toEqual([])
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
