/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { NewPhoto } from '@/editor/screens/new-photo'
import { TestEditor } from '@/editor/session/test-editor'
import { createTestStore } from '@/editor/store/test-store'
import { Photo } from './photo-chooser'

// jsdom decodes no photos.
let finish: (prepared: object) => void = () => {}
jest.mock('@/editor/photos/prepare-photo', () => ({
  preparePhoto: () =>
    new Promise((resolve) => {
      finish = resolve
    }),
  photoPath: async () => 'content/photos/ralo.jpg',
}))

const createEditor = () =>
  createTestStore({ oid: '', files: { photos: { items: [] } }, photos: [] })

it('shows a photo once it is loaded', async () => {
  URL.createObjectURL = () => 'blob:ralo'
  URL.revokeObjectURL = () => {}
  let finishReading: (blob: Blob) => void = () => {}
  const readPhoto = () =>
    new Promise<Blob>((resolve) => {
      finishReading = resolve
    })
  render(
    <TestEditor editor={createEditor()} readPhoto={readPhoto}>
      <Photo file="/content/photos/ralo.jpg" />
    </TestEditor>,
  )
  expect(screen.queryByRole('img')).toBeNull()
  await act(async () => finishReading(new Blob()))
  expect(screen.getByRole('img').getAttribute('src')).toBe('blob:ralo')
})

it.each([
  ['opens the form of a new photo', 'ralo', '#photos.items.0.file'],
  ['stays at another illustration that was tapped meanwhile', 'vaso', '#photos.items.novo.vaso'],
])('%s', async (_, opened, hash) => {
  location.hash = 'photos.items.novo.ralo'
  const { container } = render(
    <TestEditor editor={createEditor()}>
      <NewPhoto picture="ralo" />
    </TestEditor>,
  )
  const input = container.querySelector('input') as HTMLInputElement
  fireEvent.change(input, { target: { files: [new File([], 'ralo.jpg')] } })
  location.hash = `photos.items.novo.${opened}`
  await act(async () => finish({ blob: new Blob(), width: 1, height: 1 }))
  expect(location.hash).toBe(hash)
})
