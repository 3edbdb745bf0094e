import { openedBy, photoPathIn } from './addresses'

it.each([
  ['company.towns.1.name', { screen: 'form', path: ['company', 'towns', 1, 'name'] }],
  ['foto.ralo', { screen: 'newPhoto', path: ['foto', 'ralo'] }],
  ['claims.items.2', { screen: 'claims', path: ['claims', 'items', 2] }],
  ['versoes', { screen: 'versions', path: ['versoes'] }],
  ['', { path: [''] }],
  ['constructor', { path: ['constructor'] }],
])('opens for #%s its screen and its path', (hash, opened) => {
  expect(openedBy(hash)).toEqual(opened)
})

it('leads to the photo of an illustration, or to the screen that adds one', () => {
  const files = { photos: { items: [{ picture: 'vaso' }, { picture: 'ralo' }] } }
  expect(photoPathIn(files, 'ralo')).toEqual(['photos', 'items', 1, 'file'])
  expect(photoPathIn({}, 'ralo')).toEqual(['foto', 'ralo'])
})
