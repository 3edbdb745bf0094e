import { readContent } from '@/build/read-content'
import { FIXTURE_FOLDER } from '@/fixtures/folder'
import { valueAt, withValue } from '@/model/values/tree'
import type { ContentFiles } from './content'
import { fileText, removeUnknownFields } from './file-text'
import { idOf, newItem } from './list-items'

const files: ContentFiles = readContent(FIXTURE_FOLDER)

it.each([
  [['home', 'hero', 'slogan']],
  [['drains', 'services', 'items', 0, 'colour']],
  [['blog']],
  [['home', 'constructor']],
])('removes the unknown field %j of an earlier version, and nothing else', (path) => {
  expect(removeUnknownFields(withValue(files, path, 'x'))).toEqual(files)
})

it('keeps a file with an empty list, and adds no file', () => {
  const emptied = { photos: { items: [] } }
  expect(Object.entries(removeUnknownFields(emptied))).toEqual(Object.entries(emptied))
})

it('keeps the ids of list items', () => {
  const item = newItem({ blog: 'x', question: 'Quando?' })
  const files = removeUnknownFields({ home: { questions: { items: [item] } } })
  expect(idOf(valueAt(files, ['home', 'questions', 'items', 0]))).toBe(idOf(item))
})

const ana = { name: 'Ana', town: 'Içara', comment: 'Bom.', sample: false }

it('puts a field that was saved empty and is filled again in its place', () => {
  const { name, ...unnamed } = ana
  const file = (testimonial: object) =>
    fileText('testimonials', { samples: false, home: [testimonial] })
  expect(file({ ...unnamed, name })).toBe(file(ana))
})

it('writes the fields of a group in the order of the form, and no empty field', () => {
  const { home } = JSON.parse(
    fileText('testimonials', {
      home: [{ sample: true, town: 'Içara', name: 'Ana', comment: undefined }],
    }),
  )
  expect(Object.keys(home[0])).toEqual(['name', 'town', 'sample'])
})

it('keeps a field that the form does not have, behind the others', () => {
  const text = fileText('company', { other: 1, name: 'Casa' })
  expect(Object.keys(JSON.parse(text))).toEqual(['name', 'other'])
})
