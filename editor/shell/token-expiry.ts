/** How many days before the token's last day the editor warns, because a new one takes time to get. */
const WARN_DAYS = 30

const DAY_LENGTH = 86_400_000

/**
 * Returns when the token expires, such as `vence em 20 dias`, or undefined if the editor need not warn.
 * @param lastDay as `2026-12-24`, or undefined if it is unknown
 * @param today in the same format
 */
export function expiryWarning(lastDay: string | undefined, today: string): string | undefined {
  if (!lastDay) return undefined
  const days = Math.round((Date.parse(lastDay) - Date.parse(today)) / DAY_LENGTH)
  if (days > WARN_DAYS) return undefined
  if (days < 0) return 'venceu'
  return ['vence hoje', 'vence amanhã'][days] ?? `vence em ${days} dias`
}
