import { type InputProps, useTextProps } from './input-props'

/** Shows a field of one line whose value has a pattern, such as a URL, a price or a time. */
export function PatternInput(props: InputProps) {
  const { format, inputAttributes } = props.field
  return <input {...useTextProps({ ...props, format })} type="text" {...inputAttributes} />
}
