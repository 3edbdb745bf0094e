import { createContext, useContext } from 'react'
import type { FieldPath } from '@/model/values/tree'
import type { GitHub } from './github/github'
import type { SaveState } from './github/use-save'
import type { Preview } from './preview/use-preview'
import type { ContentFiles } from './store/content-files'
import type { EditorStore } from './store/editor'
import type { LaunchCheck } from './store/launch-check'

/** The state of the tab that forms and screens share. */
export type EditorContextValue = {
  editor: EditorStore
  github: GitHub
  draft: ContentFiles
  /** Open items of the draft, and its content as the site shows it, a pause in typing ago. */
  check: LaunchCheck
  /** Open items of the saved content. */
  savedCheck: LaunchCheck
  /** The last save. Its issues are those that the draft still has; all fields then show errors. */
  saveState: SaveState
  preview: Preview
  /** Names of the files that are broken on the branch and that the draft has not repaired. */
  brokenFiles: readonly string[]
  /** The day that it is for the company, as `2026-12-24`. */
  today: string
  /**
   * Path of the screen or field to show: a new array for each request, so that a repeated request
   * focuses the field again.
   */
  requestedPath: FieldPath
  signOut: () => void
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
