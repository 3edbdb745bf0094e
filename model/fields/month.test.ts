import { parseMonth } from './month'

it.each([
  ['novembro de 2026', 'novembro de 2026'],
  ['Novembro 2026', 'novembro de 2026'],
  ['nov/26', 'novembro de 2026'],
  ['nov. 2026', 'novembro de 2026'],
  ['11/2026', 'novembro de 2026'],
  ['3.26', 'março de 2026'],
  ['Marco de 2026', 'março de 2026'],
  ['20/11/2026', 'novembro de 2026'],
  ['05/26', 'maio de 2026'],
  ['nov/12', 'novembro de 2012'],
  ['20/11/12', 'novembro de 2012'],
  ['11/2012', 'novembro de 2012'],
  // A day and month, as WhatsApp shows them, or a month and year.
  ['05/11', undefined],
  ['10/12', undefined],
  ['1.08', undefined],
  ['out/99', undefined],
  ['20/11/99', undefined],
  ['13/2026', undefined],
  ['45/11/2026', undefined],
  ['0/11/2026', undefined],
  ['2026-11', undefined],
  ['2026-11-20', undefined],
  ['31-dez-26', 'dezembro de 2026'],
  ['ma/2026', undefined],
  ['constructor de 2026', undefined],
  ['novembro', undefined],
  ['novembro de 1926', undefined],
  ['novembro de 2026 ou 2027', undefined],
  ['verão de 2026', undefined],
])('reads the month %s as %s', (typed, value) => {
  expect(parseMonth(typed)).toBe(value)
})
