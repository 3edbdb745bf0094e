import { placeInWords } from './place'

it.each([
  [['hero', 'text'], 'hero.text'],
  [['services', 'items', 2, 'slug'], 'services.items, 3º cartão, slug'],
  [['questions', 'items', 0, 'answer'], 'questions.items, 1ª pergunta, answer'],
  [['hours', 'opening', 0, 'days', 1], 'hours.opening, 1º horário, days, 2º dia'],
  [['samples', 0], 'samples, 1º item'],
  [['taupe', '6'], 'taupe.6'],
  [[], ''],
])('says %j as %s', (path, words) => {
  expect(placeInWords(path)).toBe(words)
})

it('counts the entries of a list whose name is not shown', () => {
  expect(placeInWords(['homeTestimonials', 7], 1)).toBe('8º depoimento')
  expect(placeInWords(['claims', 0, 'proof'], 1)).toBe('1ª promessa, proof')
})
