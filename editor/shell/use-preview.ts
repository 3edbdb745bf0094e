import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { preferredPageFor } from '@/editor/preview/page'
import type { PreviewSettings } from '@/editor/preview/preview-toolbar'
import type { ShownVersion } from '@/editor/screens/versions'
import type { FieldPath } from '@/model/values/tree'

/**
 * Returns what the preview shows: a page, a selected field and, on the screen of versions, an
 * earlier version. Follows the requested path.
 * @param isInForm true if a form has the requested path
 */
export function usePreview(requestedPath: FieldPath, isInForm: boolean) {
  const [settings, setSettings] = useState<PreviewSettings>(() => ({
    page: 'home',
    isDark: false,
    isWide: matchMedia('(min-width: 56rem)').matches,
  }))
  const [selectedPath, setSelectedPath] = useState<FieldPath>()
  const [version, setVersion] = useState<ShownVersion>()
  /** Name of the content file whose field was selected last. */
  const lastFile = useRef<string>(undefined)

  /** Shows the page of the first field that is on one page only. */
  const showPageOf = useCallback((paths: readonly FieldPath[]) => {
    const [page] = paths.flatMap((path) => preferredPageFor(path) ?? [])
    if (page) setSettings((before) => (before.page === page ? before : { ...before, page }))
  }, [])
  const selectField = useCallback(
    (path: FieldPath) => {
      setSelectedPath(path)
      lastFile.current = String(path[0])
      showPageOf([path])
    },
    [showPageOf],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new path opens another field
  useEffect(
    () => (isInForm ? selectField(requestedPath) : setSelectedPath(undefined)),
    [requestedPath],
  )
  const changedPaths = useMemo(() => version?.changes.map(({ path }) => path), [version])
  const showVersion = useCallback(
    (shown: ShownVersion | undefined) => {
      setVersion(shown)
      showPageOf((shown?.changes ?? []).map(({ path }) => path))
    },
    [showPageOf],
  )
  return {
    settings,
    setSettings,
    selectedPath,
    selectField,
    lastFile,
    version,
    changedPaths,
    showVersion,
  }
}
