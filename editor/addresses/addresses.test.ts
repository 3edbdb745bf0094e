import { newPhotoAt } from '@/editor/photos/draft-photos'
import { openedBy, photoHash } from './addresses'

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

it('knows the illustration that a new photo replaces, and no other word of a typed address', () => {
  expect(newPhotoAt(openedBy(photoHash({}, 'ralo')).path)).toBe('ralo')
  for (const hash of ['photos.items.novo.x', 'photos.items.novo.constructor', 'photos.items.novo'])
    expect(newPhotoAt(openedBy(hash).path)).toBeUndefined()
})

it('leads to the photo that an illustration has already', () => {
  const files = { photos: { items: [{ picture: 'vaso' }, { picture: 'ralo' }] } }
  expect(photoHash(files, 'ralo')).toBe('photos.items.1.file')
})
