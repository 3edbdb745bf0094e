import { daysToWarnAbout } from './token'

it.each([
  [undefined, undefined],
  ['2027-01-24', undefined],
  ['2027-01-23', 30],
  ['2026-12-25', 1],
  ['2026-12-24', 0],
  ['2026-12-23', -1],
])('returns for a token that ends on %s the days to warn about: %s', (lastDay, days) => {
  expect(daysToWarnAbout(lastDay, '2026-12-24')).toBe(days)
})
