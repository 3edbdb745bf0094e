/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { TestEditor } from '@/editor/form/test-editor'
import { createEditorStore } from '@/editor/store/editor'
import { PublicationStatus } from './publication'

const SITE_URL = 'https://praialimpa.example'
const files = { company: { siteUrl: SITE_URL } }

/** Reports a blocked request, as the browser does. */
const reportViolation = (blockedURI: string) =>
  act(() => {
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI }))
  })

it('asks for a reload after a save with another site address, which the policy blocks', async () => {
  // jsdom has no `fetch`, so that the request fails, as in a browser whose policy blocks it.
  const publication = { commit: 'a'.repeat(40), savedAt: Date.now() }
  await act(async () => {
    render(
      <TestEditor editor={createEditorStore({ oid: '', files, photos: [] })}>
        <PublicationStatus publication={publication} />
      </TestEditor>,
    )
  })
  reportViolation('https://other.example/versao.json')
  expect(screen.getByText(/Publicando desde/)).toBeTruthy()
  reportViolation(`${SITE_URL}/versao.json`)
  expect(screen.getByText(/recarregue o editor em dez minutos/)).toBeTruthy()
})
