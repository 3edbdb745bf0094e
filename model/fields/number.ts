import * as z from 'zod'
import { toKeyboardText } from '@/model/texts/clean-text'

/**
 * Matches a number with a decimal comma or point, or degrees, minutes and seconds, with a sign or a
 * compass letter.
 */
const NUMBER =
  /^([NSLEOW])? ?([+-])? ?(\d+(?:[.,]\d+)?) ?[°%]?(?: ?(\d+(?:[.,]\d+)?) ?'(?: ?(\d+(?:[.,]\d+)?) ?(?:''|"))?)? ?([NSLEOW])?$/

/**
 * Parses a number or a map coordinate: `-28,7132`, `−28.7132°`, `28,7132 S` and `28°42'47.5"S`.
 * @returns undefined if the text is not exactly one number
 */
export function parseNumber(typed: string): number | undefined {
  const keyboardText = toKeyboardText(
    typed.replace(/[º˚]/g, '°').replace(/[″“”]/g, '"'),
  ).toUpperCase()
  const [all, before, sign, ...parts] = NUMBER.exec(keyboardText) ?? []
  if (all === undefined) return undefined
  const after = parts.pop()
  const [degrees = 0, minutes = 0, seconds = 0] = parts.map((part = '0') =>
    Number(part.replace(',', '.')),
  )
  if (minutes >= 60 || seconds >= 60) return undefined
  const size = degrees + minutes / 60 + seconds / 3600
  const isNegative = sign === '-' || /[SOW]/.test([before, after].join(''))
  return Number(((isNegative ? -1 : 1) * size).toFixed(6))
}

/** Returns the schema of a number between two limits, both included, which may be typed as text. */
export const numberField = (title: string, min: number, max: number, example: number) =>
  z
    .preprocess(
      (typed) => (typeof typed === 'string' ? parseNumber(typed) : undefined) ?? typed,
      z.number().min(min).max(max),
    )
    .meta({
      title,
      example,
      field: { kind: 'number', min, max },
      format: (value) =>
        typeof value === 'number' ? String(value).replace('.', ',') : String(value),
      replacement: () => example,
    })
