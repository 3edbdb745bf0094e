import type { ComponentType } from 'react'
import * as z from 'zod'
import type { StringKind } from '@/model/fields/metadata'
import { fieldKey } from '@/model/values/tree'
import { ChoiceInput } from './fields/choice'
import { ChoicesInput } from './fields/choices'
import { CnpjInput } from './fields/cnpj'
import { CodeInput } from './fields/code'
import { DayInput } from './fields/day'
import { NumberInput } from './fields/number'
import { PhoneInput } from './fields/phone'
import { PhotoInput } from './fields/photo'
import { SwitchInput } from './fields/switch'
import { TextInput } from './fields/text'
import type { InputProps } from './input-props'

const STRING_INPUTS: Readonly<Record<StringKind, ComponentType<InputProps<z.ZodString>>>> = {
  cnpj: CnpjInput,
  code: CodeInput,
  day: DayInput,
  email: CodeInput,
  link: CodeInput,
  phone: PhoneInput,
  photo: PhotoInput,
  'postal-code': CodeInput,
  price: CodeInput,
  text: TextInput,
  time: CodeInput,
}

/**
 * Shows the input for a field's kind.
 * @throws if no input can change a value of the schema
 */
export function Input({ schema, ...props }: InputProps) {
  const { kind } = props.metadata
  if (schema instanceof z.ZodBoolean) return <SwitchInput {...props} schema={schema} />
  if (schema instanceof z.ZodNumber) return <NumberInput {...props} schema={schema} />
  if (schema instanceof z.ZodEnum) return <ChoiceInput {...props} schema={schema} />
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodEnum)
    return <ChoicesInput {...props} schema={schema.element} />
  if (!(schema instanceof z.ZodString) || !kind)
    throw new Error(`No input for ${fieldKey(props.path)}`)
  const StringInput = STRING_INPUTS[kind]
  return <StringInput {...props} schema={schema} />
}
