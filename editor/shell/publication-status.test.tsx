/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { TestEditor } from '@/fixtures/test-editor'
import { createTestStore } from '@/fixtures/test-store'
import { PublicationStatus } from './publication-status'

const SITE_URL = 'https://praialimpa.example'
const files = { company: { siteUrl: SITE_URL } }

it.each([
  ['https://other.example', /recarregue o editor em dez minutos/],
  [SITE_URL, /Publicando desde/],
])(
  'shows how to see the publication of a site that the editor was built for at %s',
  async (built, message) => {
    const fetch = jest.fn().mockRejectedValue(new Error('No internet'))
    Object.assign(globalThis, { BUILT_SITE_URL: built, fetch })
    const publication = { commit: 'a'.repeat(40), savedAt: Date.now() }
    await act(async () => {
      render(
        <TestEditor store={createTestStore({ oid: '', files, photos: [] })}>
          <PublicationStatus publication={publication} />
        </TestEditor>,
      )
    })
    expect(screen.getByText(message)).toBeTruthy()
    // The policy of the page would refuse the request, and log an error.
    expect(fetch).toHaveBeenCalledTimes(built === SITE_URL ? 1 : 0)
  },
)
