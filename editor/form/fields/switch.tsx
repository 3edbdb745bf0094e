import type { InputProps } from '@/editor/form/input-props'
import { fieldKey } from '@/model/values/tree'

/** Shows a checkbox with its label and hint. */
export function SwitchInput({ field, path, value, onChange }: InputProps<'switch'>) {
  const id = fieldKey(path)
  return (
    <label className="option-label">
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={`${id}-hint`}
      />
      <span>
        {field.title}
        <span id={`${id}-hint`} className="hint">
          {field.description}
        </span>
      </span>
    </label>
  )
}
