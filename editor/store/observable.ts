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
