import { z } from 'zod'
import { contentProblems } from '@/content/problems'
import { siteContent } from '@/content/schema'

const isEmpty = (value: unknown) =>
  value === '' ||
  value === null ||
  (typeof value === 'object' && Object.values(value).every((inner) => inner === undefined))

/** Without the empty optional values, which Sveltia leaves out of the file as well. */
function filled(value: unknown, rule: unknown): unknown {
  if (rule instanceof z.ZodOptional) {
    const inner = filled(value, rule.unwrap())
    return isEmpty(inner) ? undefined : inner
  }
  if (rule instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => filled(item, rule.element))
  if (rule instanceof z.ZodObject && typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        // Sveltia numbers new items of a list by a key of its own.
        .filter(([key]) => !key.startsWith('__sc_'))
        .map(([key, inner]) => [key, filled(inner, rule.shape[key])]),
    )
  return value
}

/**
 * The rules of the whole content for one file that is about to change. Faults of before do not count: they
 * would forbid any other change.
 * @param content the files as the editor was built with them, by name
 */
export function contentChecker(content: Readonly<Record<string, unknown>>) {
  let current = content
  return (file: string, data: unknown): string[] => {
    const part = file.replace(/^content\/(\w+)\.json$/, '$1')
    const rule = (siteContent.shape as Record<string, unknown>)[part]
    const changed = { ...current, [part]: filled(data, rule) }
    const before = contentProblems(current)
    const lines = contentProblems(changed).filter((line) => !before.includes(line))
    if (lines.length === 0) current = changed
    return lines
  }
}
