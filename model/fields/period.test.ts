import { parsePeriod } from './period'

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
  ['2 constructor', undefined],
  ['2 semanas', undefined],
  ['1000 dias', undefined],
  ['uma hora', undefined],
])('reads the period %s as %s', (typed, value) => {
  expect(parsePeriod(typed, ['minuto', 'hora', 'dia', 'mês', 'ano'])).toBe(value)
})

it('reads no period in another unit', () => {
  expect(parsePeriod('2 dias', ['minuto', 'hora'])).toBeUndefined()
})
