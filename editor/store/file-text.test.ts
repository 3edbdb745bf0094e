import { fileText } from './file-text'

const namesIn = (text: string) => Object.keys(JSON.parse(text))

it('puts a field that was saved empty and is filled again in its place', () => {
  const saved = { samples: false, home: [{ town: 'Içara', comment: 'Bom.' }] }
  const filled = {
    samples: false,
    home: [{ town: 'Içara', comment: 'Bom.', sample: false, name: 'Ana' }],
  }
  const { home } = JSON.parse(fileText('testimonials', filled, saved))
  expect(Object.keys(home[0])).toEqual(['name', 'town', 'comment', 'sample'])
})

it('keeps the order of the fields in the file, which may be another than that of the form', () => {
  const saved = { title: 'Sobre', titleWithTeam: 'Equipe', intro: 'Oi.' }
  const changed = { intro: 'Olá.', title: 'Sobre', titleWithTeam: 'Equipe' }
  const { about } = JSON.parse(fileText('home', { about: changed }, { about: saved }))
  expect(Object.keys(about)).toEqual(['title', 'titleWithTeam', 'intro'])
})

it('writes the fields of a new item in the order of the form, and no empty field', () => {
  const added = { home: [{ sample: true, town: 'Içara', name: 'Ana', comment: undefined }] }
  const { home } = JSON.parse(fileText('testimonials', added, { home: [] }))
  expect(Object.keys(home[0])).toEqual(['name', 'town', 'sample'])
})

it('keeps a field that the form does not have', () => {
  expect(namesIn(fileText('company', { other: 1, name: 'Casa' }, { name: 'Casa' }))).toEqual([
    'name',
    'other',
  ])
})
