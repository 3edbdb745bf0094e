import { useEffect, useMemo, useState } from 'react'
import { CHECK_DELAY, checkDraft, type DraftCheck } from '@/editor/reading/draft-check'
import type { EditorState } from '@/editor/store/editor'

/** Returns the result of `checkDraft` for the draft, updated after a pause in typing. */
export function useDraftCheck(state: EditorState, today: string): DraftCheck {
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
