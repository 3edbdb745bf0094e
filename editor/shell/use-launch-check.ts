import { useEffect, useMemo, useState } from 'react'
import { CHECK_DELAY, checkLaunch, type LaunchCheck } from '@/editor/reading/launch-check'
import type { EditorState } from '@/editor/store/editor'

/** Returns the result of `checkLaunch` for the draft, updated after a pause in typing. */
export function useLaunchCheck(state: EditorState, today: string): LaunchCheck {
  const { base, draft, photos, loadedErrors } = state
  const latest = useMemo(
    () => ({ unsaved: { base, draft, photos, loadedErrors }, today }),
    [base, draft, photos, loadedErrors, today],
  )
  const [checked, setChecked] = useState(latest)
  useEffect(() => {
    const timer = window.setTimeout(() => setChecked(latest), CHECK_DELAY)
    return () => window.clearTimeout(timer)
  }, [latest])
  return useMemo(() => checkLaunch(checked.unsaved, checked.today), [checked])
}
