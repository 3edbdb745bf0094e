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

it('sets or removes the value at a path', () => {
  expect(withValue(files, ['company', 'hours', 'note'], '8h')).toEqual({
    company: { ...files.company, hours: { note: '8h' } },
  })
  expect(withValue(files, ['company', 'name'], undefined)).toEqual({
    company: { towns: ['Içara'] },
  })
})
