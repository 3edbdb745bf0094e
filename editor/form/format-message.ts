import { formatDay } from '@/model/fields/day/format'

/** Formats a message as a sentence, with days as `24/12/2026`. Keeps the case of a leading URL. */
export const formatMessage = (message: string) =>
  message
    .replace(/\d{4}-\d{2}-\d{2}/g, formatDay)
    .replace(/^(?!https?:)./, (letter) => letter.toUpperCase())
