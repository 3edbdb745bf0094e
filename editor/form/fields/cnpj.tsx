import { useState } from 'react'
import { type InputProps, useTextProps } from '@/editor/form/input-props'

/** Shows a company number, with a button for the letters that new numbers have. */
export function CnpjInput(props: InputProps) {
  const [acceptsLetters, setAcceptsLetters] = useState(false)
  return (
    <>
      <input
        {...useTextProps(props)}
        inputMode={acceptsLetters ? 'text' : 'numeric'}
        autoComplete="off"
        enterKeyHint="next"
      />
      {!acceptsLetters && (
        <button type="button" className="link" onClick={() => setAcceptsLetters(true)}>
          O meu CNPJ tem letras
        </button>
      )}
    </>
  )
}
