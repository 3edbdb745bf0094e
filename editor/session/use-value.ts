import { useSyncExternalStore } from 'react'

/** Returns the value of an observable, and renders the component again after each change. */
export const useValue = <Value>({
  get,
  subscribe,
}: {
  get: () => Value
  subscribe: (listener: () => void) => () => void
}) => useSyncExternalStore(subscribe, get)
