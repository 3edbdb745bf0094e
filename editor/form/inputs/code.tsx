import { useState } from 'react'
import { rulesOf } from '@/editor/reading/kinds'
import { type InputProps, useTextProps } from './input-props'

/** Shows a field of one line whose value has a pattern, such as a URL, a price or a time. */
export function CodeInput({ options = {}, ...props }: InputProps) {
  const { lettersButton, ...attributes } = options
  const [hasLetters, setHasLetters] = useState(false)
  return (
    <>
      <input
        {...useTextProps({ ...props, format: rulesOf(props.field).format })}
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
