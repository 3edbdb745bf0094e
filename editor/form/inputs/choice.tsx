import { useSession } from '@/editor/session/context'
import { type InputProps, useTextProps } from './input-props'

/** Shows a select with the options of the schema. */
export function ChoiceInput(props: InputProps<'choice'>) {
  const { store } = useSession()
  const { field, path } = props
  const onChange = (value: unknown) => store.change(path, value)
  return (
    <select {...useTextProps({ ...props, onChange })}>
      <option value="">Escolha…</option>
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.title}
        </option>
      ))}
    </select>
  )
}
