import { useEffect, useMemo, useState } from 'react'
import { CHECK_DELAY, checkDraft, type DraftCheck } from '@/editor/derived/draft-check'
import type { DraftState } from '@/editor/store/draft-store'

/** Returns the result of `checkDraft` for the draft, updated after a pause in typing. */
export function useDraftCheck(state: DraftState, today: string): DraftCheck {
  const { base, draft, photos } = state
  const latest = useMemo(
    () => ({ unsaved: { base, draft, photos }, today }),
    [base, draft, photos, today],
  )
  const [checked, setChecked] = useState(latest)
  useEffect(() => {
    const timer = window.setTimeout(() => setChecked(latest), CHECK_DELAY)
    return () => window.clearTimeout(timer)
  }, [latest])
  return useMemo(() => checkDraft(checked.unsaved, checked.today), [checked])
}
