import { daysToWarnAbout } from './token'

const TODAY = '2026-12-24'

it('does not warn of a token that lasts longer than 30 days, or of an unknown last day', () => {
  expect(daysToWarnAbout('2027-01-24', TODAY, true)).toBeUndefined()
  expect(daysToWarnAbout(undefined, TODAY, true)).toBeUndefined()
})

it.each([
  ['2027-01-23', 30],
  ['2027-01-01', 8],
])('warns on the start screen only of a token that ends on %s', (lastDay, days) => {
  expect(daysToWarnAbout(lastDay, TODAY, true)).toBe(days)
  expect(daysToWarnAbout(lastDay, TODAY, false)).toBeUndefined()
})

it.each([
  ['2026-12-31', 7],
  ['2026-12-25', 1],
  ['2026-12-24', 0],
  ['2026-12-23', -1],
])('warns on every screen of a token that ends on %s', (lastDay, days) => {
  expect(daysToWarnAbout(lastDay, TODAY, true)).toBe(days)
  expect(daysToWarnAbout(lastDay, TODAY, false)).toBe(days)
})
