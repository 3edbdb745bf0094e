import { fileText } from './file-text'

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
