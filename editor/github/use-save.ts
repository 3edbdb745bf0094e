import { useState } from 'react'
import { type FieldChange, type ShownVersion, withoutChanges } from '@/editor/store/content-changes'
import type { ContentFiles } from '@/editor/store/content-files'
import type { CommitContent } from '@/editor/store/draft'
import { photoPathsIn } from '@/editor/store/draft-photos'
import { type EditorStore, hasUnsavedChanges } from '@/editor/store/editor'
import type { Resolution } from '@/editor/store/merge'
import { findPhotoPath } from '@/model/art/photos'
import type { GitHub } from './github'
import { GitHubError } from './github-error'
import { readPublication, storePublication } from './publication'
import { fetchPhoto, type SaveResult, save } from './save'

/** Returns the result of the last save, and functions that save, restore and resolve conflicts. */
export function useSave(editor: EditorStore, github: GitHub) {
  const [isSaving, setIsSaving] = useState(false)
  const [publication, setPublication] = useState(readPublication)
  const [error, setError] = useState<GitHubError>()
  const [lastResult, setLastResult] = useState<SaveResult>()

  /**
   * Runs a save. Keeps an error of GitHub for the message to the owner, and throws other errors.
   */
  const runSave = async (work: () => Promise<void>) => {
    setError(undefined)
    setLastResult(undefined)
    setIsSaving(true)
    try {
      await work()
    } catch (cause) {
      if (cause instanceof GitHubError) return setError(cause)
      const message = 'O editor falhou. Mande uma foto desta tela a quem cuida do programa.'
      setError(new GitHubError(message, 'other', String(cause)))
      throw cause
    } finally {
      setIsSaving(false)
    }
  }

  /**
   * Saves the draft.
   * @param resolutions the owner's resolutions in the conflicts that blocked the last save
   */
  const saveWithResolutions = (resolutions: readonly Resolution[]) =>
    runSave(async () => {
      const result = await save(editor, github, resolutions)
      setLastResult(result)
      if (result.kind !== 'saved') return
      const newPublication = { commit: result.oid, savedAt: Date.now() }
      storePublication(newPublication)
      setPublication(newPublication)
    })

  const saveDraft = () => saveWithResolutions([])

  /**
   * Replaces the draft as one undo step, with the photos that the new content uses.
   * @param oid the commit that has the photos, or undefined for the branch
   */
  const replaceDraft = async (next: ContentFiles, oid: string | undefined) => {
    const { base, photos } = editor.get()
    const missing = photoPathsIn(next).filter(
      (path) => !photos[path] && !findPhotoPath(base.photos, path),
    )
    for (const path of missing) await fetchPhoto(editor, github, path, oid)
    editor.restore(next)
  }

  /** Restores a version. Saves the result as a new commit if it differs from the saved content. */
  const restore = ({ oid, files }: CommitContent) =>
    runSave(async () => {
      // Keeps the draft of a file that is broken in the version.
      await replaceDraft({ ...editor.get().history.draft, ...files }, oid)
      if (hasUnsavedChanges(editor.get())) await saveDraft()
    })

  /** Takes changes of a version back in the draft. */
  const takeBack = ({ version, previous }: ShownVersion, changes: readonly FieldChange[]) =>
    runSave(() => {
      const { draft } = editor.get().history
      return replaceDraft(withoutChanges(draft, version.files, changes), previous?.oid)
    })

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
