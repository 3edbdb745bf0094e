import { useCallback, useEffect, useState } from 'react'
import { type FieldPath, fieldKey, parseFieldKey } from '@/model/values/tree'

const readHash = () => location.hash.slice(1)

/**
 * Returns the requested path of a screen or a field, and a function that requests another path.
 * Each request returns another array, because a repeated request also focuses the field. Keeps the
 * path in the URL's hash, because the phone's Back button must work.
 */
export function useRequestedPath() {
  const [requestedPath, setRequestedPath] = useState(() => parseFieldKey(readHash()))

  useEffect(() => {
    const updatePath = () =>
      setRequestedPath((before) =>
        fieldKey(before) === readHash() ? before : parseFieldKey(readHash()),
      )
    /** Requests the current path again, because a link to it changes no hash. */
    const repeat = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]')
      if (link && link.hash === location.hash) setRequestedPath(parseFieldKey(readHash()))
    }
    addEventListener('hashchange', updatePath)
    addEventListener('click', repeat)
    return () => {
      removeEventListener('hashchange', updatePath)
      removeEventListener('click', repeat)
    }
  }, [])

  /** Requests a path at once, because iOS opens the keyboard only for a focus within a tap. */
  const requestPath = useCallback((path: FieldPath) => {
    const hash = fieldKey(path)
    if (readHash() !== hash) location.hash = hash
    setRequestedPath([...path])
  }, [])
  return { requestedPath, requestPath }
}
