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
      if (hasUnsavedChanges(editor.get())) event.preventDefault()
    }
    const controller = new AbortController()
    const { signal } = controller
    // Each save stores its publication, and the other tabs receive this event.
    addEventListener('storage', refresh, { signal })
    addEventListener('online', refresh, { signal })
    addEventListener('beforeunload', warn, { signal })
    document.addEventListener('visibilitychange', refreshIfVisible, { signal })
    return () => controller.abort()
  }, [editor, saver])
}
