import type * as z from 'zod'
import { fieldKey } from '@/editor/store/content-files'
import type { FieldPath } from '@/model/values/tree'
import { useErrors } from './context'

/** Props of each kind of input. */
export type InputProps<Schema = unknown> = {
  /** The field's schema inside `optional()` and `default()`. */
  schema: Schema
  metadata: z.core.GlobalMeta
  path: FieldPath
  value: unknown
  /** Changes the value. `undefined` removes the field. */
  onChange: (value: unknown) => void
}

/**
 * Returns the attributes of an element that shows the value as text, with the ids by which
 * screen readers read the field's hint and errors.
 * @param onChange receives the typed text, or undefined for an empty text
 */
export function useTextProps({
  path,
  value,
  onChange,
}: {
  path: FieldPath
  value: unknown
  onChange: (text: string | undefined) => void
}) {
  const id = fieldKey(path)
  return {
    id,
    value: String(value ?? ''),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value || undefined),
    'aria-describedby': `${id}-hint ${id}-error`,
    'aria-invalid': useErrors(path).length > 0,
  }
}
