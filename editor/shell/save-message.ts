import type { SaveState } from '@/editor/saving/saver'
import { type EditorState, hasUnsavedChanges } from '@/editor/store/editor'
import type { Issue } from '@/model/reading/issue'

/**
 * Returns the one thing that the editor says about saving: the errors that refuse a save, what became
 * of the last save, or that the draft has changes of a closed tab.
 * @param saveErrors the errors of the last save that the draft still has
 */
export function saveMessage(
  state: EditorState,
  { publication, error }: SaveState,
  saveErrors: readonly Issue[],
) {
  if (saveErrors.length > 0) return { saveErrors }
  if (error) return { error }
  return hasUnsavedChanges(state) ? { storedAt: state.storedAt } : { publication }
}
