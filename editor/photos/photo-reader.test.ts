/** @jest-environment jsdom */
import type { GitHub } from '@/editor/github/github'
import { GitHubError } from '@/editor/github/github-error'
import { createTestStore } from '@/fixtures/test-store'
import { createPhotoReader } from './photo-reader'

const PATH = 'content/fotos/ralo.jpg'

function readerOf(responses: (() => Promise<Blob>)[]) {
  const store = createTestStore({
    oid: '',
    files: {},
    photos: ['content/fotos/água.jpg'.normalize('NFD')],
  })
  const readPhoto = jest.fn(() => responses.shift()?.())
  return { store, readPhoto, read: createPhotoReader(store, { readPhoto } as never as GitHub) }
}

it.each([
  ['the device is online', () => dispatchEvent(new Event('online'))],
  [
    'the owner returns to the editor',
    () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  ],
])('reads a photo once, and one that failed to load again once %s', async (_, returnToEditor) => {
  const blob = new Blob()
  const { read, readPhoto } = readerOf([() => Promise.reject(new Error('x')), async () => blob])
  const reads = Promise.all([read(PATH), read(PATH)])
  await new Promise((resolve) => setTimeout(resolve))
  expect(readPhoto).toHaveBeenCalledTimes(1)
  returnToEditor()
  const [one, other] = await reads
  expect([one === blob, other === blob]).toEqual([true, true])
  expect(readPhoto).toHaveBeenCalledTimes(2)
})

it('reads a photo that this device has prepared from the device', async () => {
  const { store, read, readPhoto } = readerOf([])
  const blob = new Blob()
  store.addPhoto(PATH, { blob, width: 1, height: 1 })
  expect(await read(PATH)).toBe(blob)
  expect(readPhoto).not.toHaveBeenCalled()
})

it('reads a photo whose name has another Unicode form on the branch', async () => {
  const { read, readPhoto } = readerOf([async () => new Blob()])
  await read('content/fotos/água.jpg'.normalize('NFC'))
  expect(readPhoto).toHaveBeenCalledWith('content/fotos/água.jpg'.normalize('NFD'))
})

it('reads a photo again from another commit, which may have replaced it', async () => {
  const blobs = [new Blob(), new Blob()]
  const { store, read } = readerOf(blobs.map((blob) => async () => blob))
  await read(PATH)
  store.mergeRemote({ ...store.get().base, oid: 'other' })
  expect(await read(PATH)).toBe(blobs[1])
})

it('requests a photo that GitHub refuses only once in a commit', async () => {
  const refusal = new GitHubError('', 'token')
  const { store, read, readPhoto } = readerOf([
    () => Promise.reject(refusal),
    async () => new Blob(),
  ])
  await expect(read(PATH)).rejects.toBe(refusal)
  dispatchEvent(new Event('online'))
  await expect(read(PATH)).rejects.toBe(refusal)
  expect(readPhoto).toHaveBeenCalledTimes(1)
  store.mergeRemote({ ...store.get().base, oid: 'other' })
  expect(await read(PATH)).toBeInstanceOf(Blob)
})
