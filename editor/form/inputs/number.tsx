import { useSession } from '@/editor/session/context'
import type { FieldDescriptor } from '@/model/fields/descriptor'
import { parseNumber } from '@/model/fields/number'
import { fieldAt, fieldsIn } from '@/model/schema/field-at'
import { lastOf } from '@/model/values/last-of'
import { valueAt } from '@/model/values/tree'
import { type InputProps, useTextProps } from './input-props'

type Limits = { min: number; max: number }

/**
 * Negates a number above `max` if the result is within the limits, because a numeric keyboard has no
 * minus sign.
 */
const negateAboveMax = (value: number, { min, max }: Limits) =>
  value > max && -value >= min && -value <= max ? -value : value

/**
 * Parses a number.
 * @returns the number, undefined for an empty string, or any other string unchanged
 */
export function parseNumberInput(text: string, limits: Limits): number | string | undefined {
  if (text.trim() === '') return undefined
  const value = parseNumber(text)
  return value === undefined ? text : negateAboveMax(value, limits)
}

/** Matches text with a fraction, degrees or a minus sign, and at most one compass letter. */
const COORDINATE = /^(?!.*[a-z].*[a-z]).*[.,°º˚−-]/i
const DEGREES = /[°º˚]/
const MINUTES = /[°º˚].*\d/

/** Returns a coordinate within the limits of its field, or undefined. */
function parseCoordinate(text: string, field: FieldDescriptor | undefined): number | undefined {
  if (field?.kind !== 'number' || !COORDINATE.test(text)) return undefined
  const value = parseNumberInput(text, field)
  return typeof value === 'number' && value >= field.min && value <= field.max ? value : undefined
}

/**
 * Parses a latitude and a longitude in a text that was copied from a map, such as `-28.8314,
 * -49.2352` or `28°49'53.0"S 49°14'06.7"W`.
 * @param fields the fields of a group
 * @returns both coordinates, or undefined for any other text or group
 */
export function coordinatesIn(text: string, fields: ReturnType<typeof fieldsIn>) {
  // A decimal comma separates no pair.
  if (parseNumber(text) !== undefined) return undefined
  for (const { 0: gap, index } of text.matchAll(/\s*[,;\s]\s*/g)) {
    const latitude = parseCoordinate(text.slice(0, index), fields.latitude)
    const longitude = parseCoordinate(text.slice(index + gap.length), fields.longitude)
    // The seconds of a latitude are no longitude, before the owner has typed that.
    const isPair = DEGREES.test(text.slice(index)) || !MINUTES.test(text.slice(0, index))
    if (isPair && latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  }
  return undefined
}

/**
 * Shows a number field. A pair of coordinates fills both fields, at each keystroke while it is typed. A
 * text input, because a number input may drop the comma, and 1,5 become 15
 * (findings/number-input-comma.sh).
 */
export function NumberInput(props: InputProps<'number'>) {
  const { field, path } = props
  const { store } = useSession()
  const group = path.slice(0, -1)
  const pairIn = (text: string) => coordinatesIn(text, fieldsIn(fieldAt(group)))
  const parse = (text: string) =>
    valueAt(pairIn(text), [String(lastOf(path))]) ?? parseNumberInput(text, field)
  const onChange = (value: unknown, text: string) => {
    const pair = pairIn(text)
    if (pair) store.changeByKeystroke(group, pair)
    else store.changeByKeystroke(path, value)
  }
  const textProps = useTextProps({ ...props, onChange, format: field.format, parse })
  return <input {...textProps} inputMode="decimal" />
}
