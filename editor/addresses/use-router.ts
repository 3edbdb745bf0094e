/** Opens the screen or field of the URL's hash, which Back needs on phones. */

import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { SessionParts } from '@/editor/session/context'
import { selectedPaths } from '@/editor/session/selection'
import type { ContentFiles } from '@/editor/store/content'
import { brokenFilesIn } from '@/editor/store/editor'
import { idOf } from '@/editor/store/list-items'
import { useValue } from '@/editor/store/observable'
import { type FieldPath, parseFieldKey, valueAt } from '@/model/values/tree'
import { fileOf, type Screen, screenWithHash } from './screen-table'
import { sectionOf } from './sections'

/** Returns the screen of a path, or undefined if the path leads to none. */
export const screenOf = (path: FieldPath): Screen | undefined =>
  sectionOf(path) ? 'form' : screenWithHash(String(path[0]))?.name

const hashInUrl = () => location.hash.slice(1)

/** Checks whether the preview outlines what a path opens. */
const isOutlined = (path: FieldPath) => ['form', 'newPhoto'].includes(screenOf(path) ?? '')

/** Returns the ids of the list items that a path leads through. */
export const itemIdsOn = (path: FieldPath, files: ContentFiles) =>
  path.flatMap((_, depth) => idOf(valueAt(files, path.slice(0, depth + 1))) ?? [])

/**
 * Returns the screen to show, its path with the list items that it opens, and the function that opens
 * another one. Follows links and Back.
 * @param startScreen that of a URL without a hash
 */
export function useRouter({ editor, saver, selection }: SessionParts, startScreen: Screen) {
  const [path, setPath] = useState(() => parseFieldKey(hashInUrl()))
  const { openMerge } = useValue(saver)
  const isBroken = brokenFilesIn(useValue(editor)).includes(fileOf(path))
  const requested = isBroken ? 'brokenFile' : (screenOf(path) ?? startScreen)
  const screen = openMerge ? 'conflicts' : requested
  const opened = useMemo(() => {
    const { draft } = editor.get()
    // The form opens again after conflicts and a sign-in, at the field that was selected last.
    const [selected = []] = selectedPaths(selection.get(), draft)
    const isInForm = screen === 'form' && sectionOf(selected) === sectionOf(path)
    const openedPath = isInForm ? selected : path
    return { openedPath, openItems: itemIdsOn(openedPath, draft) }
  }, [selection, editor, screen, path])

  const open = useCallback(
    (hash = hashInUrl()) => {
      const next = parseFieldKey(hash)
      const section = sectionOf(next)
      const isInSection = section && section === sectionOf(parseFieldKey(hashInUrl()))
      // Unlike a changed `location.hash`, these fire no `hashchange`. Back leaves the section at once, also when the
      // owner has opened and closed many of its items.
      if (isInSection) history.replaceState(null, '', `#${hash}`)
      else if (hash !== hashInUrl()) history.pushState(null, '', `#${hash}`)
      saver.postpone()
      editor.dismissLostSteps()
      if (isOutlined(next)) selection.selectField(next)
      else selection.showVersion(undefined)
      setPath(next)
    },
    [saver, editor, selection],
  )

  const selectFirst = useEffectEvent(() => {
    if (isOutlined(path)) selection.selectField(opened.openedPath)
  })
  useEffect(() => {
    selectFirst()
    const openInUrl = () => open()
    /** Opens the path of a tapped link again, because a link to the open path changes no hash. */
    const openAgain = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]')
      if (link && link.hash === location.hash) open()
    }
    addEventListener('hashchange', openInUrl)
    addEventListener('click', openAgain)
    return () => {
      removeEventListener('hashchange', openInUrl)
      removeEventListener('click', openAgain)
    }
  }, [open])

  return { screen, opened, open }
}
