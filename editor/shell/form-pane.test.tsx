/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { openedBy } from '@/editor/addresses/addresses'
import { TestEditor } from '@/editor/session/test-editor'
import { createEditorStore } from '@/editor/store/editor'
import { companyFiles as files } from '@/fixtures/content'
import { FormPane } from './form-pane'

// jsdom has no IndexedDB.
jest.mock('@/editor/store/draft-storage', () => ({ storeUnsavedChanges: async () => {} }))

it.each(['naoexiste', 'constructor', '__proto__', 'toString'])(
  'opens the start for #%s',
  (hash) => {
    render(
      <TestEditor editor={createEditorStore({ oid: '', files, photos: [] })}>
        <FormPane screen={openedBy(hash).screen ?? 'start'} />
      </TestEditor>,
    )
    expect(screen.getByRole('heading', { name: 'O que você quer mudar?' })).toBeTruthy()
  },
)
