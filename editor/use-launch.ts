import { useEffect, useState } from 'react'
import { launchItems } from '@/content/launch/items'
import { createContentReader, fillContent } from './preview/lenient-content'
import { issuesOf, type Photos } from './store/checks'
import type { State } from './store/editor'
import type { Files } from './store/path'

const read = createContentReader()

/**
 * Returns the content as the site shows it, its launch items and its validation errors. `missing`
 * counts the validation errors or, without errors, the items that block a launch.
 * @param photos the prepared photos by repository path
 * @param saved the repository paths of the photos on the branch
 */
export function checkLaunch(files: Files, photos: Photos, saved: readonly string[], today: string) {
  const content = fillContent(read(files))
  const items = launchItems(content, today)
  const issues = issuesOf(files, photos, saved)
  const missing = issues.length || items.filter(({ blocks }) => blocks).length
  return { content, items, issues, missing }
}

export type Launch = ReturnType<typeof checkLaunch>

/** Pause in typing before a check of the draft, in milliseconds. */
export const TYPING_PAUSE = 400

/** Returns the result of `checkLaunch` for the draft, updated after a pause in typing. */
export function useLaunch({ history: { draft }, photos, base }: State, today: string): Launch {
  const check = () => checkLaunch(draft, photos, base.photos, today)
  const [launch, setLaunch] = useState(check)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `check` reads only these values
  useEffect(() => {
    const timer = window.setTimeout(() => setLaunch(check()), TYPING_PAUSE)
    return () => window.clearTimeout(timer)
  }, [draft, photos, base, today])
  return launch
}
