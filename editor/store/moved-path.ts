import { type FieldPath, valueAt } from '@/model/values/tree'
import { laterIndexes } from './list-items'

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
