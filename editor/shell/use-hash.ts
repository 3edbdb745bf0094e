import { useEffect } from 'react'

/** Calls a function when a link or the Back button opens the hash of the URL. */
export function useHash(open: () => void): void {
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
}
