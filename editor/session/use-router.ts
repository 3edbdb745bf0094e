/** Opens the screen or field of the URL's hash, which Back needs on phones. */

import { useCallback, useEffect } from 'react'
import { screenOf } from '@/editor/addresses/addresses'
import type { Screen } from '@/editor/addresses/screen-table'
import { sectionOf } from '@/editor/addresses/sections'
import { brokenFilesIn } from '@/editor/store/draft-store'
import type { FieldPath } from '@/model/values/tree'
import type { SessionParts } from './context'
import { hashInUrl, pathInUrl } from './selection'
import { useValue } from './use-value'

/**
 * Returns the screen to show, and the function that opens another one. Follows links and Back. Keeps the
 * hash of what is open in the URL, also after its list items have moved.
 * @param firstScreen the screen to show for a URL without a hash
 */
export function useRouter({ store, saver, selection }: SessionParts, firstScreen: Screen) {
  const { unresolvedMerge } = useValue(saver)
  const state = useValue(store)
  const { opened } = useValue(selection)
  const { segments: path } = opened
  const isBroken = brokenFilesIn(state).includes(String(path[0]))
  const screenWithoutConflicts = isBroken ? 'brokenFile' : (screenOf(path) ?? firstScreen)
  const screen = unresolvedMerge ? 'conflicts' : screenWithoutConflicts
  const hash = selection.openedHash()
  const section = sectionOf(path)

  // Unlike a changed `location.hash`, these fire no `hashchange`.
  useEffect(() => {
    const isInSection = section && section === sectionOf(pathInUrl())
    // Back leaves the section at once, also when the owner has opened and closed many of its items.
    if (isInSection) history.replaceState(null, '', `#${hash}`)
    else if (hash !== hashInUrl()) history.pushState(null, '', `#${hash}`)
  }, [hash, section])

  const open = useCallback(
    (opened: FieldPath) => {
      saver.postpone()
      store.dismissLostSteps()
      selection.open(opened)
    },
    [saver, store, selection],
  )

  useEffect(() => {
    const openInUrl = () => open(pathInUrl())
    /** Opens the path of a tapped link again, because a link to the open path changes no hash. */
    const openAgain = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]')
      if (link && link.hash === location.hash) openInUrl()
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
