import { expiryWarning } from './token-expiry'

const TODAY = '2026-12-24'

it('does not warn of a token that lasts longer than 30 days, or of an unknown last day', () => {
  expect(expiryWarning('2027-01-24', TODAY, 'inicio')).toBeUndefined()
  expect(expiryWarning(undefined, TODAY, 'inicio')).toBeUndefined()
})

it.each([
  ['2027-01-23', 'vence em 30 dias'],
  ['2027-01-01', 'vence em 8 dias'],
])('warns only on the first screens of a token that ends on %s', (lastDay, warning) => {
  expect(expiryWarning(lastDay, TODAY, 'inicio')).toBe(warning)
  expect(expiryWarning(lastDay, TODAY, 'o-que-falta')).toBe(warning)
  expect(expiryWarning(lastDay, TODAY, 'cores')).toBeUndefined()
})

it.each([
  ['2026-12-31', 'vence em 7 dias'],
  ['2026-12-25', 'vence amanhã'],
  ['2026-12-24', 'vence hoje'],
  ['2026-12-23', 'venceu'],
])('warns on every screen of a token that ends on %s', (lastDay, warning) => {
  expect(expiryWarning(lastDay, TODAY, 'inicio')).toBe(warning)
  expect(expiryWarning(lastDay, TODAY, 'cores')).toBe(warning)
})
