/** The content as the preview shows it while the owner types, faults included. */
import type * as z from 'zod'
import { mapLeaves, type Path } from '@/content/leaves'
import { placeholders } from '@/content/placeholders'
import { type SiteContent, siteContent } from '@/content/schema'
import { isText, metaAt } from '@/content/validation'
import { type Files, keyOf, valueAt, withValue } from '@/editor/store/path'

/** A wrong address would stop the page: it has to be one. */
const STRICT = ['company.siteUrl']

/** Another value in place of a wrong one, so that the rest of a file can be read. */
const stopgap = (part: string, path: readonly PropertyKey[], last: unknown): unknown =>
  metaAt([part, ...path])?.examples?.[0] ?? valueAt(last, path)

/**
 * Reads one file leniently: wrong texts are shown as they are, anything else as it was before.
 * @param last the file as it was last shown
 */
function readLeniently(part: string, rule: z.ZodType, value: unknown, last: unknown): unknown {
  const { data, error } = rule.safeParse(value)
  if (!error) return data
  const wrong = error.issues.map(({ path }) => path as Path)
  const mended = wrong.reduce(
    (whole, path) => withValue(whole, path, stopgap(part, path, last)),
    value,
  )
  const second = rule.safeParse(mended)
  if (second.error) return last
  return wrong.reduce((whole: unknown, path) => {
    const text = valueAt(value, path) ?? ''
    const isShown = typeof valueAt(whole, path) === 'string' && typeof text === 'string'
    const isChoice = metaAt([part, ...path])?.enumDescriptions !== undefined
    const isStrict = isChoice || STRICT.includes(keyOf([part, ...path]))
    return isShown && !isStrict ? withValue(whole, path, text) : whole
  }, second.data)
}

/** Reads the content for the preview, again only where a file has changed. */
export function previewReader() {
  const known = new Map<string, { value: unknown; data: unknown }>()
  return (files: Files): SiteContent => {
    const read = Object.entries(siteContent.shape).map(([part, rule]) => {
      const before = known.get(part)
      if (before && before.value === files[part]) return [part, before.data]
      const data = readLeniently(part, rule, files[part], before?.data)
      known.set(part, { value: files[part], data })
      return [part, data]
    })
    return Object.fromEntries(read)
  }
}

/** The content with its placeholders filled, as the site shows it. */
export function filled(content: SiteContent): SiteContent {
  const { fillText } = placeholders(content)
  const fill = (leaf: unknown, path: Path) =>
    typeof leaf === 'string' && leaf.includes('{') && isText(path) ? fillText(leaf, path) : leaf
  return mapLeaves(content, fill) as SiteContent
}
