import { siteContent } from '@/content/schema'
import { crossProblems } from './cross-checks'
import { issueLine } from './messages'

/**
 * What is wrong with the content, one line each: file, field, what is wrong and an example that is
 * right. Empty when the site may be built.
 * @param content everything that content/ exports, not yet trusted
 * @param present names of the pictures whose files are all there
 */
export function contentProblems(content: unknown, present: readonly string[]): string[] {
  const { success, data, error } = siteContent.safeParse(content, { reportInput: true })
  return success ? crossProblems(data, present) : [...new Set(error.issues.map(issueLine))]
}
