import { useEffect, useState } from 'react'
import { launchItems } from '@/content/launch/items'
import { contentIssues } from '@/content/validation'
import { createContentReader, fillContent } from './preview/lenient-content'
import type { Files } from './store/path'

const read = createContentReader()

function checkLaunch(files: Files, today: string) {
  const content = fillContent(read(files))
  const items = launchItems(content, today)
  const issues = contentIssues(files)
  const missing = issues.length || items.filter(({ blocks }) => blocks).length
  return { content, items, issues, missing, today }
}

export type Launch = ReturnType<typeof checkLaunch>

const known = new WeakMap<Files, Launch>()

/**
 * Returns the content as the site shows it, its launch items and its validation errors. `missing`
 * counts the validation errors or, without errors, the items that block a launch. Checks the same
 * files only once, because a check reads the complete content.
 */
export function launchOf(files: Files, today: string): Launch {
  const before = known.get(files)
  const launch = before?.today === today ? before : checkLaunch(files, today)
  known.set(files, launch)
  return launch
}

/** Pause in typing before a check of the draft, in milliseconds. */
export const TYPING_PAUSE = 400

/** Returns the result of `launchOf` for the draft, updated after a pause in typing. */
export function useLaunch(files: Files, today: string): Launch {
  const [launch, setLaunch] = useState(() => launchOf(files, today))
  useEffect(() => {
    const timer = window.setTimeout(() => setLaunch(launchOf(files, today)), TYPING_PAUSE)
    return () => window.clearTimeout(timer)
  }, [files, today])
  return launch
}
