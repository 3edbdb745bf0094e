/** Reads content that may have errors, because the preview shows the draft while it is typed. */
import type * as z from 'zod'
import { placeholders } from '@/content/placeholders'
import { type SiteContent, siteContent } from '@/content/schema'
import { mapLeaves, type Path, valueAt } from '@/content/tree'
import { bareSchema, isText, metaAt } from '@/content/validation'
import { type Files, keyOf, withValue } from '@/editor/store/path'

/** Texts that must be valid, because the page cannot render with an invalid value. */
const STRICT = ['company.siteUrl']

/**
 * Reads a value. Keeps invalid texts. Replaces other invalid values with an example or the last
 * value.
 * @param last the result of the last call for this path
 */
function readLeniently(schema: z.ZodType, value: unknown, path: Path, last: unknown): unknown {
  const { data, error } = schema.safeParse(value)
  if (!error) return data
  const invalid = error.issues.map((issue) => issue.path as Path)
  // Replaces the invalid values for a second attempt, because the rest must be read too.
  const replacement = (inner: Path) =>
    metaAt([...path, ...inner])?.examples?.[0] ?? valueAt(last, inner)
  const second = schema.safeParse(
    invalid.reduce((whole, inner) => withValue(whole, inner, replacement(inner)), value),
  )
  if (second.error) return last
  return invalid.reduce((whole: unknown, inner) => {
    const fieldPath = [...path, ...inner]
    const text = valueAt(value, inner) ?? ''
    const isShown = typeof valueAt(whole, inner) === 'string' && typeof text === 'string'
    const isStrict = metaAt(fieldPath)?.enumDescriptions || STRICT.includes(keyOf(fieldPath))
    return isShown && !isStrict ? withValue(whole, inner, text) : whole
  }, second.data)
}

/**
 * Returns a function that reads the content files. Each call reads only the changed fields again.
 */
export function createContentReader() {
  const known = new Map<string, { value: unknown; data: unknown }>()
  const readField = (schema: z.ZodType, value: unknown, path: Path) => {
    const key = keyOf(path)
    const before = known.get(key)
    if (before && before.value === value) return before.data
    const data = readLeniently(schema, value, path, before?.data)
    known.set(key, { value, data })
    return data
  }
  const readFields = (schema: unknown, value: unknown, path: Path) => {
    const { shape } = bareSchema(schema) as z.ZodObject<Record<string, z.ZodType>>
    const fields = Object.entries(shape).map(([name, inner]) => {
      const data = readField(inner, valueAt(value, [name]), [...path, name])
      return [name, data]
    })
    return Object.fromEntries(fields.filter(([, data]) => data !== undefined))
  }
  return (files: Files): SiteContent => {
    const parts = Object.entries(siteContent.shape)
    const read = parts.map(([part, schema]) => [part, readFields(schema, files[part], [part])])
    return Object.fromEntries(read)
  }
}

/** The filled fields by their value, because a keystroke changes only one field. */
const filledFields = new WeakMap<object, { facts: string; filled: unknown }>()

/** Returns the content with its placeholders filled, as on the site. */
export function fillContent(content: SiteContent): SiteContent {
  const { fillText } = placeholders(content)
  const facts = fillText('{resposta} {cidades} {horario}', [])
  const fill = (leaf: unknown, path: Path) =>
    typeof leaf === 'string' && leaf.includes('{') && isText(path) ? fillText(leaf, path) : leaf
  const fillField = (value: unknown, path: Path) => {
    if (typeof value !== 'object' || value === null) return fill(value, path)
    const before = filledFields.get(value)
    const filled = before?.facts === facts ? before.filled : mapLeaves(value, fill, path)
    filledFields.set(value, { facts, filled })
    return filled
  }
  const parts = Object.entries(content).map(([part, file]) => {
    const fields = Object.entries(file).map(([name, value]) => [
      name,
      fillField(value, [part, name]),
    ])
    return [part, Object.fromEntries(fields)]
  })
  return Object.fromEntries(parts)
}
