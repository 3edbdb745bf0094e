/** Opens the screen or field of the URL's hash, which Back needs on phones. */

import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { SessionParts } from '@/editor/session/context'
import { brokenFilesIn } from '@/editor/store/editor'
import { idPathOf, pathOf, startOf } from '@/editor/store/list-items'
import { useValue } from '@/editor/store/observable'
import { type FieldPath, fieldKey, parseFieldKey } from '@/model/values/tree'
import { fileOf, type Screen, screenWithHash } from './screen-table'
import { sectionOf } from './sections'

/** Returns the screen of a path, or undefined if the path leads to none. */
export const screenOf = (path: FieldPath): Screen | undefined =>
  sectionOf(path) ? 'form' : screenWithHash(String(path[0]))?.name

const hashInUrl = () => location.hash.slice(1)

/** Checks whether the preview outlines what a path opens. */
const isOutlined = (path: FieldPath) => ['form', 'newPhoto'].includes(screenOf(path) ?? '')

/**
 * Returns the screen to show, its path, and the function that opens another one. Follows links and Back.
 * Keeps the path in the URL, also after its list items have moved.
 * @param startScreen that of a URL without a hash
 */
export function useRouter({ editor, saver, selection }: SessionParts, startScreen: Screen) {
  const [requested, setRequested] = useState(() =>
    idPathOf(editor.get().draft, parseFieldKey(hashInUrl())),
  )
  const { openMerge } = useValue(saver)
  const state = useValue(editor)
  const isBroken = brokenFilesIn(state).includes(fileOf(startOf(requested)))
  const requestedScreen = isBroken ? 'brokenFile' : (screenOf(startOf(requested)) ?? startScreen)
  const screen = openMerge ? 'conflicts' : requestedScreen
  const opened = useMemo(() => {
    // The form opens again after conflicts and a sign-in, at the field that was selected last.
    const [selected] = selection.get().idPaths
    const isInForm =
      screen === 'form' &&
      selected &&
      sectionOf(startOf(selected)) === sectionOf(startOf(requested)) &&
      pathOf(editor.get().draft, selected)
    return isInForm ? selected : requested
  }, [editor, selection, screen, requested])
  // That of the list after the item is gone.
  const path = pathOf(state.draft, opened) ?? startOf(opened)
  const hash = fieldKey(path)

  // Unlike a changed `location.hash`, these fire no `hashchange`.
  useEffect(() => {
    const section = sectionOf(parseFieldKey(hash))
    const isInSection = section && section === sectionOf(parseFieldKey(hashInUrl()))
    // Back leaves the section at once, also when the owner has opened and closed many of its items.
    if (isInSection) history.replaceState(null, '', `#${hash}`)
    else if (hash !== hashInUrl()) history.pushState(null, '', `#${hash}`)
  }, [hash])

  const open = useCallback(
    (hash = hashInUrl()) => {
      const next = parseFieldKey(hash)
      saver.postpone()
      editor.dismissLostSteps()
      if (isOutlined(next)) selection.selectField(next)
      else selection.selectNothing()
      setRequested(idPathOf(editor.get().draft, next))
    },
    [saver, editor, selection],
  )

  const selectFirst = useEffectEvent(() => {
    if (isOutlined(path)) selection.selectField(path)
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
