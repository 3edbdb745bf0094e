import { cnpjCharacters, isCnpj } from './cnpj'

it.each([
  ['11.222.333/0001-81', true, 'both check digits are right'],
  ['00.000.000/0001-91', true, 'a remainder below two counts as zero'],
  ['12abc34501de35', true, 'it is of the alphanumeric kind (example of the tax office)'],
  ['CNPJ: 12.ABC.345/01DE-35', true, 'its name before it does not count'],
  [
    '11.222\u00AD.333\u200B/0001\u201381',
    true,
    'hyphens and invisible signs of a PDF do not count',
  ],
  [' 11 222 333\u00A00001 81\uFEFF', true, 'spaces of any kind do not count'],
  ['１１．２２２．３３３／０００１－８１', true, 'wide digits are digits'],
  ['11.222.333/0001-82', false, 'the second check digit is wrong'],
  ['11.222.333/0001-91', false, 'the first check digit is wrong'],
  ['12.ABC.345/01DE-36', false, 'the check digits of letters are wrong'],
  ['11.222.333/0001', false, 'it is short'],
  ['00000000000000', false, 'one figure repeated passes the arithmetic only'],
])('takes %s for a company number: %s, because %s', (cnpj, isRight) => {
  expect(isCnpj(cnpjCharacters(cnpj))).toBe(isRight)
})
