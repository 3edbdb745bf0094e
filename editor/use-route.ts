import { useCallback, useEffect, useState } from 'react'

const read = () => decodeURIComponent(location.hash.slice(1))

/** The screen is the hash of the address, so that the phone's Back button works. */
export function useRoute() {
  const [route, setRoute] = useState({ hash: read(), wish: 1 })

  useEffect(() => {
    const follow = () => setRoute(({ wish }) => ({ hash: read(), wish: wish + 1 }))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  /** Goes to a screen or a field, also where it is open already. */
  const go = useCallback((hash: string) => {
    if (read() === hash) setRoute(({ wish }) => ({ hash, wish: wish + 1 }))
    else location.hash = hash
  }, [])
  return { ...route, go }
}
