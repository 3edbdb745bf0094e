import { isCnpj } from './cnpj'

it.each(['11.222.333/0001-81', '11222333000181', '00.000.000/0001-91'])(
  'accepts %s, whose check digits are right',
  (cnpj) => expect(isCnpj(cnpj)).toBe(true),
)

it.each(['12.ABC.345/01DE-35', '12abc34501de35'])(
  'accepts %s, of the alphanumeric kind (example of the tax office)',
  (cnpj) => expect(isCnpj(cnpj)).toBe(true),
)

it.each([
  ['11.222.333/0001-82', 'the second check digit is wrong'],
  ['11.222.333/0001-91', 'the first check digit is wrong'],
  ['12.ABC.345/01DE-36', 'the check digits of letters are wrong'],
  ['11.222.333/0001-8A', 'a check digit is a letter'],
  ['11.222.333/0001', 'it is short'],
  ['11.222.333/0001-810', 'it is long'],
  ['00000000000000', 'one figure repeated passes the arithmetic only'],
  ['', 'it is empty'],
])('refuses "%s": %s', (cnpj) => expect(isCnpj(cnpj)).toBe(false))
