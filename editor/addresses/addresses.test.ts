import { photoPathIn } from './addresses'

it('leads to the photo of an illustration, or to the screen that adds one', () => {
  const files = { photos: { items: [{ picture: 'vaso' }, { picture: 'ralo' }] } }
  expect(photoPathIn(files, 'ralo')).toEqual(['photos', 'items', 1, 'file'])
  expect(photoPathIn({}, 'ralo')).toEqual(['photos', 'ralo'])
})
