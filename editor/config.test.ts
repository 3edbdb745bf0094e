import fc from 'fast-check'
import { contentErrors, parseContent } from '@/content/validation'
import { anyCompany } from '@/fixtures/any-company'
import { editorConfig } from './config'

type Field = {
  name: string
  label?: string
  widget?: string
  required?: boolean
  min?: number
  max?: number
  pattern?: [string, string]
  field?: Field
  fields?: Field[]
}

const below = (field: Field): Field[] =>
  [...(field.fields ?? []), ...(field.field ? [field.field] : [])].flatMap((it) => [
    it,
    ...below(it),
  ])

const forms = editorConfig('owner/name', []).singletons as unknown as Field[]

it('calls each form and field by its title in Portuguese', () => {
  const all = forms.flatMap((form) => [form, ...below(form)])
  expect(all.filter(({ name, label }) => label === name).map(({ name }) => name)).toEqual([])
})

/** As Sveltia calls a value empty. */
const isEmpty = (value: unknown) =>
  value === undefined ||
  value === '' ||
  value === null ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** The value that Sveltia stores, which leaves out what is empty and not required. It refuses the rest. */
function stored(value: unknown, field: Field): unknown {
  const { required = true, min = 0, max = Infinity, pattern, widget } = field
  const refused = (reason: string) => new Error(`${field.label}: ${reason}`)
  if (isEmpty(value) && required) throw refused('is empty')
  if (isEmpty(value)) return undefined
  if (Array.isArray(value)) {
    if (value.length < min || value.length > max) throw refused('has too many or too few')
    return value.map((item) =>
      field.field ? stored(item, field.field) : field.fields ? storedFields(item, field) : item,
    )
  }
  if (typeof value === 'string' && pattern && !new RegExp(pattern[0]).test(value))
    throw refused(pattern[1])
  return widget === 'object' ? storedFields(value, field) : value
}

const storedFields = (value: unknown, { fields = [] }: Field) =>
  Object.fromEntries(
    fields.map((field) => [field.name, stored(Reflect.get(Object(value), field.name), field)]),
  )

it('takes any content of the schema through the forms and back', () => {
  fc.assert(
    fc.property(fc.constantFrom('least', 'most', 'any'), fc.nat(), (extent, seed) => {
      const content = anyCompany(extent, seed)
      const files = Object.fromEntries(
        forms.map((form) => [form.name, storedFields(Reflect.get(content, form.name), form)]),
      )
      const read = JSON.parse(JSON.stringify({ ...content, ...files }))
      expect(contentErrors(read)).toEqual([])
      expect(parseContent(read)).toEqual(content)
    }),
    { numRuns: 12 },
  )
})
