import { type InputHTMLAttributes, useState } from 'react'
import { type InputKind, type InputProps, useTextProps } from '@/editor/form/input-props'
import { formatPhone } from '@/model/fields/phone/format'

type Attributes = InputHTMLAttributes<HTMLInputElement>

/** The keyboard of each kind, and what the browser fills in. */
const ATTRIBUTES: Partial<Record<InputKind, Attributes>> = {
  cnpj: { inputMode: 'numeric' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  link: { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  'postal-code': { inputMode: 'numeric' },
  price: { inputMode: 'decimal' },
  time: { type: 'time' },
}

/** The button for letters in a kind that has a keyboard of digits, because few values have some. */
const LETTERS_BUTTONS: Partial<Record<InputKind, string>> = { cnpj: 'O meu CNPJ tem letras' }

/** How a kind shows a stored value before and after the owner types. */
const FORMATS: Partial<Record<InputKind, (value: unknown) => string>> = {
  phone: (value) => formatPhone(String(value)),
}

/** Shows a field of one line whose value has a pattern, such as a URL, a price or a time. */
export function CodeInput(props: InputProps) {
  const { kind } = props.field
  const [hasLetters, setHasLetters] = useState(false)
  const lettersButton = LETTERS_BUTTONS[kind]
  return (
    <>
      <input
        {...useTextProps({ ...props, format: FORMATS[kind] })}
        type="text"
        autoComplete="off"
        enterKeyHint="next"
        {...ATTRIBUTES[kind]}
        {...(hasLetters && { inputMode: 'text' })}
      />
      {lettersButton && !hasLetters && (
        <button type="button" className="link" onClick={() => setHasLetters(true)}>
          {lettersButton}
        </button>
      )}
    </>
  )
}
