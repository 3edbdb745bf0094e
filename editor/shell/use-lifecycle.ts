import { useEffect } from 'react'
import { GitHubError } from '@/editor/github/github-error'
import type { Saver } from '@/editor/saving/saver'
import { type EditorStore, hasUnsavedChanges } from '@/editor/store/editor'

/** Events after which the branch may have a newer commit. A save in another tab fires `storage`. */
const READ_EVENTS = ['visibilitychange', 'online', 'storage']

/**
 * Warns before unsaved changes are lost. Reads the branch when the page is shown, and while it is
 * visible, when the device is online again or another tab has saved.
 */
export function useLifecycle(editor: EditorStore, saver: Saver): void {
  useEffect(() => {
    const readIfVisible = () => {
      if (document.visibilityState !== 'visible') return
      saver.pull().catch((error) => {
        if (!(error instanceof GitHubError)) throw error
      })
    }
    const warn = (event: BeforeUnloadEvent) => {
      if (!hasUnsavedChanges(editor.get())) return
      event.preventDefault()
      // Chrome before 119 needs a value.
      event.returnValue = true
    }
    for (const type of READ_EVENTS) addEventListener(type, readIfVisible)
    addEventListener('beforeunload', warn)
    return () => {
      for (const type of READ_EVENTS) removeEventListener(type, readIfVisible)
      removeEventListener('beforeunload', warn)
    }
  }, [editor, saver])
}
