import { fieldAt } from '@/model/schema/field-at'
import { isEqual } from '@/model/values/is-equal'
import {
  type FieldPath,
  fieldKey,
  isItemPath,
  isObject,
  valueAt,
  withValue,
} from '@/model/values/tree'
import type { ContentFiles } from './content-files'
import { haveSameName, laterIndexes } from './list-items'

/** A field, a list item or a list that the draft and the branch changed to different values. */
export type Conflict = {
  path: FieldPath
  theirs: unknown
  ours: unknown
  /** The list with the items that both sides added, if they changed nothing else. */
  both?: unknown
  /** The content with the changes of both sides, whose list items the path counts. */
  merged?: ContentFiles
}

/** A conflict with the value that the owner chose. */
export type Resolution = Conflict & { value: unknown }

type MergeResult = { merged: unknown; conflicts: readonly Conflict[] }

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
  return { merged: Object.fromEntries(fields), conflicts }
}

/** A list after the changes of one side. */
function sideOf(base: readonly unknown[], items: readonly unknown[], path: FieldPath) {
  const later = laterIndexes(base, items, path)
  /** The index of each item before the changes, or -1 for an added item. */
  const origins = items.map((_, index) => later.indexOf(index))
  const kept = origins.filter((origin) => origin >= 0)
  return {
    items,
    later,
    origins,
    added: items.filter((_, index) => !later.includes(index)),
    hasMoved: kept.some((origin, index) => origin < (kept[index - 1] ?? 0)),
    hasRemoved: kept.length < base.length,
  }
}

type Side = ReturnType<typeof sideOf>

/** An item of a list before and after the changes of each side, which may have removed the item. */
type ItemVersions = { base?: unknown; theirs: unknown; ours: unknown }

const isRemoved = ({ theirs, ours }: ItemVersions) => theirs === undefined || ours === undefined

/** Checks whether our side removed an item, or theirs removed it and ours did not change it. */
const isDropped = ({ base, theirs, ours }: ItemVersions) =>
  ours === undefined || (theirs === undefined && isEqual(base, ours))

/** Checks whether both sides added the same item, or two items of one name. */
const isAddedTwice = (item: unknown, other: unknown, path: FieldPath) =>
  isEqual(item, other) || haveSameName(item, other, [...path, 0])

/**
 * Checks whether the changes of both sides contradict each other: one removed an item that the other
 * changed, one moved items and the other moved or removed some, or both added an item of one name.
 */
function areContradictory(
  their: Side,
  our: Side,
  versions: readonly ItemVersions[],
  path: FieldPath,
): boolean {
  const isRemovedAndChanged = versions
    .filter(isRemoved)
    .some(({ base, theirs = base, ours = base }) => !isEqual(base, theirs) || !isEqual(base, ours))
  const isOrderUnclear =
    (their.hasMoved && (our.hasMoved || our.hasRemoved)) || (our.hasMoved && their.hasRemoved)
  const haveAddedOne = their.added.some((item) =>
    our.added.some((other) => isAddedTwice(item, other, path)),
  )
  return isRemovedAndChanged || isOrderUnclear || haveAddedOne
}

/**
 * Returns the items of a list that contains the changes of both sides, or ours where they contradict
 * each other. The order is that of the side that moved items; an item that the other side added
 * follows its neighbour.
 */
function joinSides(their: Side, our: Side, versions: readonly ItemVersions[], path: FieldPath) {
  const itemsOf = (side: Side) =>
    side.items.flatMap((item, index): ItemVersions[] => {
      const known = versions[side.origins[index] ?? -1]
      if (known) return isDropped(known) ? [] : [known]
      const isOurs = our.added.some((other) => isAddedTwice(item, other, path))
      return side === their && isOurs ? [] : [{ theirs: item, ours: item }]
    })
  const isTheirOrder = their.hasMoved && !our.hasMoved
  const items = itemsOf(isTheirOrder ? their : our)
  let haveBothAdded = false
  let place = 0
  for (const item of itemsOf(isTheirOrder ? our : their)) {
    const found = items.indexOf(item)
    if (found >= 0) {
      place = found + 1
      continue
    }
    const next = items[place]
    if (next && !versions.includes(next)) haveBothAdded = true
    items.splice(place, 0, item)
    place += 1
  }
  return { items, haveBothAdded }
}

/**
 * Merges two changes of a list, item by item. Reports contradictory changes, and items that both
 * sides added at one place, as one conflict. Own code, because packages lose changes of objects
 * (findings/diff3-objects.sh) or name positions (findings/patches-by-position.sh).
 */
function mergeLists(
  base: readonly unknown[],
  theirs: readonly unknown[],
  ours: readonly unknown[],
  path: FieldPath,
): MergeResult {
  const [their, our] = [sideOf(base, theirs, path), sideOf(base, ours, path)]
  const versions = base.map(
    (item, index): ItemVersions => ({
      base: item,
      theirs: valueAt(theirs, [their.later[index] ?? -1]),
      ours: valueAt(ours, [our.later[index] ?? -1]),
    }),
  )
  const { items, haveBothAdded } = joinSides(their, our, versions, path)
  const results = items.map((item, index) =>
    merge(item.base, item.theirs, item.ours, [...path, index]),
  )
  const merged = results.map((result) => result.merged)
  const conflicts = results.flatMap((result) => result.conflicts)
  const isContradiction = areContradictory(their, our, versions, path)
  if (!isContradiction && !haveBothAdded) return { merged, conflicts }
  const both = isContradiction || conflicts.length > 0 ? undefined : merged
  return { merged, conflicts: [{ path, theirs, ours, both }] }
}

/**
 * Merges two changes of the same content, field by field.
 * @param base the content before both changes
 * @returns the content with both changes, or with ours where they contradict each other, and the
 * conflicts
 */
export function merge(
  base: unknown,
  theirs: unknown,
  ours: unknown,
  path: FieldPath = [],
): MergeResult {
  if (isEqual(theirs, ours) || isEqual(base, theirs)) return { merged: ours, conflicts: [] }
  if (isEqual(base, ours)) return { merged: theirs, conflicts: [] }
  // A list item that one side renamed is one value, because the owner may have replaced the item.
  const isRenamedItem =
    isItemPath(path) && !(haveSameName(base, theirs, path) && haveSameName(base, ours, path))
  const isOneValue = fieldAt(path)?.mergesAsOne || isRenamedItem
  if (isObject(theirs) && isObject(ours) && !isOneValue)
    return mergeFields(base, theirs, ours, path)
  if (Array.isArray(theirs) && Array.isArray(ours))
    return mergeLists(Array.isArray(base) ? base : [], theirs, ours, path)
  return { merged: ours, conflicts: [{ path, theirs, ours }] }
}

/**
 * Returns the resolutions of conflicts. Leaves out a conflict that the owner has not resolved, also one
 * whose value on the branch has changed since.
 */
export const resolutionsFor = (
  conflicts: readonly Conflict[],
  resolutions: readonly Resolution[],
): Resolution[] =>
  conflicts.flatMap(({ path, theirs }) => {
    const isSame = (resolution: Resolution) =>
      fieldKey(resolution.path) === fieldKey(path) && isEqual(resolution.theirs, theirs)
    return resolutions.find(isSame) ?? []
  })

/** Returns merged content with their value of each conflict. */
export const withTheirValues = (merged: unknown, conflicts: readonly Conflict[]): ContentFiles =>
  conflicts.reduce(
    (files, { path, theirs }) => withValue(files, path, theirs),
    merged,
  ) as ContentFiles
