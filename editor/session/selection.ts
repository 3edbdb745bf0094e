import type { ContentFiles } from '@/editor/store/content'
import type { compareVersions } from '@/editor/store/differences'
import type { EditorStore } from '@/editor/store/editor'
import { pathsIn } from '@/editor/store/list-items'
import { createObservable } from '@/editor/store/observable'
import type { FieldPath } from '@/model/values/tree'

/** A version, the one before it, and what differs between them. */
export type ShownVersion = ReturnType<typeof compareVersions>

type SelectionState = {
  /**
   * The selected field or illustration, or the changed fields of the version. The preview outlines
   * them.
   */
  paths: readonly FieldPath[]
  /** The content whose list items the paths count. */
  files: ContentFiles
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
  const { get, set, subscribe } = createObservable<SelectionState>({ paths: [], files: {} })
  return {
    get,
    subscribe,
    /** Selects a version with its changed fields, or nothing. */
    showVersion: (version: ShownVersion | undefined) =>
      set({
        paths: (version?.changes ?? []).map(({ path }) => path),
        files: version?.version.files ?? {},
        version,
      }),
    /** Selects a field of the draft. */
    selectField: (path: FieldPath) =>
      set({
        paths: [path],
        files: editor.get().draft,
        version: undefined,
        lastFile: String(path[0]),
      }),
  }
}

export type Selection = ReturnType<typeof createSelection>

/** Returns the paths of the selected fields in other content, without those that it lacks. */
export const selectedPaths = ({ paths, files }: SelectionState, other: ContentFiles): FieldPath[] =>
  pathsIn(other, files, paths)
