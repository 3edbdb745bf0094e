import { toKeyboardText } from '@/model/texts/clean-text'
import { parsedText } from './parsed-text'

/**
 * Converts `8h30`, `8:30` and `08h30min` to `08:30`, and `8 h` and `8` to `08:00`.
 * @param midnight the time to return for `24:00`
 */
export function parseTime(typed: string, midnight: string): string | undefined {
  const [, hour, minute = '00'] =
    /^(\d{1,2})(?: ?(?:[h:.]|hs|hrs?|horas?) ?(?:([0-5]\d) ?(?:hs?|m|min|minutos)?(?::00)?)?)?$/i.exec(
      toKeyboardText(typed),
    ) ?? []
  const time = hour && `${hour.padStart(2, '0')}:${minute}`
  if (time === '24:00') return midnight
  return time && time < '24' ? time : undefined
}

/**
 * Returns the schema of a time, stored as `08:30`.
 * @param midnight the time to store for `24:00`
 */
export const time = (title: string, example: string, midnight: string) =>
  parsedText('code', (typed) => parseTime(typed, midnight), 'não é uma hora', {
    inputAttributes: { type: 'time' },
  })(title, example)
