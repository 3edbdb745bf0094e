import type { z } from 'zod'
import { siteContent } from '@/content/schema'
import { crossProblems, texts } from './cross-checks'
import { issueLine, misnamedLine, signsLine } from './messages'

type Issue = z.core.$ZodIssue

/** A way to a value, to compare it with others. */
const way = (path: readonly PropertyKey[]) => JSON.stringify(path)

/**
 * The lines about the rules of the fields. Where an object lacks one field and has one that nobody knows,
 * that is one mistake.
 */
function issueLines(issues: readonly Issue[]): string[] {
  const misnamed = new Set<Issue>()
  const lines = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    const beside = issues.filter(
      ({ input, path }) => input === undefined && way(path.slice(0, -1)) === way(issue.path),
    )
    const [[key, ...keys], [missing, ...others]] = [issue.keys, beside]
    if (key === undefined || !missing || keys.length > 0 || others.length > 0) return []
    misnamed.add(issue).add(missing)
    return misnamedLine(missing.path, key)
  })
  // What breaks a rule of kind breaks those of its length as well.
  const first = new Map<string, Issue>()
  for (const issue of issues)
    if (!misnamed.has(issue) && !first.has(way(issue.path))) first.set(way(issue.path), issue)
  return [...lines, ...[...first.values()].map(issueLine)]
}

/**
 * What is wrong with the content, one line each: file, field, what is wrong and an example that is
 * right. Empty when the site may be built.
 * @param content everything that content/ exports, not yet trusted
 */
export function contentProblems(content: unknown): string[] {
  const signs = texts(content).flatMap(({ path, text }) => {
    const line = signsLine(path, text)
    return line ? { path: way(path), line } : []
  })
  const { success, data, error } = siteContent.safeParse(content, { reportInput: true })
  // A text is held to its other rules once its signs are right.
  const others = (error?.issues ?? []).filter(
    ({ path }) => !signs.some((it) => it.path === way(path)),
  )
  const lines = new Set([...signs.map(({ line }) => line), ...issueLines(others)])
  return success && lines.size === 0 ? crossProblems(data) : [...lines]
}
