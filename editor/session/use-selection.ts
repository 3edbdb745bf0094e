import { useMemo, useState } from 'react'
import type { ShownVersion } from '@/editor/store/content-changes'
import type { ContentFiles } from '@/editor/store/draft'
import type { EditorStore } from '@/editor/store/editor'
import type { FieldPath } from '@/model/values/tree'

type Selected = {
  /** The selected field, or the changed fields of the version. The preview outlines them. */
  paths: readonly FieldPath[]
  /** The draft whose list items the path of a selected field counts. */
  files?: ContentFiles
  /** The version that the preview shows in place of the draft. */
  version?: ShownVersion
  /** Name of the content file whose field was selected last. */
  lastFile?: string
}

/**
 * Returns what the owner has selected to see on the page: a field or, on the screen of versions, an
 * earlier version.
 */
export function useSelection(editor: EditorStore) {
  const [selected, setSelected] = useState<Selected>({ paths: [] })
  const [actions] = useState(() => ({
    /** Selects a version with its changed fields, or nothing. */
    showVersion: (version: ShownVersion | undefined) =>
      setSelected(({ lastFile }) => ({
        paths: (version?.changes ?? []).map(({ path }) => path),
        version,
        lastFile,
      })),
    /** Selects a field of the draft. */
    selectField: (path: FieldPath) =>
      setSelected({ paths: [path], files: editor.get().draft, lastFile: String(path[0]) }),
  }))
  return useMemo(() => ({ ...selected, ...actions }), [selected, actions])
}

export type Selection = ReturnType<typeof useSelection>
