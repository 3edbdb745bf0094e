import type * as z from 'zod'
import { type InputProps, useTextProps } from '@/editor/form/input-props'

/** Shows a select with the options of the schema. */
export const ChoiceInput = ({ schema, metadata, ...props }: InputProps<z.ZodEnum>) => (
  <select {...useTextProps(props)}>
    <option value="">Escolha…</option>
    {schema.options.map((option, index) => (
      <option key={option} value={option}>
        {metadata.enumDescriptions?.[index]}
      </option>
    ))}
  </select>
)
