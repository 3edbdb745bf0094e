import { parseContent } from '@/content/problems'
import type { SiteContent } from '@/content/schema'
import { readContent } from './read'

/**
 * Reads the content and checks it.
 * @throws with one line for each problem
 */
export function checkedContent(): SiteContent {
  return parseContent(readContent())
}
