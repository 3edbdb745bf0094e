import { displayCnpj } from './cnpj'

it('adds the usual punctuation', () => {
  expect(displayCnpj('11222333000181')).toBe('11.222.333/0001-81')
  expect(displayCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35')
})

it('leaves a number with punctuation unchanged', () => {
  expect(displayCnpj('11.222.333/0001-81')).toBe('11.222.333/0001-81')
})
