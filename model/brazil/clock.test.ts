import { dayIn } from './clock'

it.each([
  ['America/Sao_Paulo', '2026-12-25T02:59:59Z', '2026-12-25T03:00:00Z'],
  ['America/Manaus', '2026-12-25T03:59:59Z', '2026-12-25T04:00:00Z'],
  ['America/Rio_Branco', '2026-12-25T04:59:59Z', '2026-12-25T05:00:00Z'],
  ['America/Noronha', '2026-12-25T01:59:59Z', '2026-12-25T02:00:00Z'],
])('starts a new day at midnight of %s', (timeZone, before, after) => {
  expect(dayIn(timeZone, new Date(before))).toBe('2026-12-24')
  expect(dayIn(timeZone, new Date(after))).toBe('2026-12-25')
})
