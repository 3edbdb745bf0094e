import { useEffect } from 'react'
import { onReturn } from '@/editor/browser/on-return'
import type { Saver } from '@/editor/saving/saver'
import { type EditorStore, hasUnsavedChanges } from '@/editor/store/editor'

/** Warns before unsaved changes are lost. Reads the branch when the owner returns. */
export function useLifecycle(editor: EditorStore, saver: Saver): void {
  useEffect(() => {
    const end = onReturn(saver.refresh)
    const warn = (event: BeforeUnloadEvent) => {
      if (!hasUnsavedChanges(editor.get())) return
      event.preventDefault()
      // Chrome before 119 needs a value.
      event.returnValue = true
    }
    addEventListener('beforeunload', warn)
    return () => {
      end()
      removeEventListener('beforeunload', warn)
    }
  }, [editor, saver])
}
