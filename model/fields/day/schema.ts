import * as z from 'zod'
import { toKeyboardText } from '@/model/format/normalize-text'

/**
 * Converts `20/11/2026`, `20.11.26` and `2026/11/20` to `2026-11-20`. The year may also be `0026`,
 * because the date field of a browser stores a typed 26 like this.
 */
export function normalizeDay(typed: string): string {
  const keyboardText = toKeyboardText(typed)
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(keyboardText) ?? []
  const date =
    year === ''
      ? keyboardText.replace(/^(\d{4})[/.](\d{2})[/.](\d{2})$/, '$1-$2-$3')
      : [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return date.replace(/^00(?=\d\d-\d\d-\d\d$)/, '20')
}

/** Returns the schema of a day, stored as `2026-12-24`. */
export const day = (title: string, example: string) =>
  z
    .string()
    .overwrite(normalizeDay)
    .check(z.iso.date({ error: 'não é um dia' }))
    .meta({ title, examples: [example], kind: 'day' })
