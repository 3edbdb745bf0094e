import { useCallback, useEffect, useState } from 'react'
import { type FieldPath, fieldKey, parseFieldKey } from '@/model/values/tree'

const hashInUrl = () => location.hash.slice(1)

export const pathInUrl = (): FieldPath => parseFieldKey(hashInUrl())

/**
 * Returns the path of the opened screen or field, and the function that opens another one. Each call
 * gives another array, because opening the same path again also focuses the field. The path is also
 * in the URL's hash, because the phone's Back button must work.
 * @param onOpen called when the owner, a link or the Back button opens a path
 */
export function useOpenedPath(onOpen: (path: FieldPath) => void) {
  const [requestedPath, setRequestedPath] = useState(pathInUrl)

  const open = useCallback(
    (path: FieldPath) => {
      const hash = fieldKey(path)
      // Unlike a changed `location.hash`, a pushed state fires no `hashchange`.
      if (hashInUrl() !== hash) history.pushState(null, '', `#${hash}`)
      setRequestedPath([...path])
      onOpen(path)
    },
    [onOpen],
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

  return { requestedPath, open }
}
