import { GitHubError } from '@/editor/github/github-error'
import type { SaveState } from '@/editor/saving/saver'
import { createTestStore } from '@/editor/store/test-store'
import { saveMessage } from './save-message'

const publication = { commit: 'a', savedAt: 1 }
const error = new GitHubError('Sem internet', 'no-response')
const save: SaveState = { isSaving: false, publication, error }
const issues = [{ path: ['home'], message: 'falta' }]

/** Returns the message for a draft of a closed tab. */
function messageFor(text: string, saved: SaveState, saveErrors = [] as typeof issues) {
  const base = { oid: '', files: { home: { title: 'a' } }, photos: [] }
  const draft = { home: { title: text } }
  const editor = createTestStore(base, { base, draft, photos: {}, storedAt: 2 })
  return saveMessage(editor.get(), saved, saveErrors)
}

it('shows the publication only while there is nothing to save', () => {
  expect(messageFor('a', { ...save, error: undefined })).toEqual({ publication })
  expect(messageFor('b', { ...save, error: undefined })).toEqual({ storedAt: 2 })
})

it('shows an error in place of the changes of a closed tab and of the publication', () => {
  for (const text of ['a', 'b']) expect(messageFor(text, save)).toEqual({ error })
})

it('shows the errors of a refused save first', () => {
  expect(messageFor('a', save, issues)).toEqual({ saveErrors: issues })
  expect(messageFor('b', save, issues)).toEqual({ saveErrors: issues })
})
