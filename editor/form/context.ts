import { createContext, useContext } from 'react'
import type { GitHub } from '@/editor/github/github'
import { fieldKey } from '@/editor/store/content-files'
import type { EditorStore } from '@/editor/store/editor'
import type { FieldPath } from '@/model/tree'
import type { Issue } from '@/model/validation'
import { formatMessage } from './format-message'

export type FormContextValue = {
  editor: EditorStore
  github: GitHub
  /**
   * Path of the field to show: a new array for each request, so that a repeated request focuses the
   * field again.
   */
  requestedPath: FieldPath
  /** The validation errors of the draft. */
  issues: readonly Issue[]
  /** True while the draft has an error of the last save. All fields then show their errors. */
  showErrors: boolean
  onFocus: (path: FieldPath) => void
}

/**
 * Context of the fields. Not the form library's own context, because the library treats any two
 * functions as equal and ignores a new function.
 */
export const FormContext = createContext<FormContextValue | undefined>(undefined)

/**
 * Returns the context of the form.
 * @throws if the component is outside a `SectionForm`
 */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext)
  if (!context) throw new Error('useFormContext must be called inside a SectionForm.')
  return context
}

/**
 * Returns the sentences of the validation errors at a field.
 * @param id id of the element, which is the key of the field's path
 */
export function useErrors(id: string): string[] {
  const found = useFormContext().issues.filter(({ path }) => fieldKey(path) === id)
  return [...new Set(found.map(({ message }) => formatMessage(message)))]
}
