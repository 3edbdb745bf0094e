import type { FieldDescriptor } from '@/model/fields/descriptor'
import { fieldsIn } from '@/model/schema/field-at'
import { fieldKey } from '@/model/values/tree'
import { sectionOf, sections } from './sections'

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
})
