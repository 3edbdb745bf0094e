import { useCallback, useMemo, useState } from 'react'
import type { ShownVersion } from '@/editor/store/content-changes'
import type { FieldPath } from '@/model/values/tree'
import { preferredPageFor } from './page'
import type { PreviewSettings } from './preview-toolbar'

/**
 * Returns what the preview shows: a page, its outlined fields and, on the screen of versions, an
 * earlier version.
 * @param firstPath the field that the URL opens, if it opens one
 */
export function usePreview(firstPath: FieldPath | undefined) {
  const [settings, setSettings] = useState<PreviewSettings>(() => ({
    page: (firstPath && preferredPageFor(firstPath)) ?? 'home',
    isDark: false,
    isWide: matchMedia('(min-width: 56rem)').matches,
  }))
  const [outlinedPaths, setOutlinedPaths] = useState<readonly FieldPath[]>(
    firstPath ? [firstPath] : [],
  )
  const [version, setVersion] = useState<ShownVersion>()
  /** Name of the content file whose field was selected last. */
  const [lastFile, setLastFile] = useState(firstPath?.[0])

  /** Shows a version with its changes outlined, or the draft. */
  const showVersion = useCallback((shown: ShownVersion | undefined) => {
    const paths = (shown?.changes ?? []).map(({ path }) => path)
    setVersion(shown)
    setOutlinedPaths(paths)
    // The page of the first field that is on one page only.
    const [page] = paths.flatMap((path) => preferredPageFor(path) ?? [])
    if (page) setSettings((before) => ({ ...before, page }))
  }, [])
  /** Outlines a field of the draft, and shows its page if it is on one page only. */
  const selectField = useCallback((path: FieldPath) => {
    const page = preferredPageFor(path)
    setVersion(undefined)
    setLastFile(path[0])
    setOutlinedPaths([path])
    if (page) setSettings((before) => (before.page === page ? before : { ...before, page }))
  }, [])

  return useMemo(
    () => ({ settings, setSettings, outlinedPaths, selectField, lastFile, version, showVersion }),
    [settings, outlinedPaths, selectField, lastFile, version, showVersion],
  )
}

export type Preview = ReturnType<typeof usePreview>
