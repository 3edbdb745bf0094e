import { isEqual } from '@/model/is-equal'
import { type FieldPath, valueAt } from '@/model/tree'
import { haveSameName } from './content-files'

/** Returns the index of a list item after a merge, or undefined if the item is gone. */
function indexAfterMerge(
  item: unknown,
  index: number,
  after: readonly unknown[],
): number | undefined {
  for (const isSame of [isEqual, haveSameName]) {
    if (isSame(item, after[index])) return index
    const found = after.flatMap((other, position) => (isSame(item, other) ? [position] : []))
    if (found.length === 1) return found[0]
  }
  return undefined
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
    const list = valueAt(after, moved)
    const index =
      typeof segment === 'number' && Array.isArray(list)
        ? indexAfterMerge(valueAt(before, path.slice(0, depth + 1)), segment, list)
        : segment
    if (index === undefined) return undefined
    moved = [...moved, index]
  }
  return moved
}
