import { diff3MergeRegions } from 'node-diff3'
import { isEqual } from '@/model/values/is-equal'
import type { FieldPath } from '@/model/values/tree'
import { type ContentFiles, isObject, isPalette, withValue } from './content-files'
import { haveSameName } from './list-items'

/** A field, a list item or a list that the draft and the branch changed to different values. */
export type Conflict = {
  path: FieldPath
  theirs: unknown
  ours: unknown
  /** The list with the items that both sides added, if they changed nothing else. */
  both?: unknown
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
  // Keeps removed fields without a value, because a field that is filled again keeps its place.
  return { merged: Object.fromEntries(fields), conflicts }
}

/** An item of a merged list before and after the changes of both sides. */
type ItemVersions = { base: unknown; theirs: unknown; ours: unknown }

/**
 * Checks whether a merged list contains each item as often as the changes of both sides demand. If
 * both sides moved an item, or one moved an item that the other removed, diff3 keeps it twice.
 */
function hasEachItemOnce(
  [base, theirs, ours]: readonly (readonly number[])[],
  merged: readonly number[],
) {
  const count = (items: readonly number[] = [], item: number) =>
    items.filter((other) => other === item).length
  const items = new Set([base, theirs, ours].flatMap((side) => side ?? []))
  return [...items].every((item) => {
    const [before, their, our] = [count(base, item), count(theirs, item), count(ours, item)]
    const expected = our === before ? their : their === before || their === our ? our : undefined
    return count(merged, item) === expected
  })
}

/**
 * Aligns the items of three lists by diff3. A moved item counts as changed, because the order of a
 * list is content. Compares values, because patches name positions (findings/patches-by-position.sh).
 * @returns the items of the merged list, and whether both sides added items at one position;
 * undefined if the changes contradict each other
 */
function alignItems(lists: readonly (readonly unknown[])[]) {
  // Numbers the items, equal ones alike, because diff3 takes all objects for the same item
  // (findings/diff3-objects.sh).
  const values: unknown[] = []
  const numberOf = (item: unknown) => {
    const known = values.findIndex((value) => isEqual(value, item))
    return known < 0 ? values.push(item) - 1 : known
  }
  const [base = [], theirs = [], ours = []] = lists.map((items) => items.map(numberOf))
  const isOnlyIn = (side: readonly number[], item: number) =>
    [...base, ...theirs, ...ours].filter((other) => other === item).length === 1 &&
    side.includes(item)
  let haveBothAdded = false
  const aligned: { before: number; their: number; our: number }[] = []
  const keep = (item: number) => aligned.push({ before: item, their: item, our: item })
  for (const region of diff3MergeRegions(ours, base, theirs)) {
    if (region.stable) region.bufferContent.forEach(keep)
    else {
      const { oContent: before, aContent: our, bContent: their } = region
      if (isEqual(our, their)) our.forEach(keep)
      else if (before.length === 0) {
        if (their.some((item) => our.some((other) => haveSameName(values[item], values[other]))))
          return undefined
        haveBothAdded = true
        for (const item of [...their, ...our]) keep(item)
      } else if (before.length !== our.length || before.length !== their.length) return undefined
      else
        for (const [index, item] of before.entries()) {
          const versions = { before: item, their: their[index] ?? item, our: our[index] ?? item }
          if (versions.our === item || versions.our === versions.their) keep(versions.their)
          else if (versions.their === item) keep(versions.our)
          else aligned.push(versions)
        }
    }
  }
  const changedTwice = aligned.filter(({ their, our }) => their !== our)
  const areItemsUnique = changedTwice.every(
    ({ before, their, our }) =>
      isOnlyIn(base, before) && isOnlyIn(theirs, their) && isOnlyIn(ours, our),
  )
  const paired = new Set(changedTwice.flatMap((versions) => Object.values(versions)))
  const others = (items: readonly number[]) => items.filter((item) => !paired.has(item))
  const merged = aligned.filter(({ their, our }) => their === our).map(({ our }) => our)
  if (!areItemsUnique || !hasEachItemOnce([base, theirs, ours].map(others), merged))
    return undefined
  const items = aligned.map(
    ({ before, their, our }): ItemVersions => ({
      base: values[before],
      theirs: values[their],
      ours: values[our],
    }),
  )
  return { items, haveBothAdded }
}

/**
 * Merges two changes of a list. Merges an item field by field if both sides kept its name; an item
 * that one side renamed is a conflict, because the owner may have replaced it. Reports the list as
 * one conflict if the sides moved, added or removed items that the other side changed too.
 */
function mergeLists(
  base: readonly unknown[],
  theirs: readonly unknown[],
  ours: readonly unknown[],
  path: FieldPath,
): MergeResult {
  const aligned = alignItems([base, theirs, ours])
  const results = aligned?.items.map((item, index) => {
    const itemPath = [...path, index]
    const { base, theirs, ours } = item
    const isSame = haveSameName(base, theirs) && haveSameName(base, ours)
    if (isSame || isEqual(theirs, ours)) return merge(base, theirs, ours, itemPath)
    return { merged: ours, conflicts: [{ path: itemPath, theirs, ours }] }
  })
  if (!aligned || !results) return { merged: ours, conflicts: [{ path, theirs, ours }] }
  const merged = results.map((result) => result.merged)
  const conflicts = results.flatMap((result) => result.conflicts)
  if (!aligned.haveBothAdded) return { merged, conflicts }
  const both = conflicts.length === 0 ? merged : undefined
  return { merged: ours, conflicts: [{ path, theirs, ours, both }] }
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
  const isOneValue = isPhoto || isPalette(path)
  if (isObject(theirs) && isObject(ours) && !isOneValue)
    return mergeFields(base, theirs, ours, path)
  if (Array.isArray(theirs) && Array.isArray(ours))
    return mergeLists(Array.isArray(base) ? base : [], theirs, ours, path)
  return { merged: ours, conflicts: [{ path, theirs, ours }] }
}

/** Merges two changes of the same content, and takes their value of each conflict. */
export function mergeKeepingTheirs(
  base: ContentFiles,
  theirs: ContentFiles,
  ours: ContentFiles,
): ContentFiles {
  const { merged, conflicts } = merge(base, theirs, ours)
  return conflicts.reduce(
    (files, conflict) => withValue(files, conflict.path, conflict.theirs),
    merged,
  ) as ContentFiles
}
