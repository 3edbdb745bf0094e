/**
 * Reads content that may have errors, because the preview shows the draft while it is typed.
 *
 * At each keystroke, the content goes through three steps: `readLeniently`, markers in the preview
 * (preview/fields-on-page.ts), and filled placeholders. Each step keeps its results for the groups and
 * lists that no keystroke has changed, so that the next one and React find the same objects.
 */

import type { ContentFiles } from '@/editor/store/content'
import type { FieldDescriptor } from '@/model/fields/descriptor'
import { fillText, placeholderFacts } from '@/model/reading/placeholders'
import type { SiteContent } from '@/model/schema/content'
import { contentField, isTextField } from '@/model/schema/field-at'
import { cachedByObject } from '@/model/values/cached-by-object'
import { isEqual } from '@/model/values/is-equal'
import { type FieldPath, isObject, mapFields, mapLeaves, valueAt } from '@/model/values/tree'

/** Converts a value of a draft to one that the pages can show, despite errors. */
const readField = cachedByObject((value: unknown, field: FieldDescriptor): unknown => {
  if (value === undefined && (field.optional || field.fallback !== undefined)) return field.fallback
  if (field.kind === 'list')
    return (Array.isArray(value) ? value : []).map((item) => readField(item, field.item))
  if (field.kind !== 'group') return field.parse(value) ?? field.replacement(value)
  const entries = Object.entries(field.fields).map(([name, inner]) => [
    name,
    readField(valueAt(value, [name]), inner),
  ])
  const read = Object.fromEntries(entries.filter(([, inner]) => inner !== undefined))
  // The schema of a town divides it from its state. Outer groups would be parsed at each keystroke.
  const isOuter = Object.values(field.fields).some(
    ({ kind }) => kind === 'group' || kind === 'list',
  )
  return isOuter ? read : (field.parse(read) ?? read)
})

/** Converts the files of a draft to content that the pages can render, despite errors. */
export const readLeniently = (files: ContentFiles) => readField(files, contentField) as SiteContent

/** Returns a function that maps each leaf of the content. */
export function createContentMapper(mapLeaf: (leaf: unknown, path: FieldPath) => unknown) {
  const map = cachedByObject((value: unknown, path: FieldPath): unknown => {
    // A list is changed in one piece, because its items move to other paths.
    if (!isObject(value)) return mapLeaves(value, mapLeaf, path)
    return mapFields(value, (inner, name) => map(inner, [...path, name]))
  })
  return (content: SiteContent) => map(content, []) as SiteContent
}

/**
 * Returns a function that fills the placeholders of the content, as on the site. Keeps the filled texts
 * while the facts that they contain stay the same, because most keystrokes in the company's form change
 * another fact.
 */
export function createFiller() {
  let facts: readonly unknown[] = []
  let fill = createContentMapper((leaf) => leaf)
  return (content: SiteContent): SiteContent => {
    const { company } = content
    const present = placeholderFacts(company)
    if (!isEqual(facts, present)) {
      facts = present
      fill = createContentMapper((leaf, path) =>
        typeof leaf === 'string' && isTextField(path) ? fillText(leaf, path, company) : leaf,
      )
    }
    return fill(content)
  }
}

const fillContent = createFiller()

/** Returns a draft as the site would show it, despite its errors. */
export const shownContent = (files: ContentFiles): SiteContent => fillContent(readLeniently(files))
