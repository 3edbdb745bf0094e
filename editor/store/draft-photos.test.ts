import { newPhotoPicture } from './draft-photos'

it('knows the illustration that a new photo replaces, and no other word of a typed address', () => {
  expect(newPhotoPicture(['photos', 'items', 'novo', 'ralo'])).toBe('ralo')
  for (const word of ['x', 'constructor'])
    expect(newPhotoPicture(['photos', 'items', 'novo', word])).toBeUndefined()
  expect(newPhotoPicture(['photos', 'items', 'novo'])).toBeUndefined()
})
