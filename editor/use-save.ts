import { useState } from 'react'
import { photoSize } from './form/prepare-photo'
import { type GitHub, GitHubError } from './github'
import { readPublication, storePublication } from './publication'
import { newIssues, photoPaths } from './store/checks'
import type { Base } from './store/drafts'
import { draftOf, type Editor } from './store/editor'
import type { Conflict } from './store/merge'
import { type Files, withValue } from './store/path'
import { type Outcome, save } from './store/save'

/** Returns the result of the last save, and functions that save, restore and resolve conflicts. */
export function useSave(editor: Editor, github: GitHub) {
  const [isSaving, setIsSaving] = useState(false)
  const [publication, setPublication] = useState(readPublication)
  const [error, setError] = useState<GitHubError>()
  const [outcome, setOutcome] = useState<Outcome>()

  /**
   * Runs a save. Keeps an error of GitHub for the message to the owner, and throws other errors.
   */
  const attempt = async (work: () => Promise<void>) => {
    setError(undefined)
    setOutcome(undefined)
    setIsSaving(true)
    try {
      await work()
    } catch (cause) {
      if (!(cause instanceof GitHubError)) throw cause
      setError(cause)
    } finally {
      setIsSaving(false)
    }
  }

  const start = () =>
    attempt(async () => {
      const sent = draftOf(editor.get())
      // Checks the draft first, because its errors need no request.
      const issues = newIssues(sent.base.files, sent.draft, sent.photos)
      if (issues.length > 0) return setOutcome({ kind: 'errors', issues })
      const result = await save(github, sent, editor.setPending)
      setOutcome(result)
      if (result.kind !== 'saved') return
      editor.continueAfterSave(result.base, sent.draft)
      const saved = { commit: result.base.oid, savedAt: Date.now() }
      storePublication(saved)
      setPublication(saved)
      new BroadcastChannel('editor').postMessage('saved')
    })

  /** Saves an earlier version and its photos as a new commit. Keeps the colours of the draft. */
  const restore = ({ oid, files }: Base) =>
    attempt(async () => {
      const { base, history } = editor.get()
      for (const path of photoPaths(files).filter((each) => !base.photos.includes(each))) {
        const blob = await github.photo(path, oid)
        editor.addPhoto(path, { blob, ...(await photoSize(blob)) })
      }
      editor.change([], { ...files, palette: history.draft.palette })
      await start()
    })

  const conflict = outcome?.kind === 'conflict' ? outcome : undefined

  /**
   * Saves the merged content with the values that the owner chose.
   * @param theirs the conflicts in which the site's value stays
   */
  const choose = (theirs: readonly Conflict[]) => {
    if (!conflict) return
    const { remote, merged } = conflict
    const next = theirs.reduce<unknown>(
      (whole, { path, theirs: value }) => withValue(whole, path, value),
      merged,
    )
    editor.continueAfterMerge(remote, next as Files)
    start()
  }

  return {
    isSaving,
    publication,
    error,
    issues: outcome?.kind === 'errors' ? outcome.issues : [],
    conflict,
    choose,
    start,
    restore,
  }
}

export type Saving = ReturnType<typeof useSave>
