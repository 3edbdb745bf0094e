import { useEffect } from 'react'
import { GitHubError } from '@/editor/github/github-error'
import type { Saver } from '@/editor/saving/saver'
import { type EditorStore, hasUnsavedChanges } from '@/editor/store/editor'

/**
 * Warns before unsaved changes are lost. Reads the branch when the page is shown, the device is online
 * again or another tab has saved.
 */
export function useLifecycle(editor: EditorStore, saver: Saver): void {
  useEffect(() => {
    const refresh = () =>
      saver.pull().catch((error) => {
        if (!(error instanceof GitHubError)) throw error
      })
    const refreshIfVisible = () => document.visibilityState === 'visible' && refresh()
    const warn = (event: BeforeUnloadEvent) => {
      if (!hasUnsavedChanges(editor.get())) return
      event.preventDefault()
      // Chrome before 119 needs a value.
      event.returnValue = true
    }
    // Each save stores its publication, and the other tabs receive this event.
    addEventListener('storage', refresh)
    addEventListener('online', refresh)
    addEventListener('beforeunload', warn)
    document.addEventListener('visibilitychange', refreshIfVisible)
    return () => {
      removeEventListener('storage', refresh)
      removeEventListener('online', refresh)
      removeEventListener('beforeunload', warn)
      document.removeEventListener('visibilitychange', refreshIfVisible)
    }
  }, [editor, saver])
}
