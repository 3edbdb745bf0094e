/** @jest-environment jsdom */

import type { GitHub } from '@/editor/github/github'
import { createEditorStore } from '@/editor/store/editor'
import { createSaver } from './saver'

// jsdom has no IndexedDB for unsaved changes.
jest.mock('@/editor/store/unsaved-changes', () => ({ storeUnsavedChanges: async () => {} }))

const base = { oid: 'base', files: {}, photos: [] }

it('begins no save before the last one has ended', async () => {
  const read = jest.fn(async () => base)
  const saver = createSaver(createEditorStore(base), { read } as Partial<GitHub> as GitHub)
  await Promise.all([saver.save(), saver.save()])
  expect(read).toHaveBeenCalledTimes(1)
  await saver.save()
  expect(read).toHaveBeenCalledTimes(2)
})

it.each(['{', '"x"', '{"commit":5}', '[]'])('ignores the stored publication %s', (stored) => {
  localStorage.setItem('recibo', stored)
  const saver = createSaver(createEditorStore(base), {} as GitHub)
  expect(saver.get().publication).toBeUndefined()
})
