import { fieldKey, mapLeaves, parseFieldKey, withValue } from './tree'

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

it('keeps a group whose field has a number for a name', () => {
  const palette = { green: { 5: '#0F3D2E', 7: '#0B2E23' } }
  const changed = withValue(palette, parseFieldKey('green.5'), '#123456')
  expect(changed).toEqual({ green: { 5: '#123456', 7: '#0B2E23' } })
})

it('changes the leaves of objects and lists', () => {
  const tree = { names: ['a', { b: 'b' }], numbers: [1, { two: 2 }] }
  const mapped = mapLeaves(tree, (leaf) => (leaf === 'b' ? 'c' : leaf))
  expect(mapped).toEqual({ names: ['a', { b: 'c' }], numbers: [1, { two: 2 }] })
})
