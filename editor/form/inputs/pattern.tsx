import { useState } from 'react'
import { type InputProps, useTextProps } from './input-props'

/** Shows a field of one line whose value has a pattern, such as a URL, a price or a time. */
export function PatternInput(props: InputProps) {
  const { kind, format, inputAttributes } = props.field
  const [hasLetters, setHasLetters] = useState(false)
  return (
    <>
      <input
        {...useTextProps({ ...props, format })}
        type="text"
        {...inputAttributes}
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
