/** @jest-environment jsdom */
import { setMany } from 'idb-keyval'
import type { StoredChanges } from './draft'
import { storeUnsavedChanges } from './unsaved-changes'

// jsdom has no IndexedDB.
jest.mock('idb-keyval', () => ({ createStore: () => {}, setMany: jest.fn() }))

const files = { company: { name: 'Casa' } }
const base = { oid: '', files, photos: [] }
const photos = { 'content/fotos/ralo.jpg': { blob: new Blob(), width: 800, height: 600 } }
const changes = (name: string): StoredChanges => ({
  storedAt: 0,
  base,
  draft: { company: { name } },
  photos,
})

it('reports a full device until it has stored the photo too', async () => {
  // jsdom has no locks, without which each write contains the photo.
  Object.defineProperty(navigator, 'locks', { value: {} })
  const full = new DOMException('', 'QuotaExceededError')
  const isFull = (items: readonly unknown[]) => JSON.stringify(items).includes('ralo.jpg')
  jest.mocked(setMany).mockImplementation(async (items) => {
    if (isFull(items)) throw full
  })
  const writes = ['Praia', 'Praia Limpa'].map((name) => storeUnsavedChanges(changes(name)))
  expect(await Promise.allSettled(writes)).toEqual([
    { status: 'rejected', reason: full },
    { status: 'rejected', reason: full },
  ])
  jest.mocked(setMany).mockResolvedValue()
  await storeUnsavedChanges(changes('Praia Mansa'))
  await storeUnsavedChanges(changes('Praia Brava'))
  const stored = jest.mocked(setMany).mock.calls.map(([items]) => isFull(items))
  expect(stored).toEqual([true, true, true, false])
})

it('stores the last of several fast changes in the second write', async () => {
  jest.mocked(setMany).mockReset().mockResolvedValue()
  await Promise.all(
    ['P', 'Pr', 'Pra', 'Prai', 'Praia'].map((name) => storeUnsavedChanges(changes(name))),
  )
  const calls = jest.mocked(setMany).mock.calls.map(([items]) => JSON.stringify(items))
  expect(calls.length).toBeLessThanOrEqual(2)
  expect(calls[calls.length - 1]).toContain('"Praia"')
})

it('stores no photo that the branch has since a save', async () => {
  jest.mocked(setMany).mockReset().mockResolvedValue()
  const saved = { ...base, photos: Object.keys(photos) }
  await storeUnsavedChanges({ ...changes('Praia'), base: saved })
  expect(JSON.stringify(jest.mocked(setMany).mock.calls)).not.toContain('width')
})
