import { isEqual } from '@/model/values/is-equal'
import { type FieldPath, valueAt } from '@/model/values/tree'
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

/**
 * Returns the path of a field after a merge, which may have moved the list items on the path.
 * @param before the content before the merge
 * @param after the merged content
 * @returns undefined if the merge removed an item on the path, or made it unrecognizable
 */
export function pathAfterMerge(
  before: unknown,
  after: unknown,
  path: FieldPath,
): FieldPath | undefined {
  let moved: FieldPath = []
  for (const [depth, segment] of path.entries()) {
    const list = valueAt(before, path.slice(0, depth))
    const later = valueAt(after, moved)
    const isItem = typeof segment === 'number' && Array.isArray(list) && Array.isArray(later)
    const next = isItem ? laterIndexes(list, later)[segment] : segment
    if (next === undefined) return undefined
    moved = [...moved, next]
  }
  return moved
}
