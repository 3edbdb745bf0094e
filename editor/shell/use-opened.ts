import { useCallback, useEffect, useState } from 'react'
import { type Opened, openedBy } from '@/editor/addresses/addresses'

const hashInUrl = () => location.hash.slice(1)

/**
 * Returns the opened screen or field, and the function that opens another one. Each call gives
 * another path, because opening the same field again also focuses it. The URL has the hash, because
 * the phone's Back button must work.
 * @param onOpen called when the owner, a link or the Back button opens another one
 */
export function useOpened(onOpen: (opened: Opened) => void) {
  const [opened, setOpened] = useState(() => openedBy(hashInUrl()))

  const open = useCallback(
    (hash: string) => {
      // Unlike a changed `location.hash`, a pushed state fires no `hashchange`.
      if (hashInUrl() !== hash) history.pushState(null, '', `#${hash}`)
      const next = openedBy(hash)
      setOpened(next)
      onOpen(next)
    },
    [onOpen],
  )

  useEffect(() => {
    const openInUrl = () => open(hashInUrl())
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

  return { opened, open }
}
