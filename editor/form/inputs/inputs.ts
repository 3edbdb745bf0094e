import type { ReactNode } from 'react'
import type { DescriptorOf, SingleKind } from '@/model/fields/descriptor'
import { ChoiceInput } from './choice'
import { ChoicesInput } from './choices'
import { CodeInput } from './code'
import { DayInput } from './day'
import type { InputProps } from './input-props'
import { NumberInput } from './number'
import { PhotoInput } from './photo'
import { SwitchInput } from './switch'
import { TextInput } from './text'

type KindInput<Kind extends SingleKind = SingleKind> = {
  Input: (props: InputProps<Kind>) => ReactNode
  /** True if the input contains the title of its field. */
  hasLabel?: boolean
  /** True if the input contains the hint of its field. */
  hasHint?: boolean
  /** True if the owner chooses a value, and is not still typing it when its error appears. */
  isChosen?: boolean
}

const INPUTS: { readonly [Kind in SingleKind]: KindInput<Kind> } = {
  choice: { Input: ChoiceInput },
  choices: { Input: ChoicesInput, hasLabel: true },
  cnpj: { Input: CodeInput },
  code: { Input: CodeInput },
  day: { Input: DayInput },
  link: { Input: CodeInput },
  number: { Input: NumberInput },
  phone: { Input: CodeInput },
  photo: { Input: PhotoInput, isChosen: true },
  switch: { Input: SwitchInput, hasLabel: true, hasHint: true },
  text: { Input: TextInput },
}

/** Returns the input for the kind of a field, and what the form need not show around it. */
export const inputOf = ({ kind }: DescriptorOf<SingleKind>) =>
  // TypeScript does not know that an input gets only fields of its kind.
  INPUTS[kind] as KindInput
