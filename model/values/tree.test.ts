import { fieldKey, parseFieldKey, withValue } from './tree'

const files = { company: { name: 'Casa', towns: ['Içara'] } }

it('converts a path to a key and back', () => {
  expect(parseFieldKey(fieldKey(['home', 'items', 2, 'title']))).toEqual([
    'home',
    'items',
    2,
    'title',
  ])
})

it('sets or removes the value at a path, and keeps the order of the fields', () => {
  expect(withValue(files, ['company', 'hours', 'note'], '8h')).toEqual({
    company: { ...files.company, hours: { note: '8h' } },
  })
  expect(withValue(files, ['company', 'name'], undefined)).toEqual({
    company: { towns: ['Içara'] },
  })
  expect(Object.keys(withValue(files.company, ['name'], 'x') as object)).toEqual(['name', 'towns'])
})

it('keeps the place of a field that is emptied and filled again', () => {
  const emptied = withValue(files, ['company', 'name'], undefined)
  expect(JSON.stringify(emptied)).toBe('{"company":{"towns":["Içara"]}}')
  expect(JSON.stringify(withValue(emptied, ['company', 'name'], 'Praia'))).toBe(
    '{"company":{"name":"Praia","towns":["Içara"]}}',
  )
})
