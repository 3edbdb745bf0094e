/** @jest-environment jsdom */

import { act, renderHook } from '@testing-library/react'
import site from '@/.generated/site.json' with { type: 'json' }
import { drawJpeg } from '@/editor/photos/prepare-photo'
import { TestEditor } from '@/fixtures/test-editor'
import { createTestStore } from '@/fixtures/test-store'
import type { SiteContent } from '@/model/schema/content'

jest.mock('@/editor/photos/prepare-photo', () => ({ drawJpeg: jest.fn(async () => new Blob()) }))

const PHOTO = { picture: 'ralo', file: '/content/fotos/ralo.jpg', alt: 'Um ralo' } as const

let urlCount = 0

beforeAll(() => {
  Object.assign(globalThis, {
    LAST_BUILD: { photos: [], pictures: site.pictures, illustrations: {} },
    // jsdom has no images.
    createImageBitmap: async ({ type }: Blob) => {
      if (type === 'image/heic') throw new Error('cannot be decoded')
      return { width: 1600, height: 1200 }
    },
  })
  URL.createObjectURL = () => `blob:${++urlCount}`
  URL.revokeObjectURL = jest.fn()
})

const contentWith = (photo: object): SiteContent =>
  ({ company: { towns: [] }, photos: { items: [{ ...PHOTO, ...photo }] } }) as never

/** Shows a photo, and returns a function that changes it and one that returns the shown URL. */
async function renderPhoto(read: () => Promise<Blob> = async () => new Blob()) {
  const { usePictures } = await import('./use-pictures')
  const readPhoto = jest.fn(read)
  const addPhotoError = jest.fn()
  const store = { ...createTestStore({ oid: '', files: {}, photos: [] }), addPhotoError }
  const { rerender, result } = renderHook((content: SiteContent) => usePictures(content), {
    initialProps: contentWith({}),
    wrapper: ({ children }) => (
      <TestEditor store={store} readPhoto={readPhoto}>
        {children}
      </TestEditor>
    ),
  })
  await act(async () => {})
  const src = () => result.current.pictures.ralo.src
  const alt = () => result.current.pictures.ralo.alt
  const change = (photo: object) => act(async () => rerender(contentWith(photo)))
  return { store, readPhoto, addPhotoError, src, alt, change, rerender }
}

it('keeps a photo while its description is typed', async () => {
  const { readPhoto, src, alt, change } = await renderPhoto()
  const shown = src()
  expect(shown).toMatch(/^blob:/)
  await change({ alt: 'Um ralo l' })
  expect(src()).toBe(shown)
  expect(alt()).toBe('Um ralo l')
  expect(readPhoto).toHaveBeenCalledTimes(1)
})

it('fetches a missing photo once while its description is typed', async () => {
  const { readPhoto, src, change } = await renderPhoto(() => new Promise(() => {}))
  await change({ alt: 'Um ralo l' })
  expect(src()).not.toMatch(/^blob:/)
  expect(readPhoto).toHaveBeenCalledTimes(1)
})

it('reports a photo of the branch that the browser cannot decode, and requests it once', async () => {
  const blob = new Blob([], { type: 'image/heic' })
  const { readPhoto, addPhotoError, src } = await renderPhoto(async () => blob)
  expect(src()).not.toMatch(/^blob:/)
  expect(addPhotoError).toHaveBeenCalledWith(
    PHOTO.file.slice(1),
    expect.stringContaining('não se abre como foto'),
  )
  await act(async () => {
    dispatchEvent(new Event('online'))
  })
  expect(readPhoto).toHaveBeenCalledTimes(1)
})

it('keeps the crop around the last point if an earlier one is ready later', async () => {
  const drawn: (() => void)[] = []
  jest.mocked(drawJpeg).mockImplementation(async () => {
    await new Promise<void>((resolve) => drawn.push(resolve))
    return new Blob()
  })
  const { src, change } = await renderPhoto()
  await change({ focus: { x: 10, y: 10 } })
  await act(async () => drawn[1]?.())
  const last = src()
  expect(last).toMatch(/^blob:/)
  await act(async () => drawn[0]?.())
  expect(src()).toBe(last)
  expect(URL.revokeObjectURL).toHaveBeenLastCalledWith(`blob:${urlCount}`)
  jest.mocked(drawJpeg).mockImplementation(async () => new Blob())
})

it('shows a photo without a place in no place', async () => {
  const { readPhoto, change } = await renderPhoto()
  await change({ picture: undefined, file: '/content/fotos/outra.jpg' })
  expect(readPhoto).toHaveBeenCalledTimes(1)
})

it('keeps a crop until the one around another point is ready, and frees it then', async () => {
  const { src, change, rerender } = await renderPhoto()
  const first = src()
  act(() => rerender(contentWith({ focus: { x: 10, y: 10 } })))
  expect(src()).toBe(first)
  expect(URL.revokeObjectURL).not.toHaveBeenCalledWith(first)
  await act(async () => {})
  const second = src()
  expect(second).not.toBe(first)
  expect(URL.revokeObjectURL).toHaveBeenCalledWith(first)
  expect(URL.revokeObjectURL).not.toHaveBeenCalledWith(second)
  await change({})
  expect([first, second]).not.toContain(src())
})

it('loads a rejected photo again from another commit, which may have repaired it', async () => {
  const types = ['image/heic', 'image/jpeg']
  const { store, src } = await renderPhoto(async () => new Blob([], { type: types.shift() }))
  expect(src()).not.toMatch(/^blob:/)
  await act(async () => store.mergeRemote({ ...store.get().base, oid: 'other' }))
  expect(src()).toMatch(/^blob:/)
})
