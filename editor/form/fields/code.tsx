import { type InputProps, useTextProps } from '@/editor/form/input-props'

/** Shows a field of one line whose value has a pattern, such as a URL, a price or a postal code. */
export function CodeInput({
  keyboard,
  ...props
}: Omit<InputProps, 'schema'> & {
  keyboard: 'email' | 'url' | 'numeric' | 'decimal' | undefined
}) {
  const isAddress = keyboard === 'email' || keyboard === 'url'
  return (
    <input
      {...useTextProps(props)}
      type={keyboard === 'email' ? 'email' : 'text'}
      inputMode={keyboard}
      autoComplete={isAddress ? keyboard : 'off'}
      autoCapitalize={isAddress ? 'none' : undefined}
      enterKeyHint="next"
    />
  )
}
