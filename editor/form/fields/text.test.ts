import { lengthMessage } from './text'

it.each([
  [0, 1, 40, 'Cabem mais 40 letras'],
  [39, 1, 40, 'Cabem mais 1 letra'],
  [42, 1, 40, 'Passou 2 letras'],
  [8, 10, 40, 'Faltam 2 letras'],
])('returns the message for %s letters with the limits %s and %s', (length, min, max, words) => {
  expect(lengthMessage(length, min, max)).toBe(words)
})
