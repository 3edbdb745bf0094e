import { isEqual } from '@/model/values/is-equal'
import { isObject } from './content-files'

/** Checks whether the first field of two items, which names them, is equal. */
export function haveSameName(item: unknown, other: unknown): boolean {
  if (!isObject(item) || !isObject(other)) return false
  const [name = ''] = Object.keys(item)
  return isEqual(item[name], other[name])
}

/**
 * Returns the later index of each earlier item of a list, or undefined for an item that is gone.
 * Finds an item by its value, then by its name.
 */
export function laterIndexes(
  before: readonly unknown[],
  after: readonly unknown[],
): (number | undefined)[] {
  const found = new Map<number, number>()
  for (const isSame of [isEqual, haveSameName])
    for (const [index, item] of before.entries()) {
      if (found.has(index)) continue
      const taken = [...found.values()]
      const later = after.findIndex((other, at) => !taken.includes(at) && isSame(item, other))
      if (later >= 0) found.set(index, later)
    }
  return before.map((_, index) => found.get(index))
}
