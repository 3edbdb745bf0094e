import * as z from 'zod'
import { metadataOf, unwrapSchema } from '@/model/fields/metadata'
import { namingFields } from '@/model/schema/field-at'
import { isPhotoService } from '@/model/schema/picture-names'
import { type FieldPath, isObject } from '@/model/values/tree'

const isRequiredDay = (field: unknown) =>
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
  return { copy: { ...value, [changed]: different }, changed }
}

/** Returns a copy of the list with one item moved to another index. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  const item = items.slice(from, from + 1)
  return [...rest.slice(0, to), ...item, ...rest.slice(to)]
}

/**
 * Returns the name of an item, or an empty string if no field names it.
 * @param wordsOf formats the value of the field that names the item
 */
export function itemName(
  item: unknown,
  path: FieldPath,
  wordsOf: (path: FieldPath, value: unknown) => string,
): string {
  // A service without a drawing has the name that its owner wrote.
  const field = namingFields(item, path).find(({ value }) => !isPhotoService(String(value)))
  return field ? wordsOf([...path, field.name], field.value) : ''
}
