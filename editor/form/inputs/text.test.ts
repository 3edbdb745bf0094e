import { lengthMessage } from './text'

it.each([
  [0, 40, 'Cabem mais 40 letras'],
  [39, 40, 'Cabem mais 1 letra'],
  [40, 40, 'Não cabe mais nada'],
  [42, 40, 'Passou 2 letras'],
])('returns the message for %s letters with the limit %s', (length, max, words) => {
  expect(lengthMessage(length, max)).toBe(words)
})
