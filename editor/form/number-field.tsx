import type { FieldProps } from '@rjsf/utils'
import { useState } from 'react'
import { parseFieldKey } from '@/editor/store/content-files'
import { parseNumber } from '@/model/schema/quantities'
import { valueAt } from '@/model/tree'
import { useFormContext } from './context'
import { useInputProps } from './widgets'

/** Matches text with a fraction or degrees and at most one compass letter. */
const COORDINATE = /^(?!.*[a-z].*[a-z]).*[.,°º˚]/i

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
    if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
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
  min = -Infinity,
  max = Infinity,
): number | string | undefined {
  if (text.trim() === '') return undefined
  const value = parseNumber(text)
  if (value === undefined) return text
  return value > max && -value >= min && -value <= max ? -value : value
}

/** Shows a number field. A pasted pair of coordinates fills both fields of the group. */
export function NumberField({ fieldPathId, schema, formData, onChange }: FieldProps) {
  const [typed, setTyped] = useState<string>()
  const { editor } = useFormContext()
  const { $id: id, path } = fieldPathId
  const isTypedValue =
    typed !== undefined && parseNumberInput(typed, schema.minimum, schema.maximum) === formData
  const props = useInputProps({
    id,
    // Drops the typed text after an undo, because iOS keeps the focus in the field.
    value: isTypedValue ? typed : String(formData ?? '').replace('.', ','),
    onChange: (text = '') => {
      const pair = coordinatesIn(text)
      const parent = parseFieldKey(id).slice(0, -1)
      setTyped(pair ? undefined : text)
      if (pair)
        editor.change(parent, { ...Object(valueAt(editor.get().history.draft, parent)), ...pair })
      else onChange(parseNumberInput(text, schema.minimum, schema.maximum), path)
    },
  })
  return (
    <input
      {...props}
      onBlur={() => setTyped(undefined)}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
    />
  )
}
