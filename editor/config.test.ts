import { editorConfig } from './config'

type Field = { name: string; label?: string; field?: Field; fields?: Field[] }

const below = (field: Field): Field[] =>
  [...(field.fields ?? []), ...(field.field ? [field.field] : [])].flatMap((it) => [
    it,
    ...below(it),
  ])

const forms = editorConfig('owner/name', 'https://api.github.com').singletons as unknown as Field[]

it('calls each form and field by its title in Portuguese', () => {
  const all = forms.flatMap((form) => [form, ...below(form)])
  expect(all.filter(({ name, label }) => label === name).map(({ name }) => name)).toEqual([])
})
