import { useEffect, useState } from 'react'
import type { EditorState } from '@/editor/store/editor'
import { CHECK_DELAY, checkLaunch, type LaunchCheck } from '@/editor/store/launch-check'

/** Returns the result of `checkLaunch` for the draft, updated after a pause in typing. */
export function useLaunchCheck({ draft, photos, base }: EditorState, today: string): LaunchCheck {
  const [launchCheck, setLaunchCheck] = useState(() => checkLaunch({ base, draft, photos }, today))
  useEffect(() => {
    const update = () => setLaunchCheck(checkLaunch({ base, draft, photos }, today))
    const timer = window.setTimeout(update, CHECK_DELAY)
    return () => window.clearTimeout(timer)
  }, [draft, photos, base, today])
  return launchCheck
}
