import { useState } from 'react'
import type { InputProps } from './input-props'
import { PatternInput } from './pattern'

/** Shows a CNPJ, with the keyboard of numbers until the owner asks for letters. */
export function CnpjInput(props: InputProps<'cnpj'>) {
  const { field } = props
  const [hasLetters, setHasLetters] = useState(false)
  const inputAttributes = hasLetters ? undefined : field.inputAttributes
  return (
    <>
      <PatternInput {...props} field={{ ...field, inputAttributes }} />
      {!hasLetters && (
        <button type="button" className="plain link" onClick={() => setHasLetters(true)}>
          O meu CNPJ tem letras
        </button>
      )}
    </>
  )
}
