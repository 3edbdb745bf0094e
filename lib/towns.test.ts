import { sameTown } from './towns'

it.each([
  ["Herval d'Oeste", 'Herval d’Oeste', true],
  ['BALNEÁRIO RINCÃO', 'Balneário\u00A0Rincão', true],
  ['Içara', 'Ipira', false],
])('checks that %s and %s name the same town: %s', (one, other, isSame) => {
  expect(sameTown(one, other)).toBe(isSame)
})
