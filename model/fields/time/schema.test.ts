import { parseTime } from './schema'

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
  ['8h5', undefined],
  ['8h60', undefined],
  ['24h30', undefined],
  ['das 8h às 18h', undefined],
])('reads the time %s as %s', (typed, time) => {
  expect(parseTime(typed, '23:59')).toBe(time)
})
