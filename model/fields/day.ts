import * as z from 'zod'
import { toKeyboardText } from '@/model/texts/clean-text'
import { normalizeText } from '@/model/values/normalize-text'
import { monthNumber } from './month'
import { parsedText } from './parsed-text'

/** Length of a day, in milliseconds. */
export const DAY_LENGTH = 86_400_000

/**
 * Converts `20/11/2026`, `20.11.26`, `2026/11/20` and `20 de novembro de 2026` to `2026-11-20`. The year
 * may also be `0026`, because the date field of a browser stores a typed 26 like this.
 */
export function parseDay(typed: string): string | undefined {
  const date = normalizeText(toKeyboardText(typed))
    // “1º de agosto de”, of which the last o goes too: `monthNumber` compares beginnings.
    .replace(/o? de |[/.]/g, '-')
    .replace(/[a-z]+/, (name) => String(monthNumber(name)))
    .replace(/^(\d{1,2})-(\d{1,2})-(\d{4}|\d{2})$/, (_, day, month, year) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    )
    .replace(/^(?:00)?(?=\d\d-\d\d-\d\d$)/, '20')
  return z.iso.date().safeParse(date).data
}

/** Formats `2026-12-24` as `24/12/2026`. */
export const formatDay = (day: string) => day.split('-').reverse().join('/')

/** Attributes of the input for a day. Without a last day, Chrome takes years of six digits. */
export const DAY_ATTRIBUTES = { type: 'date', max: '9999-12-31' } as const

/** Returns the schema of a day, stored as `2026-12-24`. */
export const day = parsedText('day', parseDay, 'não é um dia', {
  format: (value) => formatDay(String(value)),
  initial: (today) => today,
})
