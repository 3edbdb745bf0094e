/** @jest-environment jsdom */
import type { StoredChanges } from './content'
import { createDraftStorage, skipNextAdoption, storageErrorMessage } from './draft-storage'

/** Receives the values and the deleted keys of each write. */
const mockWrite = jest.fn()
/** Returns what closed tabs have stored. */
const mockEntries = jest.fn()
/** Returns the key of a stored basis, and undefined after another tab has cleared the site's data. */
const mockGetKey = jest.fn<string | undefined, []>(() => 'rascunho-1')

// jsdom has no IndexedDB.
jest.mock('idb-keyval', () => ({
  createStore: () => (_: string, run: (store: object) => unknown) => {
    const values: unknown[] = []
    const deleted: unknown[] = []
    return run({
      put: (value: unknown) => values.push(value),
      delete: (key: unknown) => deleted.push(key),
      getKey: () => ({ result: mockGetKey() }),
      transaction: { values, deleted, commit: () => {} },
    })
  },
  promisifyRequest: (transaction: { values: readonly unknown[]; deleted: readonly unknown[] }) =>
    mockWrite(transaction.values, transaction.deleted),
  entries: () => mockEntries(),
}))

const files = { company: { name: 'Casa' } }
const base = { oid: '', files, photos: [] }
// The blobs of jsdom cannot be read.
const arrayBuffer = async () => new Uint8Array([1, 2, 3]).buffer
const blob = Object.assign(new Blob([], { type: 'image/jpeg' }), { arrayBuffer })
const photos = { 'content/fotos/ralo.jpg': { blob, width: 800, height: 600 } }
const changes = (name: string): StoredChanges => ({
  storedAt: 0,
  base,
  draft: { company: { name } },
  photos,
})

it('stores the texts on a device that is too full for the photo, and tries the photo again', async () => {
  const { store } = createDraftStorage()
  const full = new DOMException('', 'QuotaExceededError')
  const isFull = (values: readonly unknown[]) => JSON.stringify(values).includes('ralo.jpg')
  mockWrite.mockImplementation(async (values) => {
    if (isFull(values)) throw full
  })
  for (const name of ['Praia', 'Praia Limpa']) {
    const error = await store(changes(name)).catch((reason) => reason)
    expect(storageErrorMessage(error)).toMatch(/a foto nova não fica guardada/)
    expect(mockWrite).toHaveBeenLastCalledWith(
      [expect.objectContaining({ draft: { company: { name } } }), { base, photos: {} }],
      [],
    )
  }
  mockWrite.mockResolvedValue(undefined)
  await store(changes('Praia Mansa'))
  await store(changes('Praia Brava'))
  const stored = mockWrite.mock.calls.map(([values]) => isFull(values))
  expect(stored).toEqual([true, false, true, false, true, false])
})

it('stores a photo without its blob, which WebKit refuses in private mode', async () => {
  mockWrite.mockReset().mockResolvedValue(undefined)
  await createDraftStorage().store(changes('Praia'))
  const [texts, start] = mockWrite.mock.calls[0][0]
  expect(Object.values(start.photos['content/fotos/ralo.jpg'])).not.toContainEqual(expect.any(Blob))
  const tab = 'rascunho-fechado'
  mockEntries.mockResolvedValue([
    [tab, start],
    [`${tab}-textos`, texts],
  ])
  const adopted = await createDraftStorage().adopt()
  const photo = adopted?.photos['content/fotos/ralo.jpg']
  expect(photo).toMatchObject({ width: 800, height: 600 })
  expect(photo?.blob).toMatchObject({ size: 3, type: 'image/jpeg' })
})

it('stores the last of several fast changes in the second write', async () => {
  const { store } = createDraftStorage()
  mockWrite.mockReset().mockResolvedValue(undefined)
  await Promise.all(['P', 'Pr', 'Pra', 'Prai', 'Praia'].map((name) => store(changes(name))))
  const calls = mockWrite.mock.calls.map(([values]) => JSON.stringify(values))
  expect(calls.length).toBeLessThanOrEqual(2)
  expect(calls[calls.length - 1]).toContain('"Praia"')
})

it('stores base and photos again after another tab has cleared the site’s data', async () => {
  const { store } = createDraftStorage()
  mockWrite.mockReset().mockResolvedValue(undefined)
  await store(changes('Praia'))
  mockGetKey.mockReturnValueOnce(undefined)
  await store(changes('Praia Limpa'))
  expect(mockWrite.mock.calls.map(([values]) => values.length)).toEqual([2, 1, 2])
  const [texts, start] = mockWrite.mock.lastCall[0]
  expect(texts).toMatchObject({ draft: { company: { name: 'Praia Limpa' } } })
  expect(start).toMatchObject({ base, photos: { 'content/fotos/ralo.jpg': { width: 800 } } })
})

it('stores no photo that the branch has since a save', async () => {
  const { store } = createDraftStorage()
  mockWrite.mockReset().mockResolvedValue(undefined)
  const saved = { ...base, photos: Object.keys(photos) }
  await store({ ...changes('Praia'), base: saved })
  expect(JSON.stringify(mockWrite.mock.calls)).not.toContain('width')
})

const closedTab = ['rascunho-1', changes('Praia')]

it('adopts the changes of a closed tab on a full device, and moves them once it has room', async () => {
  const { adopt, store } = createDraftStorage()
  mockEntries.mockResolvedValue([closedTab])
  mockWrite.mockReset().mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'))
  expect(await adopt()).toMatchObject({ draft: { company: { name: 'Praia' } } })
  mockWrite.mockResolvedValue(undefined)
  await store(changes('Praia Limpa'))
  await store(changes('Praia Mansa'))
  const moved = ['rascunho-1', 'rascunho-1-textos']
  // The second write keeps the photo of the closed tab.
  expect(mockWrite.mock.calls.map(([, deleted]) => deleted)).toEqual([moved, [], moved, []])
  expect(mockWrite.mock.calls[1][0]).toHaveLength(1)
})

it('skips the changes for a complete visit, and adopts them in the next one', async () => {
  mockEntries.mockResolvedValue([closedTab])
  mockWrite.mockReset().mockResolvedValue(undefined)
  const visit = async () => {
    const { adopt } = createDraftStorage()
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
  mockEntries.mockResolvedValue([['rascunho-1', stored]])
  const adopted = await createDraftStorage().adopt()
  // As the branch is converted, with which it is compared.
  expect(adopted?.sent).toEqual([{ company: { towns: [{ name: 'Forquilhinha' }] } }])
  expect(adopted).toMatchObject({
    base: {
      files: { company: { towns: [{ name: 'Içara' }] } },
      upgradeNotes: [...upgradeNotes, { path: ['company', 'towns'] }],
    },
    draft: { company: { towns: [{ name: 'Rincão' }] } },
  })
})
