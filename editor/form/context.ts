import { createContext, useContext } from 'react'
import type { GitHub } from '@/editor/github/github'
import { fieldKey } from '@/editor/store/content-files'
import type { EditorStore } from '@/editor/store/editor'
import type { Issue } from '@/model/reading/issue'
import type { FieldPath } from '@/model/values/tree'
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
  /** Changes a value of the draft. `undefined` removes a field, group or list. */
  change: (path: FieldPath, value: unknown) => void
}

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

/** Returns the sentences of the validation errors at a field. */
export function useErrors(path: FieldPath): string[] {
  const key = fieldKey(path)
  const found = useFormContext().issues.filter((issue) => fieldKey(issue.path) === key)
  return [...new Set(found.map(({ message }) => formatMessage(message)))]
}
