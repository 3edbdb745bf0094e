import { expiryWarning } from './token'

const TODAY = '2026-12-24'

it.each([
  ['2027-01-24', undefined, undefined],
  ['2027-01-23', 30, undefined],
  ['2027-01-01', 8, undefined],
  ['2026-12-31', 7, 7],
  ['2026-12-25', 1, 1],
  ['2026-12-24', 0, 0],
  ['2026-12-23', -1, -1],
  [undefined, undefined, undefined],
])(
  'with the last day %s, warns of %s days on the start screen and of %s on others',
  (lastDay, onStart, elsewhere) => {
    expect(expiryWarning(lastDay, TODAY, true)).toBe(onStart)
    expect(expiryWarning(lastDay, TODAY, false)).toBe(elsewhere)
  },
)
