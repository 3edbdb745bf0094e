/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { TestEditor } from '@/fixtures/test-editor'
import { createTestStore } from '@/fixtures/test-store'
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

const createEditor = () =>
  createTestStore({ oid: '', files: { photos: { items: [] } }, photos: [] })

it.each([
  ['opens the form of a new photo', 'ralo', '#photos.items.0.file'],
  ['stays at another illustration that was tapped meanwhile', 'vaso', '#foto.vaso'],
])('%s', async (_, opened, hash) => {
  location.hash = 'foto.ralo'
  const open = (hash: string) => {
    location.hash = hash
  }
  const { container } = render(
    <TestEditor editor={createEditor()} openedPath={['foto', 'ralo']} open={open}>
      <NewPhoto />
    </TestEditor>,
  )
  const input = container.querySelector('input') as HTMLInputElement
  fireEvent.change(input, { target: { files: [new File([], 'ralo.jpg')] } })
  location.hash = `foto.${opened}`
  await act(async () => finish({ blob: new Blob(), width: 1, height: 1 }))
  expect(location.hash).toBe(hash)
})

it.each([[['foto']], [['foto', 'x']], [['foto', 'constructor']]])(
  'adds no photo at the typed address %j, which names no illustration',
  (openedPath) => {
    const { container } = render(
      <TestEditor editor={createEditor()} openedPath={openedPath}>
        <NewPhoto />
      </TestEditor>,
    )
    expect(container.querySelector('input')).toBeNull()
    expect(screen.getByRole('link').getAttribute('href')).toBe('#photos.items')
  },
)
