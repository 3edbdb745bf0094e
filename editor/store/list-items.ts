import { namingFields } from '@/model/schema/field-at'
import { isEqual } from '@/model/values/is-equal'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, valueAt } from '@/model/values/tree'

/**
 * Checks whether two list items have the same name.
 * @param path path of one of them
 */
export function haveSameName(item: unknown, other: unknown, path: FieldPath): boolean {
  const [field] = namingFields(item, path)
  return field !== undefined && isEqual(field.value, valueAt(other, [field.name]))
}

/**
 * Returns the later index of each earlier item of a list, or undefined for an item that is gone.
 * Finds the items at both ends that did not change, because equal items, such as two new ones,
 * differ only by their places. Finds any other item by its value, then by its name, then by its
 * place between the same two items.
 * @param path path of the list
 */
export function laterIndexes(
  before: readonly unknown[],
  after: readonly unknown[],
  path: FieldPath,
): (number | undefined)[] {
  const found: (number | undefined)[] = before.map(() => undefined)
  const length = Math.min(before.length, after.length)
  let start = 0
  while (start < length && isEqual(before[start], after[start])) {
    found[start] = start
    start += 1
  }
  const shift = after.length - before.length
  for (let index = before.length - 1; index >= start && index + shift >= start; index--) {
    if (!isEqual(before[index], after[index + shift])) break
    found[index] = index + shift
  }
  const isSameName = (item: unknown, other: unknown) => haveSameName(item, other, [...path, 0])
  for (const isSame of [isEqual, isSameName])
    for (const [index, item] of before.entries()) {
      if (found[index] !== undefined) continue
      const later = after.findIndex((other, at) => !found.includes(at) && isSame(item, other))
      if (later >= 0) found[index] = later
    }
  const afterPrevious: number[] = []
  for (const later of found) afterPrevious.push(later ?? (lastOf(afterPrevious) ?? -1) + 1)
  const beforeNext: number[] = []
  for (const later of [...found].reverse())
    beforeNext.unshift(later ?? (beforeNext[0] ?? after.length) - 1)
  return found.map((later, index) => {
    const place = afterPrevious[index]
    return later ?? (place === beforeNext[index] && !found.includes(place) ? place : undefined)
  })
}

/**
 * Returns the later path of a field, because the list items on the path may have moved.
 * @param before the earlier content
 * @param after the later content
 * @returns undefined if an item on the path is gone
 */
export function laterPath(before: unknown, after: unknown, path: FieldPath): FieldPath | undefined {
  let later: FieldPath = []
  for (const [depth, segment] of path.entries()) {
    const listPath = path.slice(0, depth)
    const [list, laterList] = [valueAt(before, listPath), valueAt(after, later)]
    const isItem = typeof segment === 'number' && Array.isArray(list) && Array.isArray(laterList)
    const next = isItem ? laterIndexes(list, laterList, listPath)[segment] : segment
    if (next === undefined) return undefined
    later = [...later, next]
  }
  return later
}
