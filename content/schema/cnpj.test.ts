import { isCnpj, normalizeCnpj } from './cnpj'

it.each([
  ['11.222.333/0001-81', true, 'both check digits are right'],
  ['00.000.000/0001-91', true, 'a remainder below two counts as zero'],
  ['12abc34501de35', true, 'it is alphanumeric (the tax office’s example)'],
  ['CNPJ: 12.ABC.345/01DE-35', true, 'the prefix CNPJ is ignored'],
  [
    '11.222\u00AD.333\u200B/0001\u201381',
    true,
    'hyphens and invisible characters of a PDF are ignored',
  ],
  [' 11 222 333\u00A00001 81\uFEFF', true, 'all kinds of spaces are ignored'],
  ['１１．２２２．３３３／０００１－８１', true, 'full-width digits count as digits'],
  ['11.222.333/0001-82', false, 'the second check digit is wrong'],
  ['11.222.333/0001-91', false, 'the first check digit is wrong'],
  ['12.ABC.345/01DE-36', false, 'the check digits after letters are wrong'],
  ['11.222.333/0001', false, 'it is too short'],
  ['00000000000000', false, 'no company has one repeated digit'],
])('isCnpj of %s is %s, because %s', (cnpj, isValid) => {
  expect(isCnpj(normalizeCnpj(cnpj))).toBe(isValid)
})
