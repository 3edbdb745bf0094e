import * as z from 'zod'
import { bareRule, contentProblems, mayBeMissing } from '@/content/problems'
import { siteContent } from '@/content/schema'

const isEmpty = (value: unknown) =>
  value === '' ||
  value === null ||
  (typeof value === 'object' && Object.values(value).every((inner) => inner === undefined))

/** Without the empty optional values, which Sveltia leaves out of the file as well. */
function filled(value: unknown, rule: unknown): unknown {
  if (mayBeMissing(rule)) {
    const inner = filled(value, bareRule(rule))
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

export type Files = Readonly<Record<string, unknown>>

/** The files once one of them has changed, as it is stored. */
export function changedContent(files: Files, file: string, data: unknown): Files {
  const part = file.replace(/^content\/(\w+)\.json$/, '$1')
  const rule = (siteContent.shape as Record<string, unknown>)[part]
  return { ...files, [part]: filled(data, rule) }
}

/**
 * The rules of the whole content for one file that is about to change. Faults of before do not count: they
 * would forbid any other change.
 */
export function newProblems(files: Files, file: string, data: unknown): string[] {
  const before = contentProblems(files)
  return contentProblems(changedContent(files, file, data)).filter((line) => !before.includes(line))
}
