import { Option } from '@/editor/elements/option'
import { useSession } from '@/editor/session/context'
import { fieldKey } from '@/model/values/tree'
import type { InputProps } from './input-props'

/** Shows fixed options, such as the days of the week, as checkboxes with their label and hint. */
export function ChoicesInput({ field, path, value }: InputProps<'choices'>) {
  const { store } = useSession()
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const id = fieldKey(path)
  const values = field.options.map((option) => option.value)
  return (
    <fieldset id={id} tabIndex={-1} className="group" aria-describedby={`${id}-hint ${id}-error`}>
      <legend>{field.title}</legend>
      <p id={`${id}-hint`} className="hint">
        {field.description}
      </p>
      {field.options.map((option) => (
        <Option
          key={option.value}
          checked={chosen.includes(option.value)}
          onChange={(isChecked) =>
            store.change(
              path,
              values.filter((other) =>
                other === option.value ? isChecked : chosen.includes(other),
              ),
            )
          }
        >
          {option.title}
        </Option>
      ))}
    </fieldset>
  )
}
