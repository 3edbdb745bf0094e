/** Reads content that may have errors, because the preview shows the draft while it is typed. */

import type { FieldDescriptor } from '@/model/fields/descriptor'
import { fillerFor, type PlaceholderFiller } from '@/model/reading/placeholders'
import { type SiteContent, siteContentSchema } from '@/model/schema/content'
import { fieldAt, fieldsIn, isTextField } from '@/model/schema/field-at'
import { cachedByObject, cachedLast } from '@/model/values/cached'
import { type FieldPath, mapLeaves, valueAt } from '@/model/values/tree'
import type { ContentFiles } from './content-files'

const siteUrlField = fieldAt(['company', 'siteUrl'])
const photoPlaceField = fieldAt(['photos', 'items', 0, 'picture'])

/**
 * Returns a value that a page can show in place of an invalid one: the text, because it is being
 * typed, or else an example, the first option or an empty list. No page can render with an invalid
 * URL of the site. A photo without a place stays without one, because the first option is the place
 * of another photo.
 */
function replacementOf(field: FieldDescriptor, value: unknown): unknown {
  switch (field.kind) {
    case 'choice':
      return field === photoPlaceField ? undefined : field.options[0]?.value
    case 'choices':
      return []
    case 'switch':
      return false
    case 'number':
      return field.example
    default:
      if (field === siteUrlField) return field.example
      return typeof value === 'string' ? value : ''
  }
}

/** Converts a value of a draft to one that the pages can show, despite errors. */
function readField(field: FieldDescriptor, value: unknown): unknown {
  if (value === undefined && (field.optional || field.fallback !== undefined)) return field.fallback
  if (field.kind === 'list')
    return (Array.isArray(value) ? value : []).map((item) => readField(field.item, item))
  if (field.kind !== 'group') return field.parse(value) ?? replacementOf(field, value)
  const entries = Object.entries(field.fields).map(([name, inner]) => [
    name,
    readField(inner, valueAt(value, [name])),
  ])
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined))
}

/** The functions that read the content files. */
const readers = Object.keys(siteContentSchema.shape).map((contentName) => {
  const fields = Object.entries(fieldsIn(fieldAt([contentName]))).map(([name, field]) => ({
    name,
    read: cachedLast(cachedByObject((value: unknown) => readField(field, value))),
  }))
  const readFile = cachedByObject((data) => {
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

/** Returns a cached function that fills the placeholders of content with a company's facts. */
const contentFillerFor = cachedByObject(({ fillText }: PlaceholderFiller) =>
  createContentMapper((leaf, path) =>
    typeof leaf === 'string' && leaf.includes('{') && isTextField(path)
      ? fillText(leaf, path)
      : leaf,
  ),
)

/** Fills the placeholders of the content, as on the site. */
export const fillContent = (content: SiteContent): SiteContent =>
  contentFillerFor(fillerFor(content.company))(content)

/** Returns a draft as the site would show it, despite its errors. */
export const shownContent = (files: ContentFiles): SiteContent => fillContent(readLeniently(files))
