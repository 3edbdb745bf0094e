import { useEffect, useState } from 'react'
import { launchItems } from '@/content/launch/items'
import { contentIssues } from '@/content/validation'
import { filled, previewReader } from './preview/shown'
import type { Files } from './store/path'

/** What a launch still needs, and what stops a publication. */
export function launchOf(files: Files, today: string) {
  const content = filled(previewReader()(files))
  const items = launchItems(content, today)
  const issues = contentIssues(files)
  const missing = issues.length || items.filter(({ blocks }) => blocks).length
  return { content, items, issues, missing }
}

export type Launch = ReturnType<typeof launchOf>

/** This long after the last letter, the list is made anew. */
const SETTLED = 400

/** The launch list of what the owner is typing. */
export function useLaunch(files: Files, today: string): Launch {
  const [launch, setLaunch] = useState(() => launchOf(files, today))
  useEffect(() => {
    const timer = window.setTimeout(() => setLaunch(launchOf(files, today)), SETTLED)
    return () => window.clearTimeout(timer)
  }, [files, today])
  return launch
}
