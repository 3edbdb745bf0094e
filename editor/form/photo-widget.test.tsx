/** @jest-environment jsdom */
import type { WidgetProps } from '@rjsf/utils'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { GitHub } from '@/editor/github'
import { photoItems } from '@/editor/store/checks'
import { createEditorStore } from '@/editor/store/editor'
import { FormContext } from './context'
import { PhotoWidget } from './photo-widget'

// jsdom has no database for drafts.
jest.mock('@/editor/store/drafts', () => ({ storeUnsavedChanges: async () => {} }))

// jsdom creates no object URLs.
Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} })

const FILE = '/content/fotos/ralo.jpg'

/** Shows the field of a photo. */
async function show(focus?: { x: number; y: number }) {
  const item = { picture: 'ralo', file: FILE, ...(focus && { focus }) }
  const editor = createEditorStore({ oid: '', files: { photos: { items: [item] } }, photos: [] })
  const context = {
    editor,
    github: { photo: async () => new Blob() } as unknown as GitHub,
    requestedPath: [],
    issues: [],
    showErrors: false,
    onFocus: () => {},
  }
  const widget = { id: 'photos.items.0.file', value: FILE, onChange: () => {} }
  render(
    <FormContext value={context}>
      <PhotoWidget {...(widget as unknown as WidgetProps)} />
    </FormContext>,
  )
  const photo = await screen.findByRole('button', { name: /^Ponto que não pode sumir/ })
  const press = (...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(photo, { key })
  }
  const point = () => photoItems(editor.get().history.draft)[0]?.focus
  return { photo, press, point, undo: () => act(editor.undo) }
}

const status = () => screen.getByRole('status').textContent

it('moves the point by the arrow keys, and reports its position', async () => {
  const { press, point } = await show({ x: 40, y: 30 })
  expect(status()).toBe('O ponto está a 40 % da esquerda e a 30 % do alto.')
  press('ArrowRight', 'ArrowRight', 'ArrowUp')
  expect(point()).toEqual({ x: 50, y: 25 })
  press('ArrowLeft', 'ArrowDown', 'ArrowDown')
  expect(point()).toEqual({ x: 45, y: 35 })
  expect(status()).toBe('O ponto está a 45 % da esquerda e a 35 % do alto.')
})

it('keeps the point on the photo', async () => {
  const { press, point } = await show({ x: 98, y: 3 })
  press('ArrowRight', 'ArrowUp', 'ArrowRight')
  expect(point()).toEqual({ x: 100, y: 0 })
})

it('starts in the middle of a photo without a point', async () => {
  const { press, point } = await show()
  expect(status()).toBe('Sem ponto, vale o meio da foto.')
  expect(screen.queryByRole('button', { name: 'Tirar o ponto' })).toBeNull()
  press('ArrowDown')
  expect(point()).toEqual({ x: 50, y: 55 })
})

it('keeps the point when Enter or another key is pressed', async () => {
  const { photo, press, point } = await show({ x: 40, y: 30 })
  // Browsers report a press of Enter as a click without a position.
  fireEvent.click(photo, { detail: 0 })
  press('Tab', 'a')
  expect(point()).toEqual({ x: 40, y: 30 })
})

it('removes the point by its own button, and focuses the photo', async () => {
  const { photo, point, undo } = await show({ x: 40, y: 30 })
  fireEvent.click(screen.getByRole('button', { name: 'Tirar o ponto' }))
  expect(point()).toBeUndefined()
  expect(document.activeElement).toBe(photo)
  undo()
  expect(point()).toEqual({ x: 40, y: 30 })
})
