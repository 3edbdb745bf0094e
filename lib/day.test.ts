import { dayInBrazil } from './day'

it('changes the day at midnight in São Paulo, three hours after UTC', () => {
  expect(dayInBrazil(new Date('2026-12-25T02:59:59Z'))).toBe('2026-12-24')
  expect(dayInBrazil(new Date('2026-12-25T03:00:00Z'))).toBe('2026-12-25')
})
