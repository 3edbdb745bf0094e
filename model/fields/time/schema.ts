import { convertedText } from '@/model/fields/code/schema'
import { toKeyboardText } from '@/model/format/normalize-text'

/**
 * Converts `8h30`, `8:30` and `08h30min` to `08:30`, and `8 h` and `8` to `08:00`.
 * @param midnight the time to return for `24:00`
 */
export function normalizeTime(typed: string, midnight: string): string {
  const keyboardText = toKeyboardText(typed)
  const [, hour = '', minute = '00'] =
    /^(\d{1,2})(?: ?(?:[h:.]|hs|hrs?|horas?) ?(?:(\d{2}) ?(?:hs?|m|min|minutos)?(?::00)?)?)?$/i.exec(
      keyboardText,
    ) ?? []
  if (hour === '') return keyboardText
  const time = `${hour.padStart(2, '0')}:${minute}`
  return time === '24:00' ? midnight : time
}

/**
 * Returns the schema of a time, stored as `08:30`.
 * @param midnight the time to store for `24:00`
 */
export const time = (title: string, example: string, midnight: string) =>
  convertedText(
    title,
    (typed) => normalizeTime(typed, midnight),
    (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
    'não é uma hora',
    example,
  ).meta({ kind: 'time' })
