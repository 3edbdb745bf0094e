import type * as z from 'zod'
import type { InputProps } from '@/editor/form/input-props'
import { metadataOf } from '@/model/fields/metadata'
import { fieldKey } from '@/model/values/tree'

/** Shows a list of fixed options, such as the days of the week, as checkboxes. */
export function ChoicesInput({ schema, metadata, path, value, onChange }: InputProps<z.ZodEnum>) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const names = metadataOf(schema)?.enumDescriptions
  return (
    <fieldset id={fieldKey(path)} tabIndex={-1} className="group">
      <legend>{metadata.title}</legend>
      {schema.options.map((option, index) => (
        <label key={option} className="option-label">
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              onChange(
                schema.options.filter((other) =>
                  other === option ? target.checked : chosen.includes(other),
                ),
              )
            }
          />
          {names?.[index]}
        </label>
      ))}
    </fieldset>
  )
}
