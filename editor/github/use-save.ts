import { useState } from 'react'
import { type FieldChange, type ShownVersion, withoutChanges } from '@/editor/store/content-changes'
import type { CommitContent } from '@/editor/store/draft'
import { type EditorStore, hasUnsavedChanges } from '@/editor/store/editor'
import type { Resolution } from '@/editor/store/merge'
import type { GitHub } from './github'
import { GitHubError } from './github-error'
import { readPublication, storePublication } from './publication'
import { type SaveResult, save } from './save'

/** Returns the result of the last save, and functions that save, restore and resolve conflicts. */
export function useSave(editor: EditorStore, github: GitHub) {
  const [isSaving, setIsSaving] = useState(false)
  const [publication, setPublication] = useState(readPublication)
  const [error, setError] = useState<GitHubError>()
  const [lastResult, setLastResult] = useState<SaveResult>()

  /**
   * Saves the draft. Keeps an error of GitHub for the message to the owner, and throws other errors.
   * @param resolutions the owner's resolutions in the conflicts that blocked the last save
   */
  const saveWithResolutions = async (resolutions: readonly Resolution[]) => {
    setError(undefined)
    setLastResult(undefined)
    setIsSaving(true)
    try {
      const result = await save(editor, github, resolutions)
      setLastResult(result)
      if (result.kind !== 'saved') return
      const newPublication = { commit: result.oid, savedAt: Date.now() }
      storePublication(newPublication)
      setPublication(newPublication)
    } catch (cause) {
      if (cause instanceof GitHubError) return setError(cause)
      const message = 'O editor falhou. Mande uma foto desta tela a quem cuida do programa.'
      setError(new GitHubError(message, 'other', String(cause)))
      throw cause
    } finally {
      setIsSaving(false)
    }
  }

  const saveDraft = () => saveWithResolutions([])

  /** Restores a version. Saves the result as a new commit if it differs from the saved content. */
  const restore = async ({ files }: CommitContent) => {
    // Keeps the draft of a file that is broken in the version.
    editor.restore({ ...editor.get().history.draft, ...files })
    if (hasUnsavedChanges(editor.get())) await saveDraft()
  }

  /** Takes changes of a version back in the draft. */
  const takeBack = ({ version }: ShownVersion, changes: readonly FieldChange[]) =>
    editor.restore(withoutChanges(editor.get().history.draft, version.files, changes))

  return {
    isSaving,
    publication,
    error,
    issues: lastResult?.kind === 'errors' ? lastResult.issues : [],
    conflicts: lastResult?.kind === 'conflict' ? lastResult.conflicts : undefined,
    /** Returns to the form. The next save reports the conflicts again. */
    postpone: () => setLastResult((result) => (result?.kind === 'conflict' ? undefined : result)),
    resolve: saveWithResolutions,
    saveDraft,
    restore,
    takeBack,
  }
}

export type SaveState = ReturnType<typeof useSave>
