import { useState } from 'react'
import { type InputProps, useTextProps } from '@/editor/form/input-props'
import { formatPhone } from '@/model/fields/phone/format'

/** Shows a phone number. Formats the number only before and after the owner types. */
export function PhoneInput(props: InputProps) {
  const text = String(props.value ?? '')
  // Keeps what the owner types, because the first digits of a number have another format.
  const [typed, setTyped] = useState<string>()
  const onChange = (changed: string | undefined) => {
    setTyped(changed)
    props.onChange(changed)
  }
  const value = text === typed ? text : formatPhone(text)
  return (
    <input
      {...useTextProps({ ...props, value, onChange })}
      onBlur={() => setTyped(undefined)}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint="next"
    />
  )
}
