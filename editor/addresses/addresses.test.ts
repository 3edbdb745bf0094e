import { openedBy } from './addresses'

it.each([
  ['company.towns.1.name', { screen: 'form', path: ['company', 'towns', 1, 'name'] }],
  ['photos.items.novo.ralo', { screen: 'form', path: ['photos', 'items', 'novo', 'ralo'] }],
  ['claims.items.2', { screen: 'claims', path: ['claims', 'items', 2] }],
  ['versoes', { screen: 'versions', path: [] }],
  ['', { path: [] }],
  ['constructor', { path: [] }],
])('opens for #%s its screen and the path in the content', (hash, opened) => {
  expect(openedBy(hash)).toEqual(opened)
})
