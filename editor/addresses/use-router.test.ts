import { openedBy } from './use-router'

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
