import { parsePostalCode } from './postal-code'

it.each([
  ['88828000', '88828-000'],
  ['88.828-000', '88828-000'],
  ['CEP 88828–000', '88828-000'],
  ['8 8828\u00A0000', '88828-000'],
  ['８８８２８－０００', '88828-000'],
  ['88828/000', '88828-000'],
  ['Criciúma/SC, 88 828-000', '88828-000'],
  ['8882800', undefined],
  // Digits of an address, a telephone number and a day.
  ['Rua 12, 88828-0', undefined],
  ['Rua 1, nº 2 345678', undefined],
  ['3433-1234', undefined],
  ['05/11/2026', undefined],
])('reads the postal code %s as %s', (typed, code) => {
  expect(parsePostalCode(typed)).toBe(code)
})
