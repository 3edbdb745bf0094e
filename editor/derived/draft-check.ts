import type { UnsavedChanges } from '@/editor/store/content'
import { launchItems } from '@/model/launch/launch-check'
import type { LaunchItem } from '@/model/launch/launch-item'
import { isInPart } from '@/model/schema/content'
import { issuesOf } from './draft-issues'
import { shownContent } from './lenient-content'

/** Pause in typing before the editor checks the draft, in milliseconds. */
export const CHECK_DELAY = 400

const isClaim = ({ path }: LaunchItem) => isInPart(path, 'claims')

/** Joins the items of all claims into one item, because one screen shows all claims. */
function joinClaims(items: readonly LaunchItem[]): LaunchItem[] {
  const claims = items.filter(isClaim)
  const [first] = claims
  const others = items.filter((item) => !isClaim(item))
  if (!first) return others
  const finding = claims.length === 1 ? 'uma promessa' : `${claims.length} promessas`
  const reason = 'o site promete em seu nome, e quem promete tem de poder provar'
  const remedy = 'diga de cada uma se é verdade'
  return [...others, { blocks: true, path: first.path, finding, reason, remedy }]
}

/**
 * Returns a draft with its content as the site would show it, its validation errors, the items that block
 * a launch, and the recommended items. `blockingCount` counts the errors or, without errors, the blocking items.
 */
export function checkDraft(unsaved: UnsavedChanges, today: string) {
  const content = shownContent(unsaved.draft)
  const items = launchItems(content, today)
  const blocking = joinClaims(items.filter(({ blocks }) => blocks))
  // Skips claims that no sentence makes, because the owner has nothing to do about them.
  const recommended = items.filter((item) => !item.blocks && !isClaim(item))
  const issues = issuesOf(unsaved)
  return {
    draft: unsaved.draft,
    content,
    issues,
    blocking,
    recommended,
    blockingCount: issues.length || blocking.length,
  }
}

export type DraftCheck = ReturnType<typeof checkDraft>
