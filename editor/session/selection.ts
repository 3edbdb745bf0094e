import type { compareVersions } from '@/editor/store/differences'
import type { EditorStore } from '@/editor/store/editor'
import { type IdPath, idPathOf } from '@/editor/store/list-items'
import { createObservable } from '@/editor/store/observable'
import type { FieldPath } from '@/model/values/tree'

/** A version, the one before it, and what differs between them. */
export type ShownVersion = ReturnType<typeof compareVersions>

type SelectionState = {
  /**
   * The selected field or illustration, or the changed fields of the version. The preview outlines
   * them.
   */
  idPaths: readonly IdPath[]
  /** The version that the preview shows in place of the draft. */
  version?: ShownVersion
  /** Name of the content file whose field was selected last. */
  lastFile?: string
}

/**
 * Returns what the owner has selected to see on the page: a field or, on the screen of versions, an
 * earlier version. The tab keeps it, as the draft, while the owner enters another code.
 */
export function createSelection(editor: EditorStore) {
  const { get, set, subscribe } = createObservable<SelectionState>({ idPaths: [] })
  return {
    get,
    subscribe,
    selectNothing: () => set({ idPaths: [], version: undefined }),
    /** Selects a version with its changed fields. */
    showVersion: (version: ShownVersion) => {
      const { files } = version.version
      set({ idPaths: version.changes.map(({ path }) => idPathOf(files, path)), version })
    },
    /** Selects a field of the draft. */
    selectField: (path: FieldPath) =>
      set({
        idPaths: [idPathOf(editor.get().draft, path)],
        version: undefined,
        lastFile: String(path[0]),
      }),
  }
}

export type Selection = ReturnType<typeof createSelection>
