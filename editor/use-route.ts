import { useCallback, useEffect, useState } from 'react'

const read = () => decodeURIComponent(location.hash.slice(1))

/**
 * Returns the address of the current screen or field, the number of requests so far, and a function
 * that opens another address. Keeps the address in the URL's hash, because the phone's Back button
 * must work.
 */
export function useRoute() {
  const [route, setRoute] = useState({ hash: read(), requestCount: 1 })

  useEffect(() => {
    const follow = () =>
      setRoute(({ requestCount }) => ({ hash: read(), requestCount: requestCount + 1 }))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  /**
   * Opens a screen or a field. A repeated request also counts, because it focuses the field again.
   */
  const go = useCallback((hash: string) => {
    if (read() === hash) setRoute(({ requestCount }) => ({ hash, requestCount: requestCount + 1 }))
    else location.hash = hash
  }, [])
  return { ...route, go }
}
