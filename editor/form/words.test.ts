import { formatValue } from './words'

it.each<[(string | number)[], unknown, string]>([
  [['avisos', 'avisos', 0, 'de'], '2026-12-24', '24/12/2026'],
  [['company', 'securityContactUntil'], '2027-02-13', '13/02/2027'],
  [['company', 'hours', 'opening', 0, 'days'], ['Monday', 'Tuesday'], 'Segunda, Terça'],
  [['company', 'hours', 'opening', 0, 'days', 1], 'Tuesday', 'Terça'],
  [
    ['company', 'guarantees', 0],
    { pest: 'ratos', period: '90 dias' },
    'Praga: Ratos · Prazo: 90 dias',
  ],
  [['testimonials', 'samples'], true, 'Sim'],
  [['testimonials', 'home', 0, 'sample'], false, 'Não'],
  [['company', 'phone'], '5548912345678', '(48) 91234-5678'],
  [
    ['company', 'coordinates'],
    { latitude: -28.8314, longitude: -49.2352 },
    'Primeiro número do mapa: -28,8314 · Segundo número do mapa: -49,2352',
  ],
  [['home', 'hero', 'title'], 'A casa é sua', 'A casa é sua'],
  [['home', 'hero', 'title'], undefined, ''],
  [['home', 'meta', 'keywords'], [], ''],
  [['photos', 'items', 0, 'picture'], 'unknown', 'unknown'],
])('formats the value of %j as its form does: %j', (path, value, text) => {
  expect(formatValue(path, value)).toBe(text)
})
