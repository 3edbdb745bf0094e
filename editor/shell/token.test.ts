/** @jest-environment jsdom */
import { expiryWarning, readToken, removeStoredToken, storeToken } from './token'

const TODAY = '2026-12-24'

it.each(['2027-01-24', '20267-01-23', undefined])(
  'does not warn of a token that ends on %s',
  (lastDay) => {
    expect(expiryWarning(lastDay, TODAY)).toBeUndefined()
  },
)

it.each([
  ['2027-01-23', 'vence em 30 dias'],
  ['2026-12-26', 'vence em 2 dias'],
  ['2026-12-25', 'vence amanhã'],
  ['2026-12-24', 'vence hoje'],
  ['2026-12-23', 'venceu'],
  // A date field stores the typed year 27 like this.
  ['0027-01-23', 'vence em 30 dias'],
])('warns of a token that ends on %s', (lastDay, warning) => {
  expect(expiryWarning(lastDay, TODAY)).toBe(warning)
})

it('keeps the token of a save that is running after the owner has signed out', () => {
  storeToken('token', TODAY)
  removeStoredToken()
  expect(readToken()).toBe('token')
  expect(localStorage).toHaveLength(0)
})
