/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { GitHubError, missingError } from '@/editor/github/github-error'
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
      store={createTestStore({ oid: '', files: {}, photos: [] })}
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

it('restores the photos in place of the screen of a new photo, which would replace them', async () => {
  const photos = { items: [] }
  const restore = jest.fn()
  const store = { ...createTestStore({ oid: '', files: {}, photos: [] }), restore }
  const listVersions = async () => ({ versions: [{ oid: '1', committedDate: '', message: '' }] })
  const read = async () => ({ oid: '1', files: { photos }, photos: [] })
  render(
    <TestEditor store={store} github={{ listVersions, read }} openedPath={['photos', 'ralo']}>
      <BrokenFile />
    </TestEditor>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Trazer de volta' }))
  expect(restore).toHaveBeenCalledWith({ photos })
})

it('skips a version without the folder of the content', async () => {
  const versions = ['2', '1'].map((oid) => ({ oid, committedDate: '', message: '' }))
  const read = async (oid?: string) => {
    if (oid === '2') throw missingError('a pasta content', 'owner/site')
    return { oid: '1', files: { home: {} }, photos: [] }
  }
  render(
    <TestEditor
      store={createTestStore({ oid: '', files: {}, photos: [] })}
      github={{ listVersions: async () => ({ versions }), read }}
      openedPath={['home']}
    >
      <BrokenFile />
    </TestEditor>,
  )
  expect(await screen.findByRole('button', { name: 'Trazer de volta' })).toBeTruthy()
})
