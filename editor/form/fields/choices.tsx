import type { InputProps } from '@/editor/form/input-props'
import { fieldKey } from '@/model/values/tree'

/** Shows fixed options, such as the days of the week, as checkboxes. */
export function ChoicesInput({ field, path, value, onChange }: InputProps<'choices'>) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const values = field.options.map((option) => option.value)
  return (
    <fieldset id={fieldKey(path)} tabIndex={-1} className="group">
      <legend>{field.title}</legend>
      {field.options.map((option) => (
        <label key={option.value} className="option-label">
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={({ target }) =>
              onChange(
                values.filter((other) =>
                  other === option.value ? target.checked : chosen.includes(other),
                ),
              )
            }
          />
          {option.title}
        </label>
      ))}
    </fieldset>
  )
}
