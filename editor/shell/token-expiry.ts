/**
 * How many days before the token's last day a screen warns: the start screen and the launch list
 * early, because a new token takes time to get; every other screen in the last week.
 */
const WARN_DAYS = { onStart: 30, everywhere: 7 }

const EARLY_SCREENS = ['inicio', 'o-que-falta']

const DAY_LENGTH = 86_400_000

/**
 * Returns when the token expires, such as `vence em 20 dias`, or undefined if a screen need not warn.
 * @param lastDay as `2026-12-24`, or undefined if it is unknown
 * @param today in the same format
 * @param screen name of the screen
 */
export function expiryWarning(
  lastDay: string | undefined,
  today: string,
  screen: string,
): string | undefined {
  if (!lastDay) return undefined
  const days = Math.round((Date.parse(lastDay) - Date.parse(today)) / DAY_LENGTH)
  const limit = EARLY_SCREENS.includes(screen) ? WARN_DAYS.onStart : WARN_DAYS.everywhere
  if (days > limit) return undefined
  if (days < 0) return 'venceu'
  return ['vence hoje', 'vence amanhã'][days] ?? `vence em ${days} dias`
}
