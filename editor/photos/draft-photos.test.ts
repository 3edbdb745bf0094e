import { newPhotoAt, photoPathIn } from './draft-photos'

it('knows the illustration that a new photo replaces, and no other word of a typed address', () => {
  expect(newPhotoAt(photoPathIn({}, 'ralo'))).toBe('ralo')
  for (const name of ['x', 'constructor', undefined])
    expect(newPhotoAt(['photos', 'items', 'novo', ...(name ? [name] : [])])).toBeUndefined()
})

it('leads to the photo that an illustration has already', () => {
  const files = { photos: { items: [{ picture: 'vaso' }, { picture: 'ralo' }] } }
  expect(photoPathIn(files, 'ralo')).toEqual(['photos', 'items', 1, 'file'])
})
