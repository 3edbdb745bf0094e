import type { FieldProps } from '@rjsf/utils'
import { useState } from 'react'
import { valueAt } from '@/content/tree'
import { pathOf } from '@/editor/store/path'
import { useForm } from './context'
import { useFieldProps } from './widgets'

/** Matches a latitude and a longitude from a map: `-28.8314, -49.2352`, or with decimal commas. */
const PAIR = /^\s*(-?\d+[.,]\d+)\s*[,;\s]\s*(-?\d+[.,]\d+)\s*$/

const numberIn = (text: string) => Number(text.trim().replace(',', '.'))

/**
 * Reads a latitude and a longitude from a pasted text.
 * @returns both coordinates, or undefined for any other text
 */
export function coordinatesIn(text: string) {
  const [, latitude = '', longitude = ''] = PAIR.exec(text) ?? []
  return latitude ? { latitude: numberIn(latitude), longitude: numberIn(longitude) } : undefined
}

/**
 * Parses a number with a decimal comma or point. Negates a number above `max` if the result is
 * within the limits, because a numeric keyboard has no minus sign.
 * @returns the number, undefined for an empty string, or any other string unchanged
 */
export function parseNumber(
  text: string,
  min = -Infinity,
  max = Infinity,
): number | string | undefined {
  if (text.trim() === '') return undefined
  const value = numberIn(text)
  if (Number.isNaN(value)) return text
  return value > max && -value >= min && -value <= max ? -value : value
}

/** Shows a number field. A pasted pair of coordinates fills both fields of the group. */
export function NumberField({ fieldPathId, schema, formData, onChange }: FieldProps) {
  const [typed, setTyped] = useState<string>()
  const { editor } = useForm()
  const { $id: id, path } = fieldPathId
  const props = useFieldProps({
    id,
    value: typed ?? String(formData ?? '').replace('.', ','),
    onChange: (text = '') => {
      const pair = coordinatesIn(text)
      const parent = pathOf(id).slice(0, -1)
      setTyped(pair ? undefined : text)
      if (pair)
        editor.change(parent, { ...Object(valueAt(editor.get().history.draft, parent)), ...pair })
      else onChange(parseNumber(text, schema.minimum, schema.maximum), path)
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
