import { type InputHTMLAttributes, useState } from 'react'
import { type InputKind, type InputProps, useTextProps } from '@/editor/form/input-props'
import { formatPhone } from '@/model/fields/phone/format'

/** The keyboard of a kind, what the browser fills in, and what else differs. */
type CodeKindProps = InputHTMLAttributes<HTMLInputElement> & {
  /** Formats a stored value before and after the owner types. */
  format?: (value: unknown) => string
  /** Button that changes to a keyboard with letters, which few values need. */
  lettersButton?: string
}

const KIND_PROPS: Partial<Record<InputKind, CodeKindProps>> = {
  cnpj: { inputMode: 'numeric', lettersButton: 'O meu CNPJ tem letras' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  link: { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none' },
  phone: {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    format: (value) => formatPhone(String(value)),
  },
  'postal-code': { inputMode: 'numeric' },
  price: { inputMode: 'decimal' },
  time: { type: 'time' },
}

/** Shows a field of one line whose value has a pattern, such as a URL, a price or a time. */
export function CodeInput(props: InputProps) {
  const { format, lettersButton, ...attributes } = KIND_PROPS[props.field.kind] ?? {}
  const [hasLetters, setHasLetters] = useState(false)
  return (
    <>
      <input
        {...useTextProps({ ...props, format })}
        type="text"
        {...attributes}
        {...(hasLetters && { inputMode: 'text' })}
      />
      {lettersButton && !hasLetters && (
        <button type="button" className="plain link" onClick={() => setHasLetters(true)}>
          {lettersButton}
        </button>
      )}
    </>
  )
}
