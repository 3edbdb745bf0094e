import { type InputHTMLAttributes, useState } from 'react'
import { type InputProps, useTextProps } from '@/editor/form/input-props'

/** The keyboard of a kind, what the browser fills in, and what else differs. */
export type CodeOptions = InputHTMLAttributes<HTMLInputElement> & {
  /** Formats a stored value before and after the owner types. */
  format?: (value: unknown) => string
  /** Button that changes to a keyboard with letters, which few values need. */
  lettersButton?: string
}

/** Shows a field of one line whose value has a pattern, such as a URL, a price or a time. */
export function CodeInput({ options, ...props }: InputProps & { options: CodeOptions }) {
  const { format, lettersButton, ...attributes } = options
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
