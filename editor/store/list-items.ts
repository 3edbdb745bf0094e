/**
 * Gives list items an identity, which content files lack. The id of an item is beside the content, so
 * that no save contains ids. Another version of an item is another object, to which `keepIds` passes
 * the id: of content that was read (editor.ts, `compareVersions`), changed (`withField`) or merged.
 */
import { namingFields } from '@/model/schema/field-at'
import { isEqual } from '@/model/values/is-equal'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, isObject, valueAt, withValue } from '@/model/values/tree'
import type { ContentFiles } from './draft'

export type Item = Readonly<Record<string, unknown>>

const ids = new WeakMap<Item, number>()
let lastId = 0

/** Returns the id of a list item. An item that no other one has passed its id gets a new id. */
export function idOf(item: Item): number {
  const id = ids.get(item) ?? ++lastId
  ids.set(item, id)
  return id
}

/** Gives an item the id of another version of the same item. */
export const passId = (from: Item, to: Item) => ids.set(to, idOf(from))

/** Checks whether a value is a list whose items have ids: groups of fields, not texts. */
export const areItems = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.every(isObject)

/** Returns the items of a list by their ids, in the order of the list. */
export const itemsById = (items: readonly Item[]): ReadonlyMap<number, Item> =>
  new Map(items.map((item) => [idOf(item), item]))

/**
 * Checks whether two list items have the same name.
 * @param path path of one of them
 */
export function haveSameName(item: unknown, other: unknown, path: FieldPath): boolean {
  const [field] = namingFields(item, path)
  return field !== undefined && isEqual(field.value, valueAt(other, [field.name]))
}

/**
 * Returns the earlier version of each item of a list, or undefined for an added item. Finds it by its
 * id. Finds that of an item without an id by its value, then by its name, then by its place between
 * the same two items.
 * @param path path of the list
 */
function earlierItems(before: readonly Item[], after: readonly Item[], path: FieldPath) {
  const known = itemsById(before)
  const found = after.map((item) => known.get(ids.get(item) ?? 0))
  const isSameName = (item: Item, other: Item) => haveSameName(item, other, [...path, 0])
  for (const isSame of [isEqual, isSameName])
    for (const [index, item] of after.entries())
      if (!ids.has(item))
        found[index] ??= before.find((other) => !found.includes(other) && isSame(other, item))
  const places = found.map((item) => item && before.indexOf(item))
  const afterPrevious: number[] = []
  for (const place of places) afterPrevious.push(place ?? (lastOf(afterPrevious) ?? -1) + 1)
  const beforeNext: number[] = []
  for (const place of [...places].reverse())
    beforeNext.unshift(place ?? (beforeNext[0] ?? before.length) - 1)
  return after.map((item, index) => {
    const place = afterPrevious[index] ?? 0
    const atPlace =
      place === beforeNext[index] && !places.includes(place) ? before[place] : undefined
    return found[index] ?? (ids.has(item) ? undefined : atPlace)
  })
}

/**
 * Gives the list items of a tree the ids that they have in an earlier version.
 * @returns the tree itself
 */
export function keepIds<Tree>(before: unknown, after: Tree, path: FieldPath = []): Tree {
  if (before === after) return after
  if (areItems(before) && areItems(after))
    for (const [index, earlier] of earlierItems(before, after, path).entries()) {
      const item = after[index]
      if (!item || !earlier) continue
      passId(earlier, item)
      keepIds(earlier, item, [...path, index])
    }
  else if (isObject(before) && isObject(after))
    for (const [name, value] of Object.entries(after)) keepIds(before[name], value, [...path, name])
  return after
}

/** Returns content with another value of a field, whose list items keep their ids. */
export const withField = (files: ContentFiles, path: FieldPath, value: unknown) =>
  keepIds(files, withValue(files, path, value) as ContentFiles)

/**
 * Returns the path of a field in another version of the content, where its list items may have moved.
 * @returns undefined if an item on the path is gone
 */
export function pathIn(other: unknown, files: unknown, path: FieldPath): FieldPath | undefined {
  let found: FieldPath = []
  for (const [depth, segment] of path.entries()) {
    const item = valueAt(files, path.slice(0, depth + 1))
    const items = valueAt(other, found)
    const isItem = typeof segment === 'number' && isObject(item) && areItems(items)
    const next = isItem ? items.findIndex((each) => idOf(each) === idOf(item)) : segment
    if (next === -1) return undefined
    found = [...found, next]
  }
  return found
}
