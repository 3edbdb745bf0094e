import * as z from 'zod'
import { metadataOf, unwrapSchema } from '@/model/fields/metadata'
import { isPhotoService } from '@/model/schema/cards'
import { choiceTitle } from '@/model/schema/field-at'
import { type FieldPath, isObject } from '@/model/values/tree'

export const isRequiredDay = (field: unknown) =>
  field instanceof z.ZodString && metadataOf(field)?.kind === 'day'

/**
 * Returns a new list item: an empty text, or an object with the schema's constants, `false` for
 * each checkbox and today for each required day.
 */
export function newItem(schema: unknown, today: string): unknown {
  if (!(schema instanceof z.ZodObject)) return ''
  const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
    const inner = unwrapSchema(field)
    if (inner instanceof z.ZodLiteral) return [[name, inner.value]]
    if (isRequiredDay(field)) return [[name, today]]
    return inner instanceof z.ZodBoolean && !metadataOf(field)?.hasNoInput ? [[name, false]] : []
  })
  return Object.fromEntries(fields)
}

/**
 * Returns a copy of a list item that differs in the field by which the list refuses duplicates. A
 * text gets a number; any other value is removed, so that the owner chooses another.
 * @param uniqueFields names of the fields of which one must differ
 * @returns the copy, and the name of the changed field
 */
export function copyItem(value: unknown, schema: unknown, uniqueFields: readonly string[]) {
  const [changed] = uniqueFields
  if (!isObject(value) || changed === undefined) return { copy: value, changed }
  const field = schema instanceof z.ZodObject ? schema.shape[changed] : undefined
  const different =
    metadataOf(field)?.kind === 'text' ? `${String(value[changed] ?? '')} 2` : undefined
  // Keeps the place of the field, because the first field names the item.
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    name === changed ? different : inner,
  ])
  return { copy: Object.fromEntries(entries), changed }
}

/** Returns a copy of the list with one item moved to another index. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  const item = items.slice(from, from + 1)
  return [...rest.slice(0, to), ...item, ...rest.slice(to)]
}

/** Returns the name of an item: the Portuguese words of its first text, choice or choices. */
export function itemName(item: unknown, fieldNames: readonly string[], path: FieldPath): string {
  for (const name of fieldNames) {
    const value = isObject(item) ? item[name] : undefined
    if (Array.isArray(value))
      return value.map((option) => choiceTitle([...path, name, 0], String(option))).join(', ')
    // A service without a drawing has the name that its owner wrote.
    const isNamed = typeof value === 'string' && value !== '' && !isPhotoService(value)
    if (isNamed) return choiceTitle([...path, name], value)
  }
  return ''
}
