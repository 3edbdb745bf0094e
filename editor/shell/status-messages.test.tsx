/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { GitHubError } from '@/editor/github/github-error'
import { TestEditor } from '@/editor/session/test-editor'
import { createTestStore } from '@/editor/store/test-store'
import { StatusMessages } from './status-messages'
import { storeToken } from './token'

it.each([
  ['start', 'O código de acesso vence em 20 dias. Peça outro a quem cuida do programa.'],
  ['form', 'O código de acesso vence em 20 dias.'],
] as const)('warns on the screen %s that the access token expires', (name, text) => {
  storeToken('token', '2026-12-24')
  render(
    <TestEditor editor={createTestStore({ oid: '', files: {}, photos: [] })} today="2026-12-04">
      <StatusMessages screen={name} />
    </TestEditor>,
  )
  expect(screen.getByText(/^O código de acesso/).textContent).toBe(text)
})

it('shows that a save failed only as long as there is something to save', () => {
  const editor = createTestStore({ oid: '', files: { home: {} }, photos: [] })
  const save = { error: new GitHubError('Sem internet', 'no-response') }
  render(
    <TestEditor editor={editor} saver={{ get: () => save as never }}>
      <StatusMessages screen="start" />
    </TestEditor>,
  )
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => editor.change(['home', 'title'], 'b'))
  expect(screen.getByRole('alert').textContent).toMatch(/^Não foi salvo/)
  act(() => editor.undo())
  expect(screen.queryByRole('alert')).toBeNull()
})
