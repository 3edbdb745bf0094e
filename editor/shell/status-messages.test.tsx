/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import type { GitHub } from '@/editor/github/github'
import { GitHubError } from '@/editor/github/github-error'
import { createSaver } from '@/editor/saving/saver'
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

it('shows that a save failed until nothing is left to save, and not again at the next key', async () => {
  const editor = createTestStore({ oid: '', files: { home: {} }, photos: [] })
  const read = async () => {
    throw new GitHubError('Sem internet', 'no-response')
  }
  const saver = createSaver(editor, { read } as Partial<GitHub> as GitHub)
  render(
    <TestEditor editor={editor} saver={saver}>
      <StatusMessages screen="start" />
    </TestEditor>,
  )
  act(() => editor.change(['home', 'title'], 'b'))
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => saver.save())
  expect(screen.getByRole('alert').textContent).toMatch(/^Não foi salvo/)
  act(() => editor.undo())
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => editor.change(['home', 'title'], 'c'))
  expect(screen.queryByRole('alert')).toBeNull()
})
