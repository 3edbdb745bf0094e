/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { openedBy } from '@/editor/addresses/addresses'
import { TestEditor } from '@/editor/session/test-editor'
import { createTestStore } from '@/editor/store/test-store'
import { companyFiles as files } from '@/fixtures/content'
import { FormPane } from './form-pane'

it.each(['naoexiste', 'constructor', '__proto__', 'toString'])(
  'opens the start for #%s',
  (hash) => {
    render(
      <TestEditor editor={createTestStore({ oid: '', files, photos: [] })}>
        <FormPane screen={openedBy(hash).screen ?? 'start'} />
      </TestEditor>,
    )
    expect(screen.getByRole('heading', { name: 'O que você quer mudar?' })).toBeTruthy()
  },
)
