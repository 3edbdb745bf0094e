/** Today in the company's time zone, as `2026-12-24`. */
export function dayInBrazil(now: Date): string {
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(now)
}

/** `2026-12-24` becomes `24/12/2026`. */
export const writtenDay = (day: string) => day.split('-').reverse().join('/')
