import type { GitHub } from '@/editor/github/github'
import { GitHubError, toGitHubError } from '@/editor/github/github-error'
import { newIssues } from '@/editor/reading/draft-issues'
import { type ContentFiles, changedNames } from '@/editor/store/content'
import { brokenFilesIn, type EditorStore, hasUnsavedChanges } from '@/editor/store/editor'
import { haveSameText } from '@/editor/store/file-text'
import { type IdPath, idPathOf } from '@/editor/store/list-items'
import type { MergeResult, Resolution } from '@/editor/store/merge'
import { createObservable } from '@/editor/store/observable'
import { isEqual } from '@/model/values/is-equal'
import { valueAt } from '@/model/values/tree'
import { filesToCommit } from './commit'
import { commitMessage } from './commit-message'
import { type Publication, readPublication, storePublication } from './publication'
import { textsWithoutSenders } from './senders'

/** The result of the last save. */
export type SaveState = {
  isSaving: boolean
  publication: Publication | undefined
  error?: GitHubError
  /** The fields of the draft whose validation errors blocked the save. */
  refused?: readonly IdPath[]
  /** The merge whose conflicts the owner must resolve. */
  openMerge?: MergeResult<ContentFiles>
}

type Pulled = Pick<SaveState, 'openMerge'> & { isSaved?: boolean }

/** Returns the state of a tab's saves, and the functions that save. */
export function createSaver(editor: EditorStore, github: GitHub) {
  const { get, set, subscribe } = createObservable<SaveState>({
    isSaving: false,
    publication: readPublication(),
  })
  /** The commit that the last save replaced, which a server of GitHub may show a moment longer. */
  let replacedOid: string | undefined

  /**
   * Reads the branch and merges it into the draft. Drops a response that may be older than a commit that
   * the tab has read or saved meanwhile. Follows the publication of a save whose response was lost.
   * @param resolutions those of a save; without them, nothing changes during a save or below open conflicts
   * @returns the merge if it needs more resolutions, and whether the branch has the save without a response
   * @throws GitHubError if the branch cannot be read
   */
  async function pull(resolutions?: readonly Resolution[]): Promise<Pulled> {
    const { base, sent } = editor.get()
    const remote = await github.read()
    if (editor.get().base !== base || remote.oid === replacedOid) return {}
    if (!resolutions && (get().isSaving || get().openMerge)) return {}
    const openMerge = editor.mergeRemote(remote, resolutions)
    const isSaved =
      sent && Object.keys(sent).every((name) => haveSameText(name, sent, remote.files))
    if (isSaved) set({ publication: storePublication(remote.oid), error: undefined })
    return { openMerge, isSaved }
  }

  /**
   * Checks the draft and saves it as one commit.
   * @returns the publication, or the errors that block the save; nothing if `pull` has found the commit
   * @throws GitHubError if GitHub refuses a request or sends no response
   */
  async function saveDraft(): Promise<Partial<SaveState>> {
    // Because others can read the repository.
    for (const { path, value } of textsWithoutSenders(editor.get())) editor.change(path, value)
    const unsaved = editor.get()
    const { base, draft } = unsaved
    const issues = newIssues(unsaved)
    if (issues.length > 0) return { refused: issues.map(({ path }) => idPathOf(draft, path)) }
    const changed = changedNames(unsaved)
    if (changed.length === 0) {
      // The branch lacks a save without a response that the owner has undone.
      editor.setSent(undefined)
      return { publication: storePublication(base.oid) }
    }
    const upgraded = (base.upgradeNotes ?? []).map(({ path }) => String(path[0]))
    const contentNames = [...new Set([...changed, ...upgraded])]
    const { additions, photoPaths } = await filesToCommit(unsaved, contentNames)
    editor.setSent(Object.fromEntries(contentNames.map((name) => [name, draft[name]])))
    try {
      const message = commitMessage(contentNames)
      const oid = await github.commit({ message, parentOid: base.oid, additions })
      const brokenFiles = brokenFilesIn(unsaved)
      const photos = [...base.photos, ...photoPaths]
      editor.setBase({ ...base, oid, files: draft, brokenFiles, photos, upgradeNotes: undefined })
      replacedOid = base.oid
      return { publication: storePublication(oid) }
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error
      if (error.kind !== 'no-response') {
        editor.setSent(undefined)
        throw error
      }
      // The commit may exist although its response was lost.
      const { isSaved } = await pull([]).catch((): Pulled => ({}))
      if (!isSaved) throw error
      replacedOid = base.oid
      return {}
    }
  }

  return {
    get,
    subscribe,
    pull,
    /**
     * Merges the changes that others have saved into the draft and saves it, unless a save is running.
     * Keeps an error of GitHub for the message to the owner, and the open conflicts until the merge.
     * @param resolutions the owner's resolutions in the conflicts that blocked the last save
     * @throws any other error, after its message
     */
    async save(resolutions: readonly Resolution[] = []): Promise<void> {
      if (get().isSaving) return
      set({ isSaving: true, error: undefined, refused: undefined })
      try {
        const { openMerge } = await pull(resolutions)
        set({ openMerge })
        if (openMerge) return
        const { draft } = editor.get()
        // The branch may have lost a value that the owner chose.
        if (!resolutions.every(({ path, value }) => isEqual(valueAt(draft, path), value))) {
          const message = 'Outra pessoa salvou de novo: sua escolha já não vale. Veja o que ficou.'
          throw new GitHubError(message, 'other')
        }
        set(await saveDraft())
      } catch (cause) {
        // The branch may have been reset to it.
        replacedOid = undefined
        const error = toGitHubError(cause)
        set({ error })
        if (error !== cause) throw cause
      } finally {
        set({ isSaving: false })
      }
    },
    /** Ends an error with the changes that it is about, until the returned function is called. */
    followDraft: () =>
      editor.subscribe(() => {
        if (get().error && !hasUnsavedChanges(editor.get())) set({ error: undefined })
      }),
    /** Returns to the form. The next save reports the conflicts again. */
    postpone: () => get().openMerge && set({ openMerge: undefined }),
  }
}

export type Saver = ReturnType<typeof createSaver>
