import { formatCnpj, parseCnpj } from './cnpj'

it.each([
  ['11.222.333/0001-81', 'both check digits are right'],
  ['00.000.000/0001-91', 'a remainder below two counts as zero'],
  ['12abc34501de35', 'it is alphanumeric (the tax office’s example)'],
  ['CNPJ: 12.ABC.345/01DE-35', 'the prefix CNPJ is ignored'],
  ['11.222\u00AD.333\u200B/0001\u201381', 'hyphens and invisible characters of a PDF are ignored'],
  ['CNPJ nº 11.222.333/0001-81', 'the words before the number are ignored'],
  ['CNPJ n.º12.ABC.345/01DE-35', 'the words before letters are ignored'],
  ['CNPJ/MF 11222333000181', 'a name before a number without signs is ignored'],
  ['CNPJ/MF sob o nº 12abc34501de35', 'a phrase before letters without signs is ignored'],
  ['11.222.333/0001-81 (matriz)', 'the words after the number are ignored'],
  ['Casa Serena Ltda. – CNPJ 11 222 333 0001 81.', 'the sentence around the number is ignored'],
  [' 11 222 333\u00A00001 81\uFEFF', 'all kinds of spaces are ignored'],
  ['Praia Sul Ltda. 11.222.333/0001-81', 'words are no second number'],
  ['11.222.333/0001-81 (11222333000181)', 'the same number follows in another notation'],
  ['１１．２２２．３３３／０００１－８１', 'full-width digits count as digits'],
])('accepts %s, because %s', (cnpj) => {
  expect(parseCnpj(cnpj)).toMatch(/^[0-9A-Z]{14}$/)
})

it.each([
  ['11.222.333/0001-82', 'the second check digit is wrong'],
  ['11.222.333/0001-91', 'the first check digit is wrong'],
  ['12.ABC.345/01DE-36', 'the check digits after letters are wrong'],
  ['11.222.333/0001', 'it is too short'],
  ['CNPJ nº 11.222.333/0001-82', 'words do not hide a wrong check digit'],
  ['11.222.333/0001-811', 'it is too long'],
  ['111.222.333/0001-81', 'a digit before the number is no word'],
  ['11.222.333/0001-82 ou 11.444.777/0001-61', 'the mistyped number may be the right one'],
  ['Matriz 11.222.333/0001-81, filial 11.222.333/0002-62', 'it contains two numbers'],
  ['00000000000000', 'no company has one repeated digit'],
])('rejects %s, because %s', (cnpj) => {
  expect(parseCnpj(cnpj)).toBeUndefined()
})

it.each([
  ['12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['11.222.333/0001-82', '11.222.333/0001-82'],
  ['111222333000181', '111222333000181'],
])('shows %s as %s', (cnpj, shown) => {
  expect(formatCnpj(cnpj)).toBe(shown)
})
