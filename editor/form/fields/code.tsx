import type { InputHTMLAttributes } from 'react'
import { type InputProps, useTextProps } from '@/editor/form/input-props'
import type { StringKind } from '@/model/fields/metadata'

type Attributes = InputHTMLAttributes<HTMLInputElement>

/** The keyboard of each kind, and what the browser fills in. */
const ATTRIBUTES: Partial<Record<StringKind, Attributes>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  link: { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none' },
  'postal-code': { inputMode: 'numeric' },
  price: { inputMode: 'decimal' },
  time: { type: 'time' },
}

/** Shows a field of one line whose value has a pattern, such as a URL, a price or a time. */
export function CodeInput(props: InputProps) {
  const { kind = 'code' } = props.metadata
  return (
    <input
      {...useTextProps(props)}
      type="text"
      autoComplete="off"
      enterKeyHint="next"
      {...ATTRIBUTES[kind]}
    />
  )
}
