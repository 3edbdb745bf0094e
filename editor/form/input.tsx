import type { ComponentType } from 'react'
import { formatPhone } from '@/model/fields/phone/format'
import { ChoiceInput } from './fields/choice'
import { ChoicesInput } from './fields/choices'
import { CodeInput, type CodeOptions } from './fields/code'
import { DayInput } from './fields/day'
import { NumberInput } from './fields/number'
import { PhotoInput } from './fields/photo'
import { SwitchInput } from './fields/switch'
import { TextInput } from './fields/text'
import type { InputKind, InputProps } from './input-props'

/** The input for each kind of field, or the options of `CodeInput` for a kind without its own. */
const INPUTS: { readonly [Kind in InputKind]: ComponentType<InputProps<Kind>> | CodeOptions } = {
  choice: ChoiceInput,
  choices: ChoicesInput,
  cnpj: { inputMode: 'numeric', lettersButton: 'O meu CNPJ tem letras' },
  code: {},
  day: DayInput,
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  link: { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none' },
  number: NumberInput,
  phone: {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    format: (value) => formatPhone(String(value)),
  },
  photo: PhotoInput,
  'postal-code': { inputMode: 'numeric' },
  price: { inputMode: 'decimal' },
  switch: SwitchInput,
  text: TextInput,
  time: { type: 'time' },
}

/** Shows the input for the kind of a field. */
export function Input(props: InputProps) {
  const input = INPUTS[props.field.kind]
  if (typeof input !== 'function') return <CodeInput {...props} options={input} />
  // Needs the cast, because TypeScript does not know that the input takes fields of its kind.
  const KindInput = input as ComponentType<InputProps>
  return <KindInput {...props} />
}
