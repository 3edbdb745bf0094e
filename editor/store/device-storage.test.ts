/** @jest-environment jsdom */
import type { StoredChanges } from './content'
import { createDeviceStorage, skipNextAdoption, storageErrorMessage } from './device-storage'

/** The records on the device. */
const mockDevice = new Map<string, unknown>()
/** Receives the values of each transaction, and may refuse them. */
const mockCommit = jest.fn<Promise<void>, [readonly unknown[]]>()

// jsdom has no IndexedDB.
jest.mock('idb-keyval', () => ({
  createStore: () => async (_: string, run: (records: object) => unknown) => {
    const next = new Map(mockDevice)
    const values: unknown[] = []
    const finish = async () => {
      await mockCommit(values)
      mockDevice.clear()
      for (const [key, value] of next) mockDevice.set(key, value)
    }
    return run({
      put: (value: unknown, key: string) => {
        values.push(value)
        next.set(key, value)
      },
      delete: (key: string) => next.delete(key),
      getKey: (key: string) => ({ result: next.has(key) ? key : undefined }),
      transaction: { finish, commit: () => {} },
    })
  },
  promisifyRequest: (transaction: { finish: () => unknown }) => transaction.finish(),
  entries: async () => [...mockDevice],
  delMany: async (keys: readonly string[]) => keys.map((key) => mockDevice.delete(key)),
}))

beforeEach(() => {
  mockDevice.clear()
  mockCommit.mockReset().mockResolvedValue(undefined)
})

const files = { company: { name: 'Casa' } }
const base = { oid: '', files, photos: [] }
const blob = new Blob(['foto'], { type: 'image/jpeg' })
const arrayBuffer = async () => new Uint8Array([1, 2, 3, 4]).buffer
// The blobs of jsdom cannot be read.
Object.assign(Blob.prototype, { arrayBuffer })
const PHOTO = 'content/fotos/ralo.jpg'
const photos = { [PHOTO]: { blob, width: 800, height: 600 } }
const changes = (name: string): StoredChanges => ({
  storedAt: 0,
  base,
  draft: { company: { name } },
  photos,
})
const full = new DOMException('', 'QuotaExceededError')
const nameOf = (stored: unknown) => (stored as StoredChanges | undefined)?.draft?.company
/** Returns the changes that the next tab adopts. */
const adopt = () => createDeviceStorage().adopt()

it('stores the texts on a device that is too full for the photo, and tries the photo again', async () => {
  const { store } = createDeviceStorage()
  mockCommit.mockImplementation(async (values) => {
    if (values.some((value) => 'bytes' in Object(value))) throw full
  })
  for (const name of ['Praia', 'Praia Limpa']) {
    const error = await store(changes(name)).catch((reason) => reason)
    expect(storageErrorMessage(error)).toMatch(/a foto nova não fica guardada/)
    expect([...mockDevice.values()].map(nameOf)).toEqual([{ name }])
  }
  mockCommit.mockResolvedValue(undefined)
  await store(changes('Praia Mansa'))
  expect(mockDevice.has(PHOTO)).toBe(true)
})

it('stores a photo without its blob, which WebKit refuses in private mode, and only once', async () => {
  const { store } = createDeviceStorage()
  await store(changes('Praia'))
  await store(changes('Praia Limpa'))
  expect(mockCommit).toHaveBeenCalledTimes(3)
  expect(Object.values(Object(mockDevice.get(PHOTO)))).not.toContainEqual(expect.any(Blob))
  const photo = (await adopt())?.photos[PHOTO]
  expect(photo).toMatchObject({ width: 800, height: 600 })
  expect(photo?.blob).toMatchObject({ size: 4, type: 'image/jpeg' })
})

it('stores the photos again after another tab has cleared the site’s data', async () => {
  const { store } = createDeviceStorage()
  await store(changes('Praia'))
  mockDevice.clear()
  await store(changes('Praia Limpa'))
  expect(await adopt()).toMatchObject({ draft: { company: { name: 'Praia Limpa' } }, photos })
})

it('stores no photo that the branch has since a save, and removes it at the next visit', async () => {
  const { store } = createDeviceStorage()
  await store(changes('Praia'))
  await store({ ...changes('Praia'), base: { ...base, photos: [PHOTO] } })
  expect((await adopt())?.photos).toEqual({})
  expect([...mockDevice.values()].map(nameOf)).toEqual([{ name: 'Praia' }])
})

it('moves the newest changes of a closed tab, and removes them with the last change', async () => {
  await createDeviceStorage().store({ ...changes('Praia'), storedAt: 2 })
  await createDeviceStorage().store({ ...changes('Praia Mansa'), storedAt: 1 })
  const tab = createDeviceStorage()
  expect(nameOf(await tab.adopt())).toEqual({ name: 'Praia' })
  await tab.store(undefined)
  expect([...mockDevice.values()].flatMap((stored) => nameOf(stored) ?? [])).toEqual([
    { name: 'Praia Mansa' },
  ])
})

const KEY = 'rascunho-1'

it('opens changes whose texts and photos an earlier version stored apart', async () => {
  const photo = { width: 800, height: 600, bytes: await arrayBuffer(), type: 'image/jpeg' }
  mockDevice.set(KEY, { base, photos: { [PHOTO]: photo } })
  mockDevice.set(`${KEY}-textos`, { storedAt: 1, draft: { company: { name: 'Praia' } } })
  expect(await adopt()).toMatchObject({ storedAt: 1, draft: { company: { name: 'Praia' } } })
  expect(mockDevice.get(PHOTO)).toMatchObject({ width: 800, type: 'image/jpeg' })
  expect([...mockDevice.keys()]).toHaveLength(2)
})

it('adopts the changes of a closed tab on a full device, and moves them once it has room', async () => {
  const { adopt, store } = createDeviceStorage()
  mockDevice.set(KEY, changes('Praia'))
  mockCommit.mockRejectedValueOnce(full)
  expect(await adopt()).toMatchObject({ draft: { company: { name: 'Praia' } } })
  expect([...mockDevice.keys()]).toEqual([KEY])
  await store(changes('Praia Limpa'))
  expect(mockDevice.has(KEY)).toBe(false)
})

it('skips the changes for a complete visit, and adopts them in the next one', async () => {
  mockDevice.set(KEY, changes('Praia'))
  const visit = async () => {
    const { adopt } = createDeviceStorage()
    return [await adopt(), await adopt()]
  }
  skipNextAdoption()
  expect(await visit()).toEqual([undefined, undefined])
  expect(await visit()).toContainEqual(expect.objectContaining({ storedAt: 0 }))
})

it('converts the changes and their commit from an earlier version, and notes it for the next save', async () => {
  const towns = (name: string) => ({ company: { towns: [{ name, latitude: -28.7 }] } })
  const upgradeNotes = [{ path: ['drains'], message: '' }]
  const stored = {
    ...changes('Praia'),
    base: { ...base, files: towns('Içara'), upgradeNotes },
    draft: towns('Rincão'),
    sent: towns('Forquilhinha'),
  }
  mockDevice.set(KEY, stored)
  const adopted = await adopt()
  // Upgraded, because the saver compares this content with that of the upgraded branch.
  expect(adopted?.sent).toEqual([{ company: { towns: [{ name: 'Forquilhinha' }] } }])
  expect(adopted).toMatchObject({
    base: {
      files: { company: { towns: [{ name: 'Içara' }] } },
      upgradeNotes: [...upgradeNotes, { path: ['company', 'towns'] }],
    },
    draft: { company: { towns: [{ name: 'Rincão' }] } },
  })
})
