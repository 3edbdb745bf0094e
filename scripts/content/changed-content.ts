import type { SiteContent } from '@/content/schema'
import { contentProblems } from './problems'
import { readContent } from './read'

/*
 * For tests: the site's own content after a change, and what the check says of it.
 */

let asItStands: unknown

/** Before the first test. */
export async function loadContent(): Promise<void> {
  asItStands = await readContent()
}

type Change = (content: SiteContent) => void

export function changed(change: Change): SiteContent {
  const content = structuredClone(asItStands) as SiteContent
  change(content)
  return content
}

export function problemsAfter(change: Change): string[] {
  return contentProblems(changed(change))
}

export function first<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (item === undefined) throw new Error('an empty list')
  return item
}
