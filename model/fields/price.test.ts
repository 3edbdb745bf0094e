import { parsePrice } from './price'

it.each([
  ['R$ 150', 'R$ 150'],
  ['R$\u00A0150', 'R$ 150'],
  ['R$\u2009150', 'R$ 150'],
  ['r$150,00', 'R$ 150'],
  ['R$ 1500', 'R$ 1.500'],
  ['R$ 1.500,90', 'R$ 1.500,90'],
  ['1234567', 'R$ 1.234.567'],
  ['150 reais', 'R$ 150'],
  // The field is called “Preço a partir de”.
  ['a partir de R$ 150', 'R$ 150'],
  ['desde R$ 150', 'R$ 150'],
  ['R$: 150.', 'R$ 150'],
  ['＄150', undefined],
  ['R$ 150.00', undefined],
  ['R$ 15.00', undefined],
  ['a combinar', undefined],
])('reads the price %s as %s', (typed, value) => {
  expect(parsePrice(typed)).toBe(value)
})
