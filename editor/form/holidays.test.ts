import { nextHolidays } from './holidays'

it.each([
  ['2026-12-25', 'Natal 2026-12-24, Ano-Novo 2026-12-31, Tiradentes 2027-04-21'],
  ['2027-01-01', 'Ano-Novo 2026-12-31, Tiradentes 2027-04-21, Dia do Trabalho 2027-05-01'],
])('returns on %s the holidays that have not ended: %s', (today, holidays) => {
  const next = nextHolidays(today).map(({ name, firstDay }) => `${name} ${firstDay}`)
  expect(next.join(', ')).toBe(holidays)
})
