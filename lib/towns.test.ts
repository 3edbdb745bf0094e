import { sameTown } from './towns'

it.each([
  ["Herval d'Oeste", 'Herval d’Oeste', true],
  ['BALNEÁRIO RINCÃO', 'Balneário\u00A0Rincão', true],
  ['Içara', 'Ipira', false],
])('compares the towns %s and %s: equal is %s', (one, other, isSame) => {
  expect(sameTown(one, other)).toBe(isSame)
})
