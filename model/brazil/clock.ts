/** Clock of most of Brazil. */
export const BRASILIA_TIME_ZONE = 'America/Sao_Paulo'

/**
 * Returns the date at a point in time, as `2026-12-24`.
 * @param timeZone clock of the company, such as `America/Rio_Branco`
 */
export function dayIn(timeZone: string, now: Date): string {
  // Swedish, because its date format is ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
}
