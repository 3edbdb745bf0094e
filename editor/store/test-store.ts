import type { CommitContent } from './draft'
import { createEditorStore } from './editor'

/** Creates the state of a tab that stores nothing on the device, because Jest has no IndexedDB. */
export const createTestStore = (
  base: CommitContent,
  stored?: Parameters<typeof createEditorStore>[2],
) => createEditorStore(base, { store: async () => {} }, stored)
