/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
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
