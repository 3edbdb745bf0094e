/** Opens the screen or field of the URL's hash, which Back needs on phones. */

import { useCallback, useEffect } from 'react'
import { screenOf } from '@/editor/addresses/addresses'
import { fileOf, type Screen } from '@/editor/addresses/screen-table'
import { sectionOf } from '@/editor/addresses/sections'
import { brokenFilesIn } from '@/editor/store/editor'
import { startOf } from '@/editor/store/list-items'
import { parseFieldKey } from '@/model/values/tree'
import type { SessionParts } from './context'
import { hashInUrl } from './selection'
import { useValue } from './use-value'

/**
 * Returns the screen to show, and the function that opens another one. Follows links and Back. Keeps the
 * hash of what is open in the URL, also after its list items have moved.
 * @param startScreen that of a URL without a hash
 */
export function useRouter({ editor, saver, selection }: SessionParts, startScreen: Screen) {
  const { openMerge } = useValue(saver)
  const state = useValue(editor)
  const start = startOf(useValue(selection).opened)
  const isBroken = brokenFilesIn(state).includes(fileOf(start))
  const openedScreen = isBroken ? 'brokenFile' : (screenOf(start) ?? startScreen)
  const screen = openMerge ? 'conflicts' : openedScreen
  const hash = selection.openedHash()

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
      saver.postpone()
      editor.dismissLostSteps()
      selection.open(hash)
    },
    [saver, editor, selection],
  )

  useEffect(() => {
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

  return { screen, open }
}
