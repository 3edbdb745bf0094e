import { parseNumber } from '@/model/fields/number'
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

/**
 * Shows a number field. A text input, because a number input may drop the comma, and 1,5 become 15
 * (findings/number-input-comma.sh).
 */
export function NumberInput(props: InputProps<'number'>) {
  const { format } = props.field
  const parse = (text: string) => parseNumberInput(text, props.field)
  return <input {...useTextProps({ ...props, format, parse })} inputMode="decimal" />
}
