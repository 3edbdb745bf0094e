import type { ReactNode } from 'react'
import type { DescriptorOf, SingleKind } from '@/model/fields/descriptor'
import { ChoiceInput } from './choice'
import { ChoicesInput } from './choices'
import { CnpjInput } from './cnpj'
import { DayInput } from './day'
import type { InputProps } from './input-props'
import { NumberInput } from './number'
import { PatternInput } from './pattern'
import { PhotoInput } from './photo'
import { SwitchInput } from './switch'
import { TextInput } from './text'

type Input<Kind extends SingleKind = SingleKind> = (props: InputProps<Kind>) => ReactNode

const INPUTS: { readonly [Kind in SingleKind]: Input<Kind> } = {
  choice: ChoiceInput,
  choices: ChoicesInput,
  cnpj: CnpjInput,
  code: PatternInput,
  day: DayInput,
  link: PatternInput,
  number: NumberInput,
  phone: PatternInput,
  photo: PhotoInput,
  switch: SwitchInput,
  text: TextInput,
}

/** Returns the input for the kind of a field. */
export const inputOf = (field: DescriptorOf<SingleKind>) =>
  // TypeScript does not know that an input gets only fields of its kind.
  INPUTS[field.kind] as Input
