import { useSession } from '@/editor/session/context'
import { parseNumber } from '@/model/fields/number'
import { lastOf } from '@/model/values/last-of'
import { valueAt } from '@/model/values/tree'
import { type InputProps, useTextProps } from './input-props'

/** Matches text with a fraction or degrees and at most one compass letter. */
const COORDINATE = /^(?!.*[a-z].*[a-z]).*[.,°º˚]/i
const DEGREES = /[°º˚]/
const MINUTES = /[°º˚].*\d/

const parseCoordinate = (text: string) => (COORDINATE.test(text) ? parseNumber(text) : undefined)

/**
 * Parses a latitude and a longitude in a text that was copied from a map, such as `-28.8314,
 * -49.2352` or `28°49'53.0"S 49°14'06.7"W`.
 * @returns both coordinates, or undefined for any other text
 */
export function coordinatesIn(text: string) {
  for (const { 0: gap, index } of text.matchAll(/\s*[,;\s]\s*/g)) {
    const latitude = parseCoordinate(text.slice(0, index))
    const longitude = parseCoordinate(text.slice(index + gap.length))
    // The seconds of a latitude are no longitude, before the owner has typed that.
    const isPair = DEGREES.test(text.slice(index)) || !MINUTES.test(text.slice(0, index))
    if (isPair && latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  }
  return undefined
}

/**
 * Parses a number. Negates a number above `max` if the result is within the limits, because a
 * numeric keyboard has no minus sign.
 * @returns the number, undefined for an empty string, or any other string unchanged
 */
export function parseNumberInput(
  text: string,
  min: number,
  max: number,
): number | string | undefined {
  if (text.trim() === '') return undefined
  const value = parseNumber(text)
  if (value === undefined) return text
  return value > max && -value >= min && -value <= max ? -value : value
}

/**
 * Shows a number field. A pair of coordinates fills both fields of the group, at each key while it is
 * typed. A text input, because a number input may drop the comma, and 1,5 become 15
 * (findings/number-input-comma.sh).
 */
export function NumberInput(props: InputProps<'number'>) {
  const { field, path } = props
  const { editor } = useSession()
  const group = path.slice(0, -1)
  const parse = (text: string) =>
    valueAt(coordinatesIn(text), [String(lastOf(path))]) ??
    parseNumberInput(text, field.min, field.max)
  const onChange = (value: unknown, text: string) => {
    const pair = coordinatesIn(text)
    if (pair) editor.change(group, { ...Object(valueAt(editor.get().draft, group)), ...pair })
    else props.onChange(value)
  }
  const textProps = useTextProps({ ...props, onChange, format: field.format, parse })
  return <input {...textProps} inputMode="decimal" />
}
