import { Option } from '@/editor/elements/option'
import { useSession } from '@/editor/session/context'
import { fieldKey } from '@/model/values/tree'
import type { InputProps } from './input-props'

/** Shows a checkbox with its label and hint. */
export function SwitchInput({ field, path, value }: InputProps<'switch'>) {
  const { store } = useSession()
  const id = fieldKey(path)
  return (
    <Option
      id={id}
      checked={value === true}
      onChange={(isOn) => store.change(path, isOn)}
      aria-describedby={`${id}-hint`}
    >
      {field.title}
      <span id={`${id}-hint`} className="hint">
        {field.description}
      </span>
    </Option>
  )
}
