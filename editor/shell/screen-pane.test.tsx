/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { screenOf } from '@/editor/addresses/addresses'
import { companyFiles as files } from '@/fixtures/content'
import { TestEditor } from '@/fixtures/test-editor'
import { createTestStore } from '@/fixtures/test-store'
import { parseFieldKey } from '@/model/values/tree'
import { ScreenPane } from './screen-pane'

it.each(['naoexiste', 'constructor', '__proto__', 'toString'])(
  'opens the start for #%s',
  (hash) => {
    render(
      <TestEditor store={createTestStore({ oid: '', files, photos: [] })}>
        <ScreenPane screen={screenOf(parseFieldKey(hash)) ?? 'start'} />
      </TestEditor>,
    )
    expect(screen.getByRole('heading', { name: 'O que você quer mudar?' })).toBeTruthy()
  },
)
