/** Reads content that may have errors, because the preview shows the draft while it is typed. */

import * as z from 'zod'
import { unwrapSchema } from '@/model/fields/metadata'
import { companyDay } from '@/model/page/time-zone'
import { ALL_PLACEHOLDERS, createPlaceholderFiller } from '@/model/reading/placeholders'
import { type SiteContent, siteContentSchema } from '@/model/schema'
import { isTextField } from '@/model/schema/field-at'
import { cachedByObject } from '@/model/values/cached'
import { type FieldPath, isObject, mapLeaves, valueAt } from '@/model/values/tree'
import type { ContentFiles } from './content-files'

/**
 * Returns a schema that keeps invalid texts, and replaces other invalid values with an example, or
 * with an empty list, the first option or `false`. Replaces an invalid URL of the site too, because
 * no page can render with one.
 * @param name name of the field
 */
function lenientSchema(schema: unknown, name = ''): z.ZodType {
  if (schema instanceof z.ZodOptional) return lenientSchema(schema.unwrap(), name).optional()
  if (schema instanceof z.ZodDefault)
    return lenientSchema(schema.unwrap(), name).default(schema.def.defaultValue)
  if (schema instanceof z.ZodArray) return z.array(lenientSchema(schema.element)).catch([])
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([key, inner]) => [
      key,
      lenientSchema(inner, key),
    ])
    const object = z.object(Object.fromEntries(fields))
    return z.preprocess((value) => (isObject(value) ? value : {}), object)
  }
  if (schema instanceof z.ZodString && name !== 'siteUrl')
    return schema.catch(({ value }: z.core.$ZodCatchCtx) =>
      typeof value === 'string' ? value : '',
    )
  const leaf = schema as z.ZodType
  if (schema instanceof z.ZodLiteral) return leaf.catch(schema.value)
  const fallback = schema instanceof z.ZodEnum ? schema.options[0] : false
  return leaf.catch(leaf.meta()?.examples?.[0] ?? fallback)
}

/** The functions that read the fields of each content file. */
const readers = Object.entries(siteContentSchema.shape).map(([contentName, file]) => {
  const { shape } = unwrapSchema(file) as z.ZodObject<Record<string, z.ZodType>>
  const fields = Object.entries(shape).map(([name, field]) => {
    const schema = lenientSchema(field, name)
    return { name, read: cachedByObject((value: unknown) => schema.parse(value)) }
  })
  return { contentName, fields }
})

/** Converts the files of a draft to content that the pages can render, despite errors. */
export function readLeniently(files: ContentFiles): SiteContent {
  const entries = readers.map(({ contentName, fields }) => {
    const data = fields.map(({ name, read }) => [name, read(valueAt(files, [contentName, name]))])
    return [contentName, Object.fromEntries(data.filter(([, value]) => value !== undefined))]
  })
  return Object.fromEntries(entries)
}

/**
 * Returns a function that changes each leaf of the content. Caches changed fields, so that a
 * keystroke changes only one field again.
 */
export function createContentMapper(change: (leaf: unknown, path: FieldPath) => unknown) {
  const mapField = cachedByObject((value: unknown, path: FieldPath) =>
    mapLeaves(value, change, path),
  )
  return (content: SiteContent): SiteContent => {
    const entries = Object.entries(content).map(([contentName, file]) => {
      const fields = Object.entries(file).map(([name, value]) => [
        name,
        mapField(value, [contentName, name]),
      ])
      return [contentName, Object.fromEntries(fields)]
    })
    return Object.fromEntries(entries)
  }
}

/** The function that fills placeholders, and caches the texts while the company's facts are the same. */
let filler = { facts: '', fill: (content: SiteContent) => content }

/** Returns the content with its placeholders filled, as on the site. */
export function fillContent(content: SiteContent): SiteContent {
  const { fillText } = createPlaceholderFiller(content)
  const facts = fillText(ALL_PLACEHOLDERS, [])
  if (filler.facts !== facts)
    filler = {
      facts,
      fill: createContentMapper((leaf, path) =>
        typeof leaf === 'string' && leaf.includes('{') && isTextField(path)
          ? fillText(leaf, path)
          : leaf,
      ),
    }
  return filler.fill(content)
}

/** Returns a draft as the site would show it, despite its errors. */
export const shownContent = (files: ContentFiles): SiteContent => fillContent(readLeniently(files))

/** Returns the day that it is for the company, as `2026-12-24`. */
export const todayOf = (files: ContentFiles): string =>
  companyDay(readLeniently(files).company, new Date())
