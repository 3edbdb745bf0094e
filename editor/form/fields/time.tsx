import { type InputProps, useTextProps } from '@/editor/form/input-props'

export const TimeInput = (props: Omit<InputProps, 'schema'>) => (
  <input {...useTextProps(props)} type="time" autoComplete="off" enterKeyHint="next" />
)
