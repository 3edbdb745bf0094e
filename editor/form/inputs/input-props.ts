import { useState } from 'react'
import { useSession } from '@/editor/session/context'
import type { DescriptorOf, SingleKind } from '@/model/fields/descriptor'
import { type FieldPath, fieldKey } from '@/model/values/tree'

/** Props of the input for a kind of field. */
export type InputProps<Kind extends SingleKind = SingleKind> = {
  field: DescriptorOf<Kind>
  path: FieldPath
  value: unknown
  /** True while the form shows an error of the field. */
  isInvalid: boolean
}

/**
 * Returns the attributes of an element that shows the value as text, with the ids by which
 * screen readers read the field's hint and errors. Keeps what the owner types until the focus leaves
 * the field, because a value that is not complete has another format.
 * @param onChange stores a changed value, by default as one that is typed in the field
 * @param format formats a stored value
 * @param parse converts a typed text to the value to store
 */
export function useTextProps({
  path,
  value,
  isInvalid,
  onChange,
  format = String,
  parse = (text) => text || undefined,
}: Pick<InputProps, 'path' | 'value' | 'isInvalid'> & {
  onChange?: (value: unknown, text: string) => void
  format?: (value: unknown) => string
  parse?: (text: string) => unknown
}) {
  const id = fieldKey(path)
  const { store } = useSession()
  const setValue = onChange ?? ((changed) => store.changeByKeystroke(path, changed))
  const [typed, setTyped] = useState<{ text: string; parsed: unknown }>()
  // An undo changes the value while iOS keeps the focus in the field.
  const isCurrent = typed !== undefined && typed.parsed === value
  return {
    id,
    value: isCurrent ? typed.text : format(value ?? ''),
    onChange: ({ target }: { target: { value: string } }) => {
      const text = target.value
      const parsed = parse(text)
      setTyped({ text, parsed })
      setValue(parsed, text)
    },
    onBlur: () => setTyped(undefined),
    autoComplete: 'off',
    enterKeyHint: 'next',
    'aria-describedby': `${id}-hint ${id}-error`,
    'aria-invalid': isInvalid,
  } as const
}
