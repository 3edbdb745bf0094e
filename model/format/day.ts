/** Returns the date at a point in time in the company's time zone, as `2026-12-24`. */
export function dayInBrazil(now: Date): string {
  // Swedish, because its date format is ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(now)
}

/** Formats `2026-12-24` as `24/12/2026`. */
export const formatDay = (day: string) => day.split('-').reverse().join('/')
