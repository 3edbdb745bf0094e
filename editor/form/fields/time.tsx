import { type InputProps, useTextProps } from '@/editor/form/input-props'

export const TimeInput = (props: InputProps) => (
  <input {...useTextProps(props)} type="time" autoComplete="off" enterKeyHint="next" />
)
