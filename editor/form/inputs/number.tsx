import { useSession } from '@/editor/session/context'
import { parseNumber } from '@/model/fields/number'
import { lastOf } from '@/model/values/last-of'
import { valueAt } from '@/model/values/tree'
import { coordinatesIn } from './coordinates'
import { type InputProps, useTextProps } from './input-props'

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
    if (pair) editor.changeByKey(group, { ...Object(valueAt(editor.get().draft, group)), ...pair })
    else editor.changeByKey(path, value)
  }
  const textProps = useTextProps({ ...props, onChange, format: field.format, parse })
  return <input {...textProps} inputMode="decimal" />
}
