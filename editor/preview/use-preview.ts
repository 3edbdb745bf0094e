import { useCallback, useEffect, useRef, useState } from 'react'
import type { ShownVersion } from '@/editor/store/content-changes'
import type { FieldPath } from '@/model/values/tree'
import { preferredPageFor } from './page'
import type { PreviewSettings } from './preview-toolbar'

/**
 * Returns what the preview shows: a page, its outlined fields and, on the screen of versions, an
 * earlier version. Follows the requested path.
 * @param isInForm true if a form has the requested path
 */
export function usePreview(requestedPath: FieldPath, isInForm: boolean) {
  const [settings, setSettings] = useState<PreviewSettings>(() => ({
    page: 'home',
    isDark: false,
    isWide: matchMedia('(min-width: 56rem)').matches,
  }))
  const [outlinedPaths, setOutlinedPaths] = useState<readonly FieldPath[]>([])
  const [version, setVersion] = useState<ShownVersion>()
  /** Name of the content file whose field was selected last. */
  const lastFile = useRef<string>(undefined)

  /** Outlines fields, and shows the page of the first one that is on one page only. */
  const outline = useCallback((paths: readonly FieldPath[]) => {
    setOutlinedPaths(paths)
    const [page] = paths.flatMap((path) => preferredPageFor(path) ?? [])
    if (page) setSettings((before) => (before.page === page ? before : { ...before, page }))
  }, [])
  const selectField = useCallback(
    (path: FieldPath) => {
      lastFile.current = String(path[0])
      outline([path])
    },
    [outline],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new path opens another field
  useEffect(() => (isInForm ? selectField(requestedPath) : outline([])), [requestedPath])
  /** Shows a version with its changes outlined, or the draft. */
  const showVersion = useCallback(
    (shown: ShownVersion | undefined) => {
      setVersion(shown)
      outline((shown?.changes ?? []).map(({ path }) => path))
    },
    [outline],
  )
  return { settings, setSettings, outlinedPaths, selectField, lastFile, version, showVersion }
}

export type Preview = ReturnType<typeof usePreview>
