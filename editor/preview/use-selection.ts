import { useCallback, useMemo, useState } from 'react'
import type { ShownVersion } from '@/editor/store/content-changes'
import type { FieldPath } from '@/model/values/tree'

type Selected = {
  /** The selected field, or the changed fields of the version. The preview outlines them. */
  paths: readonly FieldPath[]
  /** The version that the preview shows in place of the draft. */
  version?: ShownVersion
  /** Name of the content file whose field was selected last. */
  lastFile?: FieldPath[number]
}

/**
 * Returns what the owner has selected to see on the page: a field or, on the screen of versions, an
 * earlier version.
 * @param firstPath the field that the URL opens, if it opens one
 */
export function useSelection(firstPath: FieldPath | undefined) {
  const [selected, setSelected] = useState<Selected>({
    paths: firstPath ? [firstPath] : [],
    lastFile: firstPath?.[0],
  })
  /** Selects a version with its changed fields, or nothing. */
  const showVersion = useCallback(
    (version: ShownVersion | undefined) =>
      setSelected(({ lastFile }) => ({
        paths: (version?.changes ?? []).map(({ path }) => path),
        version,
        lastFile,
      })),
    [],
  )
  /** Selects a field of the draft. */
  const selectField = useCallback(
    (path: FieldPath) => setSelected({ paths: [path], lastFile: path[0] }),
    [],
  )
  return useMemo(
    () => ({ ...selected, selectField, showVersion }),
    [selected, selectField, showVersion],
  )
}

export type Selection = ReturnType<typeof useSelection>
