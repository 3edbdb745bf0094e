import { photoPathIn } from '@/editor/photos/draft-photos'
import type { FieldPath } from '@/model/values/tree'
import { hrefOf } from './addresses'

it('leads to the photo of an illustration, or to the form that adds one', () => {
  const files = { photos: { items: [{ picture: 'vaso' }, { picture: 'ralo' }] } }
  expect(photoPathIn(files, 'ralo')).toEqual(['photos', 'items', 1, 'file'])
  expect(photoPathIn({}, 'ralo')).toEqual(['photos', 'items', 'ralo', 'file'])
})

it.each<[string, FieldPath, string | undefined]>([
  ['all content', [], undefined],
  ['a field that no form of a file has', ['company', 'zzz'], undefined],
  ['a field that no list item has', ['company', 'towns', 0, 'zzz'], undefined],
  ['a field', ['company', 'towns', 0, 'name'], '#company.towns.0.name'],
  ['a switch of a section', ['home', 'hidden', 'about'], '#home.about'],
  ['an illustration', photoPathIn({}, 'ralo'), '#photos.items.ralo.file'],
])('returns the link to %s', (_, path, href) => {
  expect(hrefOf(path)).toBe(href)
})
