import { useEffect } from 'react'
import type { EditorStore } from '@/editor/store/editor'
import { laterPath } from '@/editor/store/list-items'
import { fieldKey, parseFieldKey } from '@/model/values/tree'

type TextInput = HTMLInputElement | HTMLTextAreaElement
/** A field with the focus. `caret` is undefined for an input without a text selection. */
type Focus = { key: string; caret: readonly [start: number, end: number] | undefined }

/** Returns the focused field, or undefined if the focus is elsewhere. */
function focusedField(): Focus | undefined {
  const { activeElement: element } = document
  if (!element?.id || !element.matches('.form-pane :is(input, textarea, select)')) return undefined
  const { selectionStart, selectionEnd } = element as TextInput
  const hasCaret = typeof selectionStart === 'number' && typeof selectionEnd === 'number'
  return { key: element.id, caret: hasCaret ? [selectionStart, selectionEnd] : undefined }
}

/** Focuses a field that has lost the focus. */
function restore({ key, caret }: Focus): void {
  const field = document.getElementById(key)
  if (!field || document.activeElement === field) return
  field.focus({ preventScroll: true })
  if (caret) (field as TextInput).setSelectionRange(...caret)
}

/**
 * Keeps focus and caret in the same field of the same item when a merge moves the item, because
 * React renders the fields of a moved item again.
 */
export function useKeptFocus(editor: EditorStore): void {
  useEffect(() => {
    let before = editor.get()
    // Runs before React renders the merged content.
    return editor.subscribe(() => {
      const after = editor.get()
      const focused = after.base === before.base ? undefined : focusedField()
      const path =
        focused && laterPath(before.history.draft, after.history.draft, parseFieldKey(focused.key))
      // Waits for the next frame, because a form may render a moved item after the others.
      if (path) requestAnimationFrame(() => restore({ ...focused, key: fieldKey(path) }))
      before = after
    })
  }, [editor])
}
