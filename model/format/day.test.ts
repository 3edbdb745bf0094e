import { dayInBrazil } from './day'

it('starts a new day at midnight in São Paulo, which is 03:00 UTC', () => {
  expect(dayInBrazil(new Date('2026-12-25T02:59:59Z'))).toBe('2026-12-24')
  expect(dayInBrazil(new Date('2026-12-25T03:00:00Z'))).toBe('2026-12-25')
})
