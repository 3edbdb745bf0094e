/** Reads the content for the preview while the owner types, errors included. */
import type * as z from 'zod'
import { mapLeaves, type Path } from '@/content/leaves'
import { placeholders } from '@/content/placeholders'
import { type SiteContent, siteContent } from '@/content/schema'
import { bareRule, isText, metaAt } from '@/content/validation'
import { type Files, keyOf, valueAt, withValue } from '@/editor/store/path'

/** Texts that must be valid, because the page would fail with a wrong one. */
const STRICT = ['company.siteUrl']

/**
 * Reads a value with errors: shows wrong texts as they are, and anything else as it was before.
 * @param last the value as it was last read
 */
function readLeniently(rule: z.ZodType, value: unknown, path: Path, last: unknown): unknown {
  const { data, error } = rule.safeParse(value)
  if (!error) return data
  const wrong = error.issues.map((issue) => issue.path as Path)
  // Reads the rest of the value with examples in place of what is wrong.
  const stopgap = (inner: Path) =>
    metaAt([...path, ...inner])?.examples?.[0] ?? valueAt(last, inner)
  const second = rule.safeParse(
    wrong.reduce((whole, inner) => withValue(whole, inner, stopgap(inner)), value),
  )
  if (second.error) return last
  return wrong.reduce((whole: unknown, inner) => {
    const place = [...path, ...inner]
    const text = valueAt(value, inner) ?? ''
    const isShown = typeof valueAt(whole, inner) === 'string' && typeof text === 'string'
    const isStrict = metaAt(place)?.enumDescriptions || STRICT.includes(keyOf(place))
    return isShown && !isStrict ? withValue(whole, inner, text) : whole
  }, second.data)
}

/** Returns a function that reads the content files, and reads only those fields again that have changed. */
export function previewReader() {
  const known = new Map<string, { value: unknown; data: unknown }>()
  const readField = (rule: z.ZodType, value: unknown, path: Path) => {
    const key = keyOf(path)
    const before = known.get(key)
    if (before && before.value === value) return before.data
    const data = readLeniently(rule, value, path, before?.data)
    known.set(key, { value, data })
    return data
  }
  const readFields = (rule: unknown, value: unknown, path: Path) => {
    const { shape } = bareRule(rule) as z.ZodObject<Record<string, z.ZodType>>
    const fields = Object.entries(shape).map(([name, inner]) => {
      const data = readField(inner, valueAt(value, [name]), [...path, name])
      return [name, data]
    })
    return Object.fromEntries(fields.filter(([, data]) => data !== undefined))
  }
  return (files: Files): SiteContent => {
    const parts = Object.entries(siteContent.shape)
    const read = parts.map(([part, rule]) => [part, readFields(rule, files[part], [part])])
    return Object.fromEntries(read)
  }
}

/** Returns the content with its placeholders filled, as the site shows it. */
export function fillContent(content: SiteContent): SiteContent {
  const { fillText } = placeholders(content)
  const fill = (leaf: unknown, path: Path) =>
    typeof leaf === 'string' && leaf.includes('{') && isText(path) ? fillText(leaf, path) : leaf
  return mapLeaves(content, fill) as SiteContent
}
