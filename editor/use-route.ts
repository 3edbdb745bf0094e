import { useCallback, useEffect, useState } from 'react'

const read = () => decodeURIComponent(location.hash.slice(1))

/** Returns the screen, which is the hash of the address, because the phone's Back button must work. */
export function useRoute() {
  const [route, setRoute] = useState({ hash: read(), requestCount: 1 })

  useEffect(() => {
    const follow = () =>
      setRoute(({ requestCount }) => ({ hash: read(), requestCount: requestCount + 1 }))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  /** Opens a screen or a field, also one that is already open. */
  const go = useCallback((hash: string) => {
    if (read() === hash) setRoute(({ requestCount }) => ({ hash, requestCount: requestCount + 1 }))
    else location.hash = hash
  }, [])
  return { ...route, go }
}
