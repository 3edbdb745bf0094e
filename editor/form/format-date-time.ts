/** Formats a point in time as `24/12/2026, 08:30`, on the clock of the device. */
export const formatDateTime = (date: string | number): string =>
  new Date(date).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })
