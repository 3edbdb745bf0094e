import { isOneValueAt } from '@/model/schema/field-at'
import { isEqual } from '@/model/values/is-equal'
import {
  type FieldPath,
  fieldKey,
  isItemPath,
  isObject,
  valueAt,
  withValue,
} from '@/model/values/tree'
import type { ContentFiles } from './content'
import { areItems, type Fields, haveSameName, type Item, itemsById } from './list-items'

/** A field, a list item or a list that the draft and the branch changed to different values. */
export type Conflict = {
  path: FieldPath
  theirs: unknown
  ours: unknown
  /** The list with the items that both sides added, if they changed nothing else. */
  joined?: unknown
}

/** A conflict with the value that the owner chose. */
export type Resolution = Conflict & { value: unknown }

/**
 * A value with the changes of both sides, or with ours where they contradict each other. The paths of
 * the conflicts count its list items.
 */
export type MergeResult<Value = unknown> = { merged: Value; conflicts: readonly Conflict[] }

function mergeFields(base: unknown, theirs: Fields, ours: Fields, path: FieldPath): MergeResult {
  const results = Object.keys({ ...theirs, ...ours }).map((name) => ({
    name,
    ...merge(valueAt(base, [name]), theirs[name], ours[name], [...path, name]),
  }))
  const merged = results.map((result) => [result.name, result.merged])
  return {
    // The copy of a list item keeps its id.
    merged: { ...ours, ...Object.fromEntries(merged) },
    conflicts: results.flatMap(({ conflicts }) => conflicts),
  }
}

/** The items of a list by their ids, before the changes and after the changes of each side. */
type Sides = { base: ItemsById; theirs: ItemsById; ours: ItemsById }
type ItemsById = ReturnType<typeof itemsById>

/** Checks whether a side changed or removed an item that the base has. */
const isTouched = (base: ItemsById, side: ItemsById, id: string) =>
  !isEqual(base.get(id), side.get(id))

/** Returns what a side did to the order and the count of the items. */
function movesOf(base: ItemsById, side: ItemsById) {
  const kept = [...base.keys()].filter((id) => side.has(id))
  const inOrder = [...side.keys()].filter((id) => base.has(id))
  return { hasMoved: !isEqual(kept, inOrder), hasRemoved: kept.length < base.size }
}

/**
 * Checks whether the changes of both sides contradict each other: one removed an item that the other
 * changed, or one moved items and the other moved or removed some.
 */
function areContradictory({ base, theirs, ours }: Sides): boolean {
  const [theirMoves, ourMoves] = [movesOf(base, theirs), movesOf(base, ours)]
  const isRemovedAndChanged = [...base.keys()].some((id) =>
    theirs.has(id)
      ? !ours.has(id) && isTouched(base, theirs, id)
      : ours.has(id) && isTouched(base, ours, id),
  )
  const isOrderUnclear =
    (theirMoves.hasMoved && (ourMoves.hasMoved || ourMoves.hasRemoved)) ||
    (ourMoves.hasMoved && theirMoves.hasRemoved)
  return isRemovedAndChanged || isOrderUnclear
}

/**
 * Returns the ids of the items of a list that contains the changes of both sides, or ours where they
 * contradict each other. The result has the order of the side that moved items; an item that the other side
 * added follows its neighbour.
 */
function joinSides({ base, theirs, ours }: Sides) {
  const isDropped = (id: string) =>
    base.has(id) && (!ours.has(id) || (!theirs.has(id) && !isTouched(base, ours, id)))
  const isTheirOrder = movesOf(base, theirs).hasMoved && !movesOf(base, ours).hasMoved
  const [order = [], others = []] = (isTheirOrder ? [theirs, ours] : [ours, theirs]).map((side) =>
    [...side.keys()].filter((id) => !isDropped(id)),
  )
  let haveBothAdded = false
  let place = 0
  for (const id of others) {
    const found = order.indexOf(id)
    const next = order[place]
    if (found < 0) {
      haveBothAdded ||= next !== undefined && !base.has(next)
      order.splice(place, 0, id)
    }
    place = (found < 0 ? place : found) + 1
  }
  return { order, haveBothAdded }
}

/**
 * Merges two changes of a list, item by item. Reports contradictory changes, and items that both
 * sides added at one place, as one conflict. Own code, because packages lose changes of objects
 * (findings/diff3-objects.sh) or name positions (findings/patches-by-position.sh).
 */
function mergeLists(
  base: readonly Item[],
  theirs: readonly Item[],
  ours: readonly Item[],
  path: FieldPath,
): MergeResult {
  const sides = { base: itemsById(base), theirs: itemsById(theirs), ours: itemsById(ours) }
  const { order, haveBothAdded } = joinSides(sides)
  const results = order.map((id, index) => {
    const [before, their, our] = Object.values(sides).map((items) => items.get(id))
    return merge(before, their, our, [...path, index])
  })
  const merged = results.map((result) => result.merged)
  const conflicts = results.flatMap((result) => result.conflicts)
  const isContradiction = areContradictory(sides)
  if (!isContradiction && !haveBothAdded) return { merged, conflicts }
  const joined = isContradiction || conflicts.length > 0 ? undefined : merged
  return { merged, conflicts: [{ path, theirs, ours, joined }] }
}

/**
 * Merges two changes of the same content, field by field. List items are the same if their ids are; a list
 * of texts is one value.
 * @param base the content before both changes
 * @returns the content with both changes, or with ours where they contradict each other, and the
 * conflicts
 */
export function merge<Value>(
  base: Value,
  theirs: Value,
  ours: Value,
  path: FieldPath = [],
): MergeResult<Value> {
  if (isEqual(theirs, ours) || isEqual(base, theirs)) return { merged: ours, conflicts: [] }
  if (isEqual(base, ours)) return { merged: theirs, conflicts: [] }
  // A list item that one side renamed is one value, because the owner may have replaced the item.
  const isRenamedItem =
    isItemPath(path) && !(haveSameName(base, theirs, path) && haveSameName(base, ours, path))
  if (isObject(theirs) && isObject(ours) && !isRenamedItem && !isOneValueAt(path))
    return mergeFields(base, theirs, ours, path) as MergeResult<Value>
  if (areItems(theirs) && areItems(ours))
    return mergeLists(areItems(base) ? base : [], theirs, ours, path) as MergeResult<Value>
  return { merged: ours, conflicts: [{ path, theirs, ours }] }
}

/**
 * Returns the resolutions of conflicts. Leaves out a conflict that the owner has not resolved, also one
 * of which a value has changed since.
 */
export const resolutionsFor = (
  conflicts: readonly Conflict[],
  resolutions: readonly Resolution[],
): Resolution[] =>
  conflicts.flatMap(({ path, theirs, ours }) => {
    const isSame = (resolution: Resolution) =>
      fieldKey(resolution.path) === fieldKey(path) &&
      isEqual([resolution.theirs, resolution.ours], [theirs, ours])
    return resolutions.find(isSame) ?? []
  })

/** Returns merged content with their value of each conflict. */
export const withTheirValues = ({ merged, conflicts }: MergeResult<ContentFiles>) =>
  conflicts.reduce((files, { path, theirs }) => withValue(files, path, theirs), merged)
