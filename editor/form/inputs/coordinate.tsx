import { useSession } from '@/editor/session/context'
import { parseNumber } from '@/model/fields/number'
import { fieldAt, fieldsIn } from '@/model/schema/field-at'
import { lastOf } from '@/model/values/last-of'
import { valueAt } from '@/model/values/tree'
import { type InputProps, useTextProps } from './input-props'
import { parseNumberInput } from './number'

const COORDINATES_PATH = ['company', 'coordinates']

/** The fields of both coordinates by their names. */
export const COORDINATES = fieldsIn(fieldAt(COORDINATES_PATH))

/** Matches text with a fraction, degrees or a minus sign, and at most one compass letter. */
const COORDINATE = /^(?!.*[a-z].*[a-z]).*[.,°º˚−-]/i
const DEGREES = /[°º˚]/
const MINUTES = /[°º˚].*\d/

/** Returns a coordinate within the limits of its field, or undefined. */
function parseCoordinate(text: string, name: string): number | undefined {
  const field = COORDINATES[name]
  if (field?.kind !== 'number' || !COORDINATE.test(text)) return undefined
  const value = parseNumberInput(text, field)
  return typeof value === 'number' && value >= field.min && value <= field.max ? value : undefined
}

/**
 * Parses a latitude and a longitude in a text that was copied from a map, such as `-28.8314,
 * -49.2352` or `28°49'53.0"S 49°14'06.7"W`.
 * @returns both coordinates, or undefined for any other text
 */
export function coordinatesIn(text: string) {
  // A decimal comma separates no pair.
  if (parseNumber(text) !== undefined) return undefined
  for (const { 0: gap, index } of text.matchAll(/\s*[,;\s]\s*/g)) {
    const latitude = parseCoordinate(text.slice(0, index), 'latitude')
    const longitude = parseCoordinate(text.slice(index + gap.length), 'longitude')
    // The seconds of a latitude are no longitude, before the owner has typed that.
    const isPair = DEGREES.test(text.slice(index)) || !MINUTES.test(text.slice(0, index))
    if (isPair && latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  }
  return undefined
}

/** Shows a coordinate. A pair fills both fields, at each keystroke while it is typed. */
export function CoordinateInput(props: InputProps<'number'>) {
  const { field, path } = props
  const { store } = useSession()
  const parse = (text: string) =>
    valueAt(coordinatesIn(text), [String(lastOf(path))]) ?? parseNumberInput(text, field)
  const onChange = (value: unknown, text: string) => {
    const pair = coordinatesIn(text)
    if (pair) store.changeByKeystroke(COORDINATES_PATH, pair)
    else store.changeByKeystroke(path, value)
  }
  const textProps = useTextProps({ ...props, onChange, format: field.format, parse })
  return <input {...textProps} inputMode="decimal" />
}
