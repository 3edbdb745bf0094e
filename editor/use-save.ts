import { useState } from 'react'
import { sizeOf } from './form/prepare-photo'
import { type GitHub, Refusal } from './github'
import { storeReceipt, unfinished } from './receipt'
import { newIssues, photoPaths } from './store/checks'
import type { Base } from './store/drafts'
import type { Editor } from './store/editor'
import type { Conflict } from './store/merge'
import { type Files, withValue } from './store/path'
import { type Outcome, save } from './store/save'

/** Saves the change of the editor, and keeps what the owner has to know about it. */
export function useSave(editor: Editor, github: GitHub) {
  const [isSaving, setIsSaving] = useState(false)
  const [receipt, setReceipt] = useState(unfinished)
  const [fault, setFault] = useState<Refusal>()
  const [outcome, setOutcome] = useState<Outcome>()

  const start = async () => {
    const { base, history, photos, pending } = editor.get()
    setFault(undefined)
    setOutcome(undefined)
    // What is wrong here needs no request.
    const issues = newIssues(base.files, history.draft, photos)
    if (issues.length > 0) return setOutcome({ kind: 'errors', issues })
    setIsSaving(true)
    try {
      const unsaved = { base, draft: history.draft, photos, ...(pending && { pending }) }
      const result = await save(github, unsaved, editor.send)
      setOutcome(result)
      if (result.kind !== 'saved') return
      editor.saved(result.base, history.draft)
      const saved = { commit: result.base.oid, at: Date.now() }
      storeReceipt(saved)
      setReceipt(saved)
      new BroadcastChannel('editor').postMessage('saved')
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setFault(error)
    } finally {
      setIsSaving(false)
    }
  }

  /** Brings an earlier version back by a new save, with the photos that it had. The colours stay the engineer's. */
  const restore = async ({ oid, files }: Base) => {
    const { base, history } = editor.get()
    try {
      for (const path of photoPaths(files).filter((each) => !base.photos.includes(each))) {
        const blob = await github.photo(path, oid)
        editor.addPhoto(path, { blob, ...(await sizeOf(blob)) })
      }
      editor.change([], { ...files, palette: history.draft.palette })
      await start()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setFault(error)
    }
  }

  const conflict = outcome?.kind === 'conflict' ? outcome : undefined

  /** Saves what the owner chose: the site's value of these fields, and that of this device of all others. */
  const choose = (theirs: readonly Conflict[]) => {
    if (!conflict) return
    const { remote, merged } = conflict
    const next = theirs.reduce<unknown>(
      (whole, { path, theirs: value }) => withValue(whole, path, value),
      merged,
    )
    editor.settle(remote, next as Files)
    start()
  }

  return {
    isSaving,
    receipt,
    fault,
    issues: outcome?.kind === 'errors' ? outcome.issues : [],
    conflict,
    choose,
    start,
    restore,
  }
}

export type Saving = ReturnType<typeof useSave>
