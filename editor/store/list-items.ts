/**
 * Gives list items an identity, which content files lack. Each item of the editor's content has an id
 * under a symbol: copies of the item keep it, and JSON, forms, schemas and comparisons ignore it.
 */
import { fieldAt, namingFields } from '@/model/schema/field-at'
import { isEqual } from '@/model/values/is-equal'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, isObject, mapFields, valueAt } from '@/model/values/tree'
import { inEditorForm } from './empty-values'

const ID = Symbol('id')

export type Fields = Readonly<Record<string, unknown>>

/** A list item of several fields. A list of texts has no items with ids. */
export type Item = Fields & { readonly [ID]: string }

const withId = (fields: Fields, id: string): Item => ({ ...fields, [ID]: id })

const ID_START = 'item-'
let count = 0
const newId = () => `${ID_START}${++count}`

/** Returns a list item with a new id. */
export const newItem = (fields: Fields): Item => withId(fields, newId())

const isItem = (value: unknown): value is Item => isObject(value) && ID in value

/** Returns the id of a list item, or undefined for any other value. */
export function idOf(item: Item): string
export function idOf(item: unknown): string | undefined
export function idOf(item: unknown): string | undefined {
  return isItem(item) ? item[ID] : undefined
}

export const areItems = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.every(isItem)

/** Returns the items of a list by their ids, in the order of the list. */
export const itemsById = (items: readonly Item[]): ReadonlyMap<string, Item> =>
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
 * Returns the item that had a place in the list before, as far below the known item above it as now,
 * and as far above the one below it: `b` of `a, b, c` for the second of `a, ?, c`, none for `a, ?, ?, c`.
 * @param found the items of the list before that are at each place now
 */
function itemAtPlace(
  before: readonly Item[],
  found: readonly (Item | undefined)[],
  place: number,
): Item | undefined {
  const known = found.flatMap((item, now) =>
    item && before.includes(item) ? [{ now, earlier: before.indexOf(item) }] : [],
  )
  const above = lastOf(known.filter(({ now }) => now < place)) ?? { now: -1, earlier: -1 }
  const below = known.find(({ now }) => now > place) ?? {
    now: found.length,
    earlier: before.length,
  }
  const index = above.earlier + (place - above.now)
  const isBetween = index === below.earlier - (below.now - place)
  const item = before[index]
  return item && isBetween && !found.includes(item) ? item : undefined
}

/**
 * Returns the known version of each item of a list, or undefined for an added item. Finds the version of
 * an item by the id, or without an id by the value, then by the name, then by a text that no other item
 * has, then by the place between the same two items.
 * @param known the list before a change, then its other versions
 * @param path path of the list
 */
function knownItems(
  [before = [], ...others]: readonly (readonly Item[])[],
  after: readonly unknown[],
  path: FieldPath,
) {
  const byId = itemsById(before)
  const candidates = [...before, ...others.flat().filter((item) => !byId.has(idOf(item)))]
  const found = after.map((item) => (isItem(item) ? byId.get(idOf(item)) : undefined))
  const isSameName = (item: unknown, other: unknown) => haveSameName(item, other, [...path, 0])
  const shareOwnText = (other: Item, item: unknown) =>
    before.includes(other) &&
    Object.entries(other).some(([name, text]) => {
      const hasText = (each: unknown) => valueAt(each, [name]) === text
      const isFilled = typeof text === 'string' && text !== ''
      return isFilled && hasText(item) && [...before, ...after].filter(hasText).length === 2
    })
  for (const isSame of [isEqual, isSameName, shareOwnText])
    for (const [index, item] of after.entries())
      if (!isItem(item))
        found[index] ??= candidates.find((other) => !found.includes(other) && isSame(other, item))
  return after.map((item, index) =>
    found[index] || isItem(item) ? found[index] : itemAtPlace(before, found, index),
  )
}

/**
 * Returns the object before a change if the changed one has the same inner values, because comparisons
 * and caches of unchanged content are then fast.
 */
function keepSame(changed: object, before: unknown) {
  if (typeof before !== 'object' || before === null) return changed
  const isSame =
    Array.isArray(changed) === Array.isArray(before) &&
    idOf(changed) === idOf(before) &&
    Object.keys({ ...before, ...changed }).every(
      (name) => Reflect.get(changed, name) === Reflect.get(before, name),
    )
  return isSame ? before : changed
}

function giveIds(tree: unknown, known: readonly unknown[], path: FieldPath, id?: string): unknown {
  const [before] = known
  if (tree === before || typeof tree !== 'object' || tree === null) return tree
  if (Array.isArray(tree)) {
    const lists = known.map((list) => (areItems(list) ? list : []))
    const found = knownItems(lists, tree, path)
    const items = tree.map((item, index) => {
      if (!isObject(item)) return item
      const id = idOf(item) ?? idOf(found[index]) ?? newId()
      const versions = lists.map((items) => items.find((other) => idOf(other) === id))
      return giveIds(item, versions, [...path, index], id)
    })
    return keepSame(items, before)
  }
  const fields = mapFields(tree, (value, name) =>
    giveIds(
      value,
      known.map((other) => valueAt(other, [name])),
      [...path, name],
    ),
  )
  return keepSame(id === undefined ? fields : withId(fields, id), before)
}

/**
 * Returns content in the editor's form. Each list item keeps its id, or gets the id of the same item in
 * known content, or a new id.
 * @param known the content before a change, then other versions, all in this form
 */
export const identify = <Tree>(tree: Tree, known: readonly unknown[], path: FieldPath = []): Tree =>
  giveIds(inEditorForm(tree, fieldAt(path)), known, path) as Tree

/**
 * A path in all versions of the content: with the ids of list items in place of their indexes. The segments
 * before the first item, which name the section, are those of any path.
 */
export type IdPath = { readonly segments: readonly (string | number)[] }

export const idPathOf = (files: unknown, path: FieldPath): IdPath => ({
  segments: path.map((segment, depth) => idOf(valueAt(files, path.slice(0, depth + 1))) ?? segment),
})

const isId = (segment: string | number) => String(segment).startsWith(ID_START)

/**
 * Returns the path of a field in a version of the content.
 * @returns undefined if an item on the path is gone
 */
export function pathOf(files: unknown, idPath: IdPath): FieldPath | undefined {
  let path: FieldPath = []
  for (const segment of idPath.segments) {
    const list = valueAt(files, path)
    const items = areItems(list) ? list : []
    const next = isId(segment) ? items.findIndex((item) => idOf(item) === segment) : segment
    if (next === -1) return undefined
    path = [...path, next]
  }
  return path
}

/** Returns the paths of fields in a version of the content, without those of items that are gone. */
export const pathsOf = (files: unknown, idPaths: readonly IdPath[]): FieldPath[] =>
  idPaths.map((idPath) => pathOf(files, idPath)).filter((path) => path !== undefined)

/** Returns the path of a field in another version of the content, or undefined. */
export const pathIn = (other: unknown, files: unknown, path: FieldPath) =>
  pathOf(other, idPathOf(files, path))
