/** Opens the screen or field of the URL's hash, which Back needs on phones. */

import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { SessionParts } from '@/editor/session/context'
import { selectedPaths } from '@/editor/session/selection'
import { brokenFilesIn } from '@/editor/store/editor'
import { useValue } from '@/editor/store/observable'
import { type FieldPath, parseFieldKey } from '@/model/values/tree'
import { fileOf, type Screen, screenWithHash } from './screen-table'
import { sectionOf } from './sections'

/** The screen of a hash, undefined if the hash names none, and the path in the hash. */
type Opened = { screen?: Screen; path: FieldPath }

/** @param hash without `#` */
export function openedBy(hash: string): Opened {
  const path = parseFieldKey(hash)
  return { screen: sectionOf(path) ? 'form' : screenWithHash(String(path[0]))?.name, path }
}

const hashInUrl = () => location.hash.slice(1)

const hasSelection = ({ screen }: Opened) => screen === 'form' || screen === 'newPhoto'

/**
 * Returns the screen to show, its path, and the function that opens another one. Follows links and Back.
 * @param startScreen that of a URL without a hash
 */
export function useRouter({ editor, saver, selection }: SessionParts, startScreen: Screen) {
  const [opened, setOpened] = useState(() => openedBy(hashInUrl()))
  const { openMerge } = useValue(saver)
  const { path } = opened
  const isBroken = brokenFilesIn(useValue(editor)).includes(fileOf(path))
  const requested = isBroken ? 'brokenFile' : (opened.screen ?? startScreen)
  const screen = openMerge ? 'conflicts' : requested
  // The form opens again after conflicts and a sign-in, at the field that was selected last.
  const openedPath = useMemo(() => {
    const [selected = []] = selectedPaths(selection.get(), editor.get().draft)
    const isInForm = screen === 'form' && sectionOf(selected) === sectionOf(path)
    return isInForm ? selected : path
  }, [selection, editor, screen, path])

  const open = useCallback(
    (hash = hashInUrl()) => {
      // Unlike a changed `location.hash`, a pushed state fires no `hashchange`.
      if (hash !== hashInUrl()) history.pushState(null, '', `#${hash}`)
      const next = openedBy(hash)
      saver.postpone()
      editor.dismissLostSteps()
      if (hasSelection(next)) selection.selectField(next.path)
      else selection.showVersion(undefined)
      setOpened(next)
    },
    [saver, editor, selection],
  )

  const selectFirst = useEffectEvent(() => {
    if (hasSelection(opened)) selection.selectField(openedPath)
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

  return { screen, openedPath, open }
}
