import { type InputProps, useTextProps } from './input-props'

/** Shows a select with the options of the schema. */
export const ChoiceInput = (props: InputProps<'choice'>) => (
  <select {...useTextProps(props)}>
    <option value="">Escolha…</option>
    {props.field.options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.title}
      </option>
    ))}
  </select>
)
