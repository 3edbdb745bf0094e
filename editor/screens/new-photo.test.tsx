/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react'
import { TestEditor } from '@/fixtures/test-editor'
import { createTestStore } from '@/fixtures/test-store'
import { type FieldPath, fieldKey } from '@/model/values/tree'
import { NewPhoto } from './new-photo'

// jsdom decodes no photos.
let finish: (prepared: object) => void = () => {}
jest.mock('@/editor/photos/prepare-photo', () => ({
  preparePhoto: () =>
    new Promise((resolve) => {
      finish = resolve
    }),
  photoPath: async () => 'content/photos/ralo.jpg',
}))

const RALO: FieldPath = ['photos', 'items', 'ralo', 'file']

const createStore = () => createTestStore({ oid: '', files: { photos: { items: [] } }, photos: [] })

it.each([
  ['opens the form of a new photo', 'ralo', '#photos.items.0.file'],
  ['stays at another illustration that was tapped meanwhile', 'vaso', '#photos.items.vaso.file'],
])('%s', async (_, opened, hash) => {
  location.hash = fieldKey(RALO)
  const open = (path: FieldPath) => {
    location.hash = fieldKey(path)
  }
  const { container } = render(
    <TestEditor store={createStore()} openedPath={RALO} open={open}>
      <NewPhoto />
    </TestEditor>,
  )
  const input = container.querySelector('input') as HTMLInputElement
  fireEvent.change(input, { target: { files: [new File([], 'ralo.jpg')] } })
  location.hash = `photos.items.${opened}.file`
  await act(async () => finish({ blob: new Blob(), width: 1, height: 1 }))
  expect(location.hash).toBe(hash)
})

it.each([[['photos', 'items']], [['photos', 'items', 'x']], [['photos', 'items', 'constructor']]])(
  'adds no photo at the address %j, which names no illustration',
  (openedPath) => {
    const { container } = render(
      <TestEditor store={createStore()} openedPath={openedPath}>
        <NewPhoto />
      </TestEditor>,
    )
    expect(container.querySelector('input')).toBeNull()
  },
)
