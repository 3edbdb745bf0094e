import { type InputProps, useTextProps } from '@/editor/form/input-props'
import { formatPhone } from '@/model/fields/phone/format'

/** Shows a phone number. Formats the number only before and after the owner types. */
export const PhoneInput = (props: InputProps) => (
  <input
    {...useTextProps({ ...props, format: (value) => formatPhone(String(value)) })}
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    enterKeyHint="next"
  />
)
