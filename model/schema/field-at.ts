/** Finds the schema of a field by its path, and the titles by which the owner knows the field. */
import * as z from 'zod'
import { metadataOf, unwrapSchema } from '@/model/fields/metadata'
import { siteContentSchema } from '@/model/schema'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, valueAt } from '@/model/values/tree'

export function schemaAt(path: FieldPath): unknown {
  return path.reduce<unknown>((schema, segment) => {
    const holder = unwrapSchema(schema)
    if (holder instanceof z.ZodArray) return holder.element
    return holder instanceof z.ZodObject ? holder.shape[String(segment)] : undefined
  }, siteContentSchema)
}

/** Returns the title, examples and other metadata of the value at a path. */
export const schemaMetadataAt = (path: FieldPath): z.core.GlobalMeta | undefined =>
  metadataOf(schemaAt(path))

/**
 * Returns the title that the owner reads for a value of a choice.
 * @param path path of the choice in the content
 */
export function choiceTitle(path: FieldPath, value: string): string {
  const schema = unwrapSchema(schemaAt(path))
  const index = schema instanceof z.ZodEnum ? schema.options.indexOf(value) : -1
  return schemaMetadataAt(path)?.enumDescriptions?.[index] ?? value
}

export const fileTitle = (contentName: string): string =>
  schemaMetadataAt([contentName])?.title ?? contentName

/** Checks whether a field may name its list item. Days may not: notices share them. */
function canName(field: unknown): boolean {
  const schema = unwrapSchema(field)
  const isText = schema instanceof z.ZodString && metadataOf(schema)?.kind !== 'day'
  return isText || schema instanceof z.ZodEnum || schema instanceof z.ZodArray
}

/**
 * Returns the filled fields that may name a list item, in the order of the form. The first one names
 * the item, for the owner and for merges.
 * @param path path of the item, whose index may be any
 */
export function namingFields(item: unknown, path: FieldPath) {
  const schema = unwrapSchema(schemaAt(path))
  const fields = schema instanceof z.ZodObject ? Object.entries(schema.shape) : []
  return fields
    .filter(([, field]) => canName(field))
    .map(([name]) => ({ name, value: valueAt(item, [name]) }))
    .filter(({ value }) => String(value ?? '') !== '')
}

const placeOf = (itemPath: FieldPath) => `${Number(lastOf(itemPath)) + 1}º`

/**
 * Returns the titles of a field, its groups and its list items: `Serviços › Cartões › 3º › Dica`.
 * @param nameOf names the list item at a path, by default by its place
 */
export function fieldTitle(path: FieldPath, nameOf = placeOf): string {
  const names = path.slice(1).map((segment, index) => {
    const inner = path.slice(0, index + 2)
    return typeof segment === 'number' ? nameOf(inner) : (schemaMetadataAt(inner)?.title ?? segment)
  })
  return names.join(' › ')
}

/** Returns the content file and the title of a field: `content/home.json, Serviços › Título`. */
export const describePath = (path: FieldPath): string =>
  [`content/${path[0]}.json`, fieldTitle(path)].filter(Boolean).join(', ')

/** Checks whether the field at a path is a text that may contain placeholders. */
export const isTextField = (path: FieldPath) => schemaMetadataAt(path)?.kind === 'text'
