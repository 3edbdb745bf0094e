import { type InputProps, useTextProps } from '@/editor/form/input-props'
import type { StringKind } from '@/model/fields/metadata'

const KEYBOARDS: Partial<Record<StringKind, 'email' | 'url' | 'numeric' | 'decimal'>> = {
  email: 'email',
  link: 'url',
  'postal-code': 'numeric',
  price: 'decimal',
}

/** Shows a field of one line whose value has a pattern, such as a URL, a price or a postal code. */
export function CodeInput(props: InputProps) {
  const { kind = 'code' } = props.metadata
  const keyboard = KEYBOARDS[kind]
  const isAddress = keyboard === 'email' || keyboard === 'url'
  return (
    <input
      {...useTextProps(props)}
      type={keyboard === 'email' ? 'email' : 'text'}
      inputMode={keyboard}
      autoComplete={isAddress ? keyboard : 'off'}
      autoCapitalize={isAddress ? 'none' : undefined}
      enterKeyHint="next"
    />
  )
}
