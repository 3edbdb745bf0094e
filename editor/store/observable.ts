import { useSyncExternalStore } from 'react'

/** A value with listeners, which components read by `useValue`. */
export type Observable<Value> = {
  get: () => Value
  /** @returns a function that removes the listener */
  subscribe: (listener: () => void) => () => void
}

/** Returns an observable object, and a function that changes some of its properties. */
export function createObservable<Value extends object>(first: Value) {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next: Partial<Value>) => {
      value = { ...value, ...next }
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Returns the value of an observable, and renders the component again after each change. */
export const useValue = <Value>({ get, subscribe }: Observable<Value>) =>
  useSyncExternalStore(subscribe, get)
