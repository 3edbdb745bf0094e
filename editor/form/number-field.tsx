import type { FieldProps } from '@rjsf/utils'
import { useState } from 'react'
import { absolute, contextOf } from './context'
import { described } from './widgets'

/** Two numbers as a map shows them: `-28.8314, -49.2352`, or with commas and a space between. */
const PAIR = /^\s*(-?\d+[.,]\d+)\s*[,;\s]\s*(-?\d+[.,]\d+)\s*$/

const numberIn = (text: string) => Number(text.trim().replace(',', '.'))

/** A number as Brazil writes it. */
const written = (value: unknown) => String(value ?? '').replace('.', ',')

/**
 * Reads what the owner typed or pasted for a place on the map.
 * @returns both numbers, or undefined for anything but a pair
 */
export function coordinatesIn(text: string) {
  const [, latitude = '', longitude = ''] = PAIR.exec(text) ?? []
  return latitude ? { latitude: numberIn(latitude), longitude: numberIn(longitude) } : undefined
}

/** Reads a number with a comma or a point. A keyboard of digits has no minus sign, so the limits give it. */
export function readNumber(
  text: string,
  least = -Infinity,
  most = Infinity,
): number | string | undefined {
  if (text.trim() === '') return undefined
  const value = numberIn(text)
  if (Number.isNaN(value)) return text
  return value > most && -value >= least && -value <= most ? -value : value
}

export function NumberField({
  fieldPathId,
  schema,
  formData,
  onChange,
  onBlur,
  onFocus,
  registry,
  rawErrors,
}: FieldProps) {
  const [typed, setTyped] = useState<string>()
  const { $id: id, path } = fieldPathId
  const take = (text: string) => {
    const pair = coordinatesIn(text)
    const parent = absolute(registry, path.slice(0, -1))
    const { read, change } = contextOf(registry)
    setTyped(pair ? undefined : text)
    if (pair) change(parent, { ...Object(read(parent)), ...pair })
    else onChange(readNumber(text, schema.minimum, schema.maximum), path)
  }
  return (
    <input
      id={id}
      value={typed ?? written(formData)}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      onChange={({ target }) => take(target.value)}
      onBlur={() => {
        setTyped(undefined)
        onBlur(id, formData)
      }}
      onFocus={() => onFocus(id, formData)}
      {...described(id, rawErrors)}
    />
  )
}
