import { newIssues } from '@/editor/derived/draft-issues'
import type { GitHub } from '@/editor/github/github'
import { GitHubError, toGitHubError } from '@/editor/github/github-error'
import { type CommitContent, type ContentFiles, changedNames } from '@/editor/store/content'
import { brokenFilesIn, type DraftStore, hasUnsavedChanges } from '@/editor/store/draft-store'
import { haveSameText } from '@/editor/store/file-text'
import { type IdPath, idPathOf } from '@/editor/store/list-items'
import type { MergeResult, Resolution } from '@/editor/store/merge'
import { createObservable } from '@/editor/store/observable'
import { isEqual } from '@/model/values/is-equal'
import { valueAt } from '@/model/values/tree'
import { filesToCommit } from './commit'
import { commitMessage } from './commit-message'
import { textsWithoutPrivateNumbers } from './private-numbers'
import { type Publication, readPublication, storePublication } from './publication'

/** Result of the last save: `idle` before the first save, after a commit, and after its error is over. */
type SaveResult =
  | { kind: 'idle' | 'running' }
  | { kind: 'failed'; error: GitHubError }
  /** The fields of the draft whose validation errors blocked the save. */
  | { kind: 'invalid'; fields: readonly IdPath[] }

export type SaveState = {
  result: SaveResult
  /** The publication of the last commit, also after a later save has failed. */
  publication: Publication | undefined
  /** The merge whose conflicts the owner must resolve, until a save with resolutions has merged them. */
  unresolvedMerge?: MergeResult<ContentFiles>
}

const IDLE: SaveResult = { kind: 'idle' }

/** Returns the state of a tab's saves, and the functions that save. */
export function createSaver(store: DraftStore, github: GitHub) {
  const { get, set, subscribe } = createObservable<SaveState>({
    result: IDLE,
    publication: readPublication(),
  })
  /** The commit that the last save replaced, which a server of GitHub may show a moment longer. */
  let replacedOid: string | undefined

  const isRunning = () => get().result.kind === 'running'
  const endError = () => get().result.kind === 'failed' && set({ result: IDLE })
  // Ends an error once no change is left that it is about.
  store.subscribe(() => {
    if (!hasUnsavedChanges(store.get())) endError()
  })
  /** Follows the publication of a commit. */
  const follow = (oid: string) => set({ publication: storePublication(oid) })

  /**
   * Reads the last commit of the branch.
   * @returns undefined if the response may be older than a commit that the tab has read or saved meanwhile
   * @throws GitHubError if the branch cannot be read
   */
  async function readBranch(): Promise<CommitContent | undefined> {
    const { base } = store.get()
    const remote = await github.read()
    return store.get().base.oid === base.oid && remote.oid !== replacedOid ? remote : undefined
  }

  /**
   * Merges a commit of the branch into the draft. Follows the publication of the commit if a save whose
   * response was lost made the commit.
   * @returns the merge if more resolutions are needed, and whether such a save made the commit
   */
  function mergeCommit(remote: CommitContent, resolutions?: readonly Resolution[]) {
    const { sent = [] } = store.get()
    const unresolvedMerge = store.mergeRemote(remote, resolutions)
    const isSaved = sent.some((attempt) =>
      Object.keys(attempt).every((name) => haveSameText(name, attempt, remote.files)),
    )
    if (isSaved) {
      follow(remote.oid)
      endError()
    }
    return { unresolvedMerge, isSaved }
  }

  /** Checks whether the branch has the commit of a save whose response was lost, and merges it. */
  async function findLostSave(): Promise<boolean> {
    const remote = await readBranch().catch(() => undefined)
    return remote !== undefined && mergeCommit(remote).isSaved
  }

  /**
   * Removes the numbers of senders from the draft, checks the draft, and saves it as one commit.
   * @throws GitHubError if GitHub refuses a request or sends no response
   */
  async function saveDraft(): Promise<SaveResult> {
    // Because others can read the repository.
    for (const { path, value } of textsWithoutPrivateNumbers(store.get())) store.change(path, value)
    const unsaved = store.get()
    const { base, draft, sent = [] } = unsaved
    const issues = newIssues(unsaved)
    if (issues.length > 0)
      return { kind: 'invalid', fields: issues.map(({ path }) => idPathOf(draft, path)) }
    const changed = changedNames(unsaved)
    if (changed.length === 0) {
      // The branch lacks a save without a response that the owner has undone.
      store.setSent(undefined)
      follow(base.oid)
      return IDLE
    }
    const upgraded = (base.upgradeNotes ?? []).map(({ path }) => String(path[0]))
    const contentNames = [...new Set([...changed, ...upgraded])]
    const { additions, photoPaths } = await filesToCommit(unsaved, contentNames)
    const attempt = Object.fromEntries(contentNames.map((name) => [name, draft[name]]))
    store.setSent([...sent, attempt])
    try {
      const message = commitMessage(contentNames)
      const oid = await github.commit({ message, parentOid: base.oid, additions })
      const brokenFiles = brokenFilesIn(unsaved)
      const photos = [...base.photos, ...photoPaths]
      store.setBase({ ...base, oid, files: draft, brokenFiles, photos, upgradeNotes: undefined })
      follow(oid)
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error
      if (error.kind !== 'no-response') {
        // An earlier save may still be on the branch.
        store.setSent(unsaved.sent)
        throw error
      }
      if (!(await findLostSave())) throw error
    }
    replacedOid = base.oid
    return IDLE
  }

  return {
    get,
    subscribe,
    /**
     * Merges the changes that others have saved into the draft, unless a save is running or conflicts are
     * open. Ignores an error of GitHub, because the next save reports it.
     * @throws any other error
     */
    async refresh(): Promise<void> {
      const remote = await readBranch().catch((error) => {
        if (!(error instanceof GitHubError)) throw error
      })
      if (remote && !isRunning() && !get().unresolvedMerge) mergeCommit(remote)
    },
    /**
     * Merges the changes that others have saved into the draft and saves it, unless a save is running.
     * Keeps an error of GitHub for the message to the owner, and the open conflicts until the merge.
     * @param resolutions the owner's resolutions in the conflicts that blocked the last save
     * @throws any other error, after its message
     */
    async save(resolutions: readonly Resolution[] = []): Promise<void> {
      if (isRunning()) return
      set({ result: { kind: 'running' } })
      let result = IDLE
      try {
        const remote = await readBranch()
        const unresolvedMerge = remote && mergeCommit(remote, resolutions).unresolvedMerge
        set({ unresolvedMerge })
        if (unresolvedMerge) return
        const { draft } = store.get()
        // The branch may have lost a value that the owner chose.
        if (!resolutions.every(({ path, value }) => isEqual(valueAt(draft, path), value))) {
          const message = 'Outra pessoa salvou de novo: sua escolha já não vale. Veja o que ficou.'
          throw new GitHubError(message, 'other')
        }
        result = await saveDraft()
      } catch (cause) {
        // The branch may have been reset to the replaced commit.
        replacedOid = undefined
        const error = toGitHubError(cause)
        result = { kind: 'failed', error }
        if (error !== cause) throw cause
      } finally {
        set({ result })
      }
    },
    /** Ends an error, which another token may have ended. */
    endError,
    /** Returns to the form. The next save reports the conflicts again. */
    postpone: () => get().unresolvedMerge && set({ unresolvedMerge: undefined }),
  }
}

export type Saver = ReturnType<typeof createSaver>
