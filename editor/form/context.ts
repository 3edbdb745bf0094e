import { createContext, useContext } from 'react'
import type { GitHub } from '@/editor/github/github'
import type { ContentFiles } from '@/editor/store/content-files'
import type { EditorStore } from '@/editor/store/editor'
import type { LaunchCheck } from '@/editor/store/launch-check'
import { type FieldPath, fieldKey } from '@/model/values/tree'
import { formatMessage } from './format-message'

/** The state of the tab that forms and screens share. */
export type EditorContextValue = {
  editor: EditorStore
  github: GitHub
  draft: ContentFiles
  /** Open items of the draft, and its content as the site shows it, a pause in typing ago. */
  check: LaunchCheck
  /** The day that it is for the company, as `2026-12-24`. */
  today: string
  /**
   * Path of the screen or field to show: a new array for each request, so that a repeated request
   * focuses the field again.
   */
  requestedPath: FieldPath
  /** True while the draft has an error of the last save. All fields then show their errors. */
  showErrors: boolean
  onFocus: (path: FieldPath) => void
}

export const EditorContext = createContext<EditorContextValue | undefined>(undefined)

/**
 * Returns the state of the tab.
 * @throws if the component is outside the workspace
 */
export function useEditor(): EditorContextValue {
  const context = useContext(EditorContext)
  if (!context) throw new Error('useEditor must be called inside an EditorContext.')
  return context
}

/** Returns the sentences of the validation errors at a field. */
export function useErrors(path: FieldPath): string[] {
  const key = fieldKey(path)
  const found = useEditor().check.issues.filter((issue) => fieldKey(issue.path) === key)
  return [...new Set(found.map(({ message }) => formatMessage(message)))]
}
