/** Reads content that may have errors, because the preview shows the draft while it is typed. */

import * as z from 'zod'
import { unwrapSchema } from '@/model/fields/metadata'
import { companyDay } from '@/model/page/time-zone'
import {
  ALL_PLACEHOLDERS,
  createPlaceholderFiller,
  placeholderSources,
} from '@/model/reading/placeholders'
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
  if (schema instanceof z.ZodDefault) return lenientSchema(schema.unwrap(), name)
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

/** Returns the same function, which keeps its last result, because a keystroke changes one field. */
function keepingLast<Result>(compute: (value: unknown) => Result): (value: unknown) => Result {
  let last: { value: unknown; result: Result } | undefined
  return (value) => {
    if (!last || last.value !== value) last = { value, result: compute(value) }
    return last.result
  }
}

/** The functions that read the content files. */
const readers = Object.entries(siteContentSchema.shape).map(([contentName, file]) => {
  const { shape } = unwrapSchema(file) as z.ZodObject<Record<string, z.ZodType>>
  const fields = Object.entries(shape).map(([name, field]) => {
    const schema = lenientSchema(field, name)
    return { name, read: keepingLast((value) => schema.parse(value)) }
  })
  const readFile = keepingLast((data) => {
    const values = fields.map(({ name, read }) => [name, read(valueAt(data, [name]))])
    return Object.fromEntries(values.filter(([, value]) => value !== undefined))
  })
  return { contentName, readFile }
})

/** Converts the files of a draft to content that the pages can render, despite errors. */
export const readLeniently = (files: ContentFiles): SiteContent =>
  Object.fromEntries(
    readers.map(({ contentName, readFile }) => [contentName, readFile(files[contentName])]),
  ) as SiteContent

/**
 * Returns a function that changes each leaf of the content. Caches changed files and fields, so that
 * a keystroke changes only one field again.
 */
export function createContentMapper(change: (leaf: unknown, path: FieldPath) => unknown) {
  const mapField = cachedByObject((value: unknown, path: FieldPath) =>
    mapLeaves(value, change, path),
  )
  const mapFile = cachedByObject((file: object, contentName: string) =>
    Object.fromEntries(
      Object.entries(file).map(([name, value]) => [name, mapField(value, [contentName, name])]),
    ),
  )
  return (content: SiteContent): SiteContent =>
    Object.fromEntries(
      Object.entries(content).map(([contentName, file]) => [
        contentName,
        mapFile(file, contentName),
      ]),
    ) as SiteContent
}

/**
 * Returns a function that fills the placeholders of the content, as on the site. Caches the texts
 * while the company's facts are the same. The preview has its own, because its facts have markers.
 */
export function createContentFiller() {
  let last = { sources: [{}] as unknown[], facts: '', fill: (content: SiteContent) => content }
  return (content: SiteContent): SiteContent => {
    const { company } = content
    const sources = placeholderSources(company)
    if (sources.every((value, index) => value === last.sources[index])) return last.fill(content)
    const { fillText } = createPlaceholderFiller({ company })
    const facts = fillText(ALL_PLACEHOLDERS, [])
    const fillLeaf = (leaf: unknown, path: FieldPath) =>
      typeof leaf === 'string' && leaf.includes('{') && isTextField(path)
        ? fillText(leaf, path)
        : leaf
    const fill = last.facts === facts ? last.fill : createContentMapper(fillLeaf)
    last = { sources, facts, fill }
    return fill(content)
  }
}

/** Fills the placeholders of content without markers. */
export const fillContent = createContentFiller()

/** Returns a draft as the site would show it, despite its errors. */
export const shownContent = (files: ContentFiles): SiteContent => fillContent(readLeniently(files))

/** Returns the day that it is for the company, as `2026-12-24`. */
export const todayOf = (files: ContentFiles): string =>
  companyDay(readLeniently(files).company, new Date())
