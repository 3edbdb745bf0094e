import * as z from 'zod'
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
import { TimeInput } from './fields/time'
import type { InputProps } from './input-props'

/**
 * Shows the input for a field's kind.
 * @throws if no input can change a value of the schema
 */
export function Input({ schema, ...props }: InputProps) {
  const { keyboard, contentMediaType } = props.metadata
  if (schema instanceof z.ZodBoolean) return <SwitchInput {...props} />
  if (schema instanceof z.ZodNumber) return <NumberInput {...props} schema={schema} />
  if (schema instanceof z.ZodEnum) return <ChoiceInput {...props} schema={schema} />
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodEnum)
    return <ChoicesInput {...props} schema={schema.element} />
  if (!(schema instanceof z.ZodString)) throw new Error(`No input for ${props.path.join('.')}`)
  if (contentMediaType) return <PhotoInput {...props} />
  if (schema.format === 'date') return <DayInput {...props} />
  if (keyboard === 'tel') return <PhoneInput {...props} />
  if (keyboard === 'time') return <TimeInput {...props} />
  if (keyboard === 'cnpj') return <CnpjInput {...props} />
  if (schema.maxLength === null) return <CodeInput {...props} keyboard={keyboard} />
  return <TextInput {...props} schema={schema} />
}
