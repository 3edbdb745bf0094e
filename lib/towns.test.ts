import { sameTown } from './towns'

it.each([
  ["Herval d'Oeste", 'Herval d’Oeste', true],
  ['BALNEÁRIO RINCÃO', 'Balneário\u00A0Rincão', true],
  ['Içara', 'Ipira', false],
])('compares %s and %s', (one, other, isSame) => {
  expect(sameTown(one, other)).toBe(isSame)
})
