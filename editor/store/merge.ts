import { isEqual } from '@/model/is-equal'
import type { FieldPath } from '@/model/tree'
import { isObject } from './content-files'

/** A field that the draft and the branch changed to different values. */
export type Conflict = { path: FieldPath; theirs: unknown; ours: unknown }

/** A conflict with the value that the owner chose. */
export type Resolution = Conflict & { value: unknown }

type MergeResult = { merged: unknown; conflicts: readonly Conflict[] }

/** Returns the first text of a list item, by which `mergeLists` matches the items of two lists. */
const itemIdentity = (item: unknown): string | undefined =>
  isObject(item) ? Object.values(item).find((value) => typeof value === 'string') : String(item)

/** Returns the items of each list by a name, or undefined if two items of a list have one name. */
function itemsBy(
  nameOf: (item: unknown) => string | undefined,
  lists: readonly (readonly unknown[])[],
) {
  const named = lists.map((items) => new Map(items.map((item) => [nameOf(item) ?? '', item])))
  return named.every(({ size }, index) => size === lists[index]?.length) ? named : undefined
}

function mergeFields(base: unknown, theirs: unknown, ours: unknown, path: FieldPath): MergeResult {
  const [baseFields, theirFields, ourFields] = [base, theirs, ours].map((value) =>
    isObject(value) ? value : {},
  )
  const conflicts: Conflict[] = []
  const fields = Object.keys({ ...theirFields, ...ourFields }).map((key) => {
    const inner = merge(baseFields?.[key], theirFields?.[key], ourFields?.[key], [...path, key])
    conflicts.push(...inner.conflicts)
    return [key, inner.merged] as const
  })
  const kept = fields.filter(([, value]) => value !== undefined)
  return { merged: Object.fromEntries(kept), conflicts }
}

/**
 * Checks whether no item was added, removed or moved. An item with a new name counts as unmoved.
 */
const isInPlace = (before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>) => {
  const names = [...after.keys()]
  return (
    names.length === before.size &&
    [...before.keys()].every((name, index) => !after.has(name) || names[index] === name)
  )
}

/**
 * Merges two changes of a list. Matches items by position if no side moved, added or removed one,
 * because an item may have a new name; otherwise by name. Drops an item that one side removed,
 * unless the other side changed the item. Adds an item of the branch after the item that precedes
 * it there. Reports the list as one conflict if two items have the same name.
 */
function mergeLists(
  base: readonly unknown[],
  theirs: readonly unknown[],
  ours: readonly unknown[],
  path: FieldPath,
): MergeResult {
  const lists = [base, theirs, ours]
  // Two customers may have one first name. Their items are then told apart by all their texts.
  const [baseItems, ...changed] =
    itemsBy(itemIdentity, lists) ?? itemsBy((item) => JSON.stringify(item), lists) ?? []
  if (!baseItems) return { merged: ours, conflicts: [{ path, theirs, ours }] }
  // An item with a new name keeps the old one here, so that the other side's change is found.
  const [theirItems = baseItems, ourItems = baseItems] = changed.map((items) =>
    isInPlace(baseItems, items)
      ? new Map([...baseItems.keys()].map((name, index) => [name, [...items.values()][index]]))
      : items,
  )
  const conflicts: Conflict[] = []
  const mergeItem = (item: unknown, their: unknown, our: unknown, index: number) => {
    const inner = merge(item, their, our, [...path, index])
    conflicts.push(...inner.conflicts)
    return inner.merged
  }
  const isUnchanged = (name: string, item: unknown) =>
    baseItems.has(name) && isEqual(item, baseItems.get(name))
  // Takes the order of the branch if the draft neither moved, nor added, nor removed an item.
  const haveNamesChanged = !isEqual([...baseItems.keys()], [...ourItems.keys()])
  const [orderedItems, otherItems] = haveNamesChanged
    ? [ourItems, theirItems]
    : [theirItems, ourItems]
  const names = [...orderedItems.keys()].filter(
    (name) => otherItems.has(name) || !isUnchanged(name, orderedItems.get(name)),
  )
  let previous = ''
  for (const [name, item] of otherItems) {
    if (!orderedItems.has(name) && !isUnchanged(name, item))
      names.splice(names.indexOf(previous) + 1, 0, name)
    if (names.includes(name)) previous = name
  }
  const merged = names.map((name, index) => {
    if (!theirItems.has(name)) return ourItems.get(name)
    if (!ourItems.has(name)) return theirItems.get(name)
    return mergeItem(baseItems.get(name), theirItems.get(name), ourItems.get(name), index)
  })
  return { merged, conflicts }
}

/**
 * Merges two changes of the same content, field by field.
 * @param base the content before both changes
 * @returns the merged content with our value of each conflicting field, and the conflicts
 */
export function merge(
  base: unknown,
  theirs: unknown,
  ours: unknown,
  path: FieldPath = [],
): MergeResult {
  if (isEqual(theirs, ours) || isEqual(base, theirs)) return { merged: ours, conflicts: [] }
  if (isEqual(base, ours)) return { merged: theirs, conflicts: [] }
  // A photo and its focal point are one value, because the point of another photo is wrong.
  const isPhoto = isObject(theirs) && isObject(ours) && ('file' in theirs || 'file' in ours)
  if (isObject(theirs) && isObject(ours) && !isPhoto) return mergeFields(base, theirs, ours, path)
  if (Array.isArray(theirs) && Array.isArray(ours))
    return mergeLists(Array.isArray(base) ? base : [], theirs, ours, path)
  return { merged: ours, conflicts: [{ path, theirs, ours }] }
}
