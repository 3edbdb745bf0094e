/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { companyFiles as files } from '@/fixtures/content'
import { TestEditor } from '@/fixtures/test-editor'
import { createTestStore } from '@/fixtures/test-store'
import { Photo } from './photo'

it('shows a photo once it is loaded', async () => {
  URL.createObjectURL = () => 'blob:ralo'
  URL.revokeObjectURL = () => {}
  let finishReading: (blob: Blob) => void = () => {}
  const readPhoto = () =>
    new Promise<Blob>((resolve) => {
      finishReading = resolve
    })
  render(
    <TestEditor store={createTestStore({ oid: '', files, photos: [] })} readPhoto={readPhoto}>
      <Photo file="/content/photos/ralo.jpg" />
    </TestEditor>,
  )
  expect(screen.queryByRole('img')).toBeNull()
  await act(async () => finishReading(new Blob()))
  expect(screen.getByRole('img', { name: 'Foto' }).getAttribute('src')).toBe('blob:ralo')
})
