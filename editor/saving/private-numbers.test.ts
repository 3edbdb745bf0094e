import { textsWithoutPrivateNumbers } from './private-numbers'

const testimonials = (...comments: string[]) => ({
  testimonials: { home: comments.map((comment) => ({ comment })) },
})

it('returns the changed texts that contain the number of their sender, without it', () => {
  const sent = '[10:15, 12/05/2026] +55 48 99123-4567: Serviço ótimo, voltem sempre!'
  const base = { oid: '', files: testimonials('Bom.', 'Bom.'), photos: [] }
  const draft = testimonials('Muito bom.', sent)
  expect(textsWithoutPrivateNumbers({ base, draft, photos: {} })).toEqual([
    { path: ['testimonials', 'home', 1, 'comment'], value: 'Serviço ótimo, voltem sempre!' },
  ])
  expect(
    textsWithoutPrivateNumbers({ base: { ...base, files: draft }, draft, photos: {} }),
  ).toEqual([])
})

it('keeps the number in a text that is invalid without it', () => {
  const sent = '[10:15, 12/05/2026] +55 48 99123-4567: �'
  const base = { oid: '', files: {}, photos: [] }
  expect(textsWithoutPrivateNumbers({ base, draft: testimonials(sent), photos: {} })).toEqual([
    { path: ['testimonials', 'home', 0, 'comment'], value: sent },
  ])
})
