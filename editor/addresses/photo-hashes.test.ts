import { newPhotoIn, photoHash } from './photo-hashes'

it('knows the illustration that a new photo replaces, and no other word of a typed address', () => {
  expect(newPhotoIn(photoHash({}, 'ralo'))).toBe('ralo')
  for (const hash of ['photos.items.novo.x', 'photos.items.novo.constructor', 'photos.items.novo'])
    expect(newPhotoIn(hash)).toBeUndefined()
})

it('leads to the photo that an illustration has already', () => {
  const files = { photos: { items: [{ picture: 'vaso' }, { picture: 'ralo' }] } }
  expect(photoHash(files, 'ralo')).toBe('photos.items.1.file')
})
