import { parsePostalCode } from './schema'

it.each([
  ['88828000', '88828-000'],
  ['88.828-000', '88828-000'],
  ['CEP 88828–000', '88828-000'],
  ['8 8828\u00A0000', '88828-000'],
  ['８８８２８－０００', '88828-000'],
  ['CEP: 88828-000, Içara', '88828-000'],
  ['8882800', undefined],
  ['Rua 12, casa 34, 5678', undefined],
])('reads the postal code %s as %s', (typed, code) => {
  expect(parsePostalCode(typed)).toBe(code)
})
