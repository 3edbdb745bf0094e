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

/**
 * Returns a function that maps each leaf of the content.
 * @param mapLeaf receives the other arguments of the function too
 */
export function createContentMapper<Rest extends readonly unknown[]>(
  mapLeaf: (leaf: unknown, path: FieldPath, ...rest: Rest) => unknown,
) {
  const map = cachedByObject((value: unknown, path: FieldPath, ...rest: Rest): unknown => {
    // A list is changed in one piece, because its items move to other paths.
    if (!isObject(value)) return mapLeaves(value, (leaf, at) => mapLeaf(leaf, at, ...rest), path)
    return mapFields(value, (inner, name) => map(inner, [...path, name], ...rest))
  })
  return (content: SiteContent, ...rest: Rest) => map(content, [], ...rest) as SiteContent
}

const fillWithFacts = createContentMapper((leaf, path, facts: object) =>
  typeof leaf === 'string' && isTextField(path) ? fillText(leaf, path, facts) : leaf,
)

/**
 * Fills the placeholders of the content, as on the site. Passes only the facts that fill placeholders,
 * because most keystrokes in the company's form change another fact, and all filled texts are kept then.
 */
export const fillContent = (content: SiteContent): SiteContent =>
  fillWithFacts(content, placeholderFacts(content.company))

/** Returns a draft as the site would show it, despite its errors. */
export const shownContent = (files: ContentFiles): SiteContent => fillContent(readLeniently(files))
