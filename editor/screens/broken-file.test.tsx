/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { GitHubError } from '@/editor/github/github-error'
import { TestEditor } from '@/fixtures/test-editor'
import { createTestStore } from '@/fixtures/test-store'
import { BrokenFile } from './broken-file'

it('looks for the last good version again after a failed request', async () => {
  const listVersions = jest
    .fn()
    .mockRejectedValueOnce(new GitHubError('Sem internet', 'no-response'))
    .mockResolvedValue({ versions: [] })
  render(
    <TestEditor
      editor={createTestStore({ oid: '', files: {}, photos: [] })}
      github={{ listVersions }}
      openedPath={['home']}
    >
      <BrokenFile />
    </TestEditor>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText(/Nenhuma das últimas versões/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
