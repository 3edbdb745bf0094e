import { useEffect, useState } from 'react'
import type { EditorState } from '@/editor/store/editor'
import { CHECK_DELAY, checkLaunch, type LaunchCheck } from '@/editor/store/launch-check'

/** Returns the result of `checkLaunch` for the draft, updated after a pause in typing. */
export function useLaunchCheck(
  { history: { draft }, photos, base }: EditorState,
  today: string,
): LaunchCheck {
  const check = () => checkLaunch(draft, photos, base.photos, today)
  const [launchCheck, setLaunchCheck] = useState(check)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `check` reads only these values
  useEffect(() => {
    const timer = window.setTimeout(() => setLaunchCheck(check()), CHECK_DELAY)
    return () => window.clearTimeout(timer)
  }, [draft, photos, base, today])
  return launchCheck
}
