import type { ComponentType } from 'react'
import { ChoiceInput } from './fields/choice'
import { ChoicesInput } from './fields/choices'
import { CodeInput } from './fields/code'
import { DayInput } from './fields/day'
import { NumberInput } from './fields/number'
import { PhotoInput } from './fields/photo'
import { SwitchInput } from './fields/switch'
import { TextInput } from './fields/text'
import type { InputKind, InputProps } from './input-props'

/** The kinds of fields with an input of their own. All others are strings with a pattern. */
const INPUTS: { readonly [Kind in InputKind]?: ComponentType<InputProps<Kind>> } = {
  choice: ChoiceInput,
  choices: ChoicesInput,
  day: DayInput,
  number: NumberInput,
  photo: PhotoInput,
  switch: SwitchInput,
  text: TextInput,
}

/** Shows the input for the kind of a field. */
export function Input(props: InputProps) {
  // Needs the cast, because TypeScript does not know that the input takes fields of its kind.
  const KindInput = (INPUTS[props.field.kind] ?? CodeInput) as ComponentType<InputProps>
  return <KindInput {...props} />
}
