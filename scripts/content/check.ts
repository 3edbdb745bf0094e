import { parseContent } from '@/content/problems'
import type { SiteContent } from '@/content/schema'
import { readContent } from './read'

/**
 * The content, once it keeps its rules.
 * @throws with one line for each problem
 */
export function checkedContent(): SiteContent {
  return parseContent(readContent())
}
