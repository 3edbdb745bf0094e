import { isEqual } from './is-equal'

/**
 * Returns the same function with a cache by the identity of its first argument, because a keystroke
 * replaces few objects of the content. Computes a value again that is no object, or whose last call
 * had other arguments, such as another path. No program may mutate content that it has passed, because
 * the cache would then return former results.
 */
export function cachedByObject<Value, Rest extends readonly unknown[], Result>(
  compute: (value: Value, ...rest: Rest) => Result,
): (value: Value, ...rest: Rest) => Result {
  const calls = new WeakMap<object, { rest: Rest; result: Result }>()
  return (value, ...rest) => {
    if (typeof value !== 'object' || value === null) return compute(value, ...rest)
    const last = calls.get(value)
    if (last && isEqual(last.rest, rest)) return last.result
    const result = compute(value, ...rest)
    calls.set(value, { rest, result })
    return result
  }
}
