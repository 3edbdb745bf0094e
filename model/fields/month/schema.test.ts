import { month, normalizeMonth } from './schema'

it.each([
  ['novembro de 2026', 'novembro de 2026'],
  ['Novembro 2026', 'novembro de 2026'],
  ['nov/26', 'novembro de 2026'],
  ['nov. 2026', 'novembro de 2026'],
  ['11/2026', 'novembro de 2026'],
  ['3.26', 'março de 2026'],
  ['Marco de 2026', 'março de 2026'],
  ['2026-11', 'novembro de 2026'],
  ['20/11/2026', 'novembro de 2026'],
  ['2026-11-20', 'novembro de 2026'],
  ['13/2026', '13/2026'],
  ['ma/2026', 'ma/2026'],
  ['constructor de 2026', 'constructor de 2026'],
  ['verão', 'verão'],
])('normalizes the month %s to %s', (typed, value) => {
  expect(normalizeMonth(typed)).toBe(value)
})

it.each([
  ['novembro de 2026', true],
  ['novembro', false],
  ['novembro de 2026 ou 2027', false],
  ['13/2026', false],
  ['verão de 2026', false],
])('checks the month %s', (typed, isValid) => {
  expect(month('Mês', '').safeParse(typed).success).toBe(isValid)
})
