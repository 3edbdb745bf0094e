import { noticesForDay } from './notices-for-day'

const avisos = [
  { texto: 'Temporal na região.', de: '2026-12-24', ate: '2026-12-26' },
  { texto: 'Feriado.', de: '2026-12-25', ate: '2026-12-25' },
]

it.each([
  ['2025-12-25', []],
  ['2026-12-23', []],
  ['2026-12-24', ['Temporal na região.']],
  ['2026-12-25', ['Temporal na região.', 'Feriado.']],
  ['2026-12-26', ['Temporal na região.']],
  ['2026-12-27', []],
])('returns the notices of %s in the order of the file', (day, texts) => {
  expect(noticesForDay({ avisos }, day)).toEqual(texts)
})
