import {
  normalizeDay,
  normalizePeriod,
  normalizePrice,
  normalizeTime,
  parseNumber,
} from './quantities'

it.each([
  ['8h', '08:00'],
  ['8 h', '08:00'],
  ['8', '08:00'],
  ['8h30', '08:30'],
  ['8:30', '08:30'],
  ['08h30min', '08:30'],
  ['08 h 30 min', '08:30'],
  ['8:30h', '08:30'],
  ['18.30', '18:30'],
  ['18hs', '18:00'],
  ['8:30hs', '08:30'],
  ['18 horas', '18:00'],
  ['18:00:00', '18:00'],
  ['８：３０', '08:30'],
  ['8\u00A0h', '08:00'],
  ['24h', '23:59'],
  ['24:00', '23:59'],
  ['8h5', '8h5'],
  ['das 8h às 18h', 'das 8h às 18h'],
])('normalizes the time %s to %s', (typed, time) => {
  expect(normalizeTime(typed, '23:59')).toBe(time)
})

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
  ['amanhã', 'amanhã'],
])('normalizes the day %s to %s', (typed, day) => {
  expect(normalizeDay(typed)).toBe(day)
})

it.each([
  ['R$ 150', 'R$ 150'],
  ['R$\u00A0150', 'R$ 150'],
  ['R$\u2009150', 'R$ 150'],
  ['r$150,00', 'R$ 150'],
  ['R$ 1500', 'R$ 1.500'],
  ['R$ 1.500,90', 'R$ 1.500,90'],
  ['1234567', 'R$ 1.234.567'],
  ['150 reais', 'R$ 150'],
  // The field is called “Preço a partir de”.
  ['a partir de R$ 150', 'R$ 150'],
  ['R$: 150.', 'R$ 150'],
  ['＄150', '$150'],
  ['R$ 150.00', 'R$ 150.00'],
  ['R$ 15.00', 'R$ 15.00'],
  ['a combinar', 'a combinar'],
])('normalizes the price %s to %s', (typed, value) => {
  expect(normalizePrice(typed)).toBe(value)
})

it.each([
  ['2 horas', '2 horas'],
  ['2\u00A0horas', '2 horas'],
  ['2h', '2 horas'],
  ['1 Hora', '1 hora'],
  ['1 horas', '1 hora'],
  ['40min.', '40 minutos'],
  ['3 mes', '3 meses'],
  ['1 meses', '1 mês'],
  ['90 DIAS', '90 dias'],
  ['Em até 2 horas', '2 horas'],
  ['até 40 min', '40 minutos'],
  ['2 constructor', '2 constructor'],
  ['uma hora', 'uma hora'],
])('normalizes the period %s to %s', (typed, value) => {
  expect(normalizePeriod(typed)).toBe(value)
})

it.each([
  ['-28,7132', -28.7132],
  ['-28.7132', -28.7132],
  ['−28,7132', -28.7132],
  ['– 28,7132', -28.7132],
  ['-28,7132°', -28.7132],
  ['-28.7132º', -28.7132],
  ['28,7132 S', -28.7132],
  ['49.3087° W', -49.3087],
  ['49,3087 O', -49.3087],
  ['S 28,7132', -28.7132],
  ['28°42\'47.5"S', -28.713194],
  ['28° 42′ 47,5″ S', -28.713194],
  ['2,5 N', 2.5],
  ['30 %', 30],
  ['-28\u00A0', -28],
  // Two coordinates, thousands, and no number.
  ['-28.7132, -49.3087', undefined],
  ['1.234,5', undefined],
  ['perto do mar', undefined],
  ['', undefined],
])('reads “%s” as the number %s', (typed, value) => {
  expect(parseNumber(typed)).toBe(value)
})
