/** Reads content that may have errors, because the preview shows the draft while it is typed. */

import type { FieldDescriptor } from '@/model/fields/descriptor'
import { companyDay } from '@/model/page/time-zone'
import { ALL_PLACEHOLDERS, createPlaceholderFiller } from '@/model/reading/placeholders'
import { type SiteContent, siteContentSchema } from '@/model/schema'
import { fieldAt, fieldsIn, isTextField } from '@/model/schema/field-at'
import { cachedByObject } from '@/model/values/cached'
import { type FieldPath, mapLeaves, valueAt } from '@/model/values/tree'
import type { ContentFiles } from './content-files'

const siteUrlField = fieldAt(['company', 'siteUrl'])

/**
 * Returns a value that a page can show in place of an invalid one: the text, because it is being
 * typed, or else an example, the first option or an empty list. No page can render with an invalid
 * URL of the site.
 */
function replacementOf(field: FieldDescriptor, value: unknown): unknown {
  switch (field.kind) {
    case 'choice':
      return field.options[0]?.value
    case 'choices':
      return []
    case 'constant':
      return field.value
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

/** The functions that read the fields of each content file. */
const readers = Object.keys(siteContentSchema.shape).map((contentName) => ({
  contentName,
  fields: Object.entries(fieldsIn(fieldAt([contentName]))).map(([name, field]) => ({
    name,
    read: cachedByObject((value: unknown) => readField(field, value)),
  })),
}))

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
