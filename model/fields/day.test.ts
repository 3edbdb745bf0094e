import { parseDay } from './day'

it.each([
  ['20/11/2026', '2026-11-20'],
  ['1/2/2026', '2026-02-01'],
  ['20.11.26', '2026-11-20'],
  ['20–11–2026', '2026-11-20'],
  ['2026/11/20', '2026-11-20'],
  ['2026-11-20\u200B', '2026-11-20'],
  // A date field of a browser stores the typed year 26 as 0026.
  ['24/12/0026', '2026-12-24'],
  ['0026-12-24', '2026-12-24'],
  ['0026/12/24', '2026-12-24'],
  ['20 de novembro de 2026', '2026-11-20'],
  ['1º de março de 2026', '2026-03-01'],
  ['20/nov/26', '2026-11-20'],
  ['31 de fevereiro de 2026', undefined],
  ['20 de verão de 2026', undefined],
  ['31/02/2026', undefined],
  ['amanhã', undefined],
])('reads the day %s as %s', (typed, day) => {
  expect(parseDay(typed)).toBe(day)
})
