import { type InputHTMLAttributes, useState } from 'react'
import { rulesOf, type SingleKind } from '@/editor/reading/kinds'
import { type InputProps, useTextProps } from './input-props'

/** The keyboard of each kind, and what the browser fills in. */
const ATTRIBUTES: { readonly [Kind in SingleKind]?: InputHTMLAttributes<HTMLInputElement> } = {
  cnpj: { inputMode: 'numeric' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  link: { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  'postal-code': { inputMode: 'numeric' },
  price: { inputMode: 'decimal' },
  time: { type: 'time' },
}

/** Shows a field of one line whose value has a pattern, such as a URL, a price or a time. */
export function CodeInput(props: InputProps) {
  const { kind } = props.field
  const [hasLetters, setHasLetters] = useState(false)
  return (
    <>
      <input
        {...useTextProps({ ...props, format: rulesOf(props.field).format })}
        type="text"
        {...ATTRIBUTES[kind]}
        {...(hasLetters && { inputMode: 'text' })}
      />
      {kind === 'cnpj' && !hasLetters && (
        <button type="button" className="plain link" onClick={() => setHasLetters(true)}>
          O meu CNPJ tem letras
        </button>
      )}
    </>
  )
}
