import type { GitHub } from '@/editor/github/github'
import { GitHubError } from '@/editor/github/github-error'
import type { EditorStore } from '@/editor/store/editor'
import type { Conflict, Resolution } from '@/editor/store/merge'
import { createObservable } from '@/editor/store/observable'
import type { Issue } from '@/model/reading/issue'
import { type Publication, readPublication, storePublication } from './publication'
import { save } from './save'

/** What came of the last save. */
export type SaveState = {
  isSaving: boolean
  publication: Publication | undefined
  error?: GitHubError
  /** The validation errors that the draft had. */
  issues?: readonly Issue[]
  conflicts?: readonly Conflict[]
}

/** Returns the state of a tab's saves, and the functions that save. */
export function createSaver(editor: EditorStore, github: GitHub) {
  const { get, set, subscribe } = createObservable<SaveState>({
    isSaving: false,
    publication: readPublication(),
  })
  return {
    get,
    subscribe,
    /**
     * Saves the draft, unless a save is running. Keeps an error of GitHub for the message to the owner.
     * @param resolutions the owner's resolutions in the conflicts that blocked the last save
     * @throws any other error, after its message
     */
    async save(resolutions: readonly Resolution[] = []): Promise<void> {
      if (get().isSaving) return
      set({ isSaving: true, error: undefined, issues: undefined, conflicts: undefined })
      try {
        const result = await save(editor, github, resolutions)
        if (result.kind !== 'saved') return set(result)
        const publication = { commit: result.oid, savedAt: Date.now() }
        storePublication(publication)
        set({ publication })
      } catch (cause) {
        if (cause instanceof GitHubError) return set({ error: cause })
        const message = 'O editor falhou. Mande uma foto desta tela a quem cuida do programa.'
        set({ error: new GitHubError(message, 'other', String(cause)) })
        throw cause
      } finally {
        set({ isSaving: false })
      }
    },
    /** Returns to the form. The next save reports the conflicts again. */
    postpone: () => get().conflicts && set({ conflicts: undefined }),
  }
}

export type Saver = ReturnType<typeof createSaver>
