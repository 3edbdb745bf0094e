import { useEffect } from 'react'
import { onReturn } from '@/editor/browser/on-return'
import type { Saver } from '@/editor/saving/saver'
import { type DraftStore, hasUnsavedChanges } from '@/editor/store/draft-store'

/** Warns before unsaved changes are lost. Reads the branch when the owner returns. */
export function useLifecycle(store: DraftStore, saver: Saver): void {
  useEffect(() => {
    const end = onReturn(saver.refresh)
    const warn = (event: BeforeUnloadEvent) => {
      if (!hasUnsavedChanges(store.get())) return
      event.preventDefault()
      // Chrome before 119 needs a value.
      event.returnValue = true
    }
    addEventListener('beforeunload', warn)
    return () => {
      end()
      removeEventListener('beforeunload', warn)
    }
  }, [store, saver])
}
