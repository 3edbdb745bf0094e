/**
 * Stores the unsaved changes of each tab on the device, at each change.
 *
 *   rascunho-1-2-3-4              draft: base, changed and sent content files, paths of prepared photos
 *   content/fotos/ralo-1a2b.jpg   prepared photo, written once
 */
import { createStore, delMany, entries, promisifyRequest } from 'idb-keyval'
import { readStored, writeStored } from '@/editor/browser/storage'
import {
  changedNames,
  newPhotos,
  type PreparedPhoto,
  type StoredChanges,
  type StoredDraft,
  type StoredPhoto,
} from './content'
import { convertEarlierDrafts, earlierTextsKey } from './earlier-drafts'

const database = createStore('editor', 'rascunhos')

/** Error of a device that has stored the texts, but has no room for the photos. */
class PhotoStorageError extends Error {}

/** Returns a Portuguese message with the reason why this device cannot store unsaved changes. */
export function storageErrorMessage(error: unknown): string {
  if (error instanceof PhotoStorageError)
    return 'A memória deste aparelho está cheia: a foto nova não fica guardada nele. Salve antes de fechar esta página.'
  return error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'A memória deste aparelho está cheia: o que você digita não fica guardado nele. Salve antes de fechar esta página.'
    : 'Este navegador não guarda nada, talvez por estar no modo privado. Salve antes de fechar esta página.'
}

const DRAFT_KEY_START = 'rascunho-'

async function toStored({ blob, ...size }: PreparedPhoto): Promise<StoredPhoto> {
  return { ...size, bytes: await blob.arrayBuffer(), type: blob.type }
}

const fromStored = ({ bytes, type, ...size }: StoredPhoto): PreparedPhoto => ({
  ...size,
  blob: new Blob([bytes], { type }),
})

/** Returns a draft with the changed content files only. */
function toDraft(changes: StoredChanges, photos: readonly string[]): StoredDraft {
  const { base, draft, sent, storedAt } = changes
  const changed = changedNames(changes).map((name) => [name, draft[name]])
  return { base, draft: Object.fromEntries(changed), photos, sent, storedAt }
}

/** Returns the changes of a draft, with those of its photos for which the device had room. */
function fromDraft(stored: StoredDraft, records: ReadonlyMap<string, unknown>): StoredChanges {
  const photos = stored.photos.flatMap((path) => {
    const photo = records.get(path) as StoredPhoto | undefined
    return photo ? [[path, fromStored(photo)] as const] : []
  })
  return {
    ...stored,
    draft: { ...stored.base.files, ...stored.draft },
    photos: Object.fromEntries(photos),
  }
}

/** Runs requests in one transaction, and returns their result after it. */
const transact = <Result>(request: (records: IDBObjectStore) => Result): Promise<Result> =>
  database('readwrite', async (records) => {
    const result = request(records)
    // Unlike `setMany`, which waits for the puts, and loses them if the tab closes meanwhile.
    records.transaction.commit()
    await promisifyRequest(records.transaction)
    return result
  })

const SKIP_KEY = 'sem-rascunho'

/**
 * Makes the next visit leave all unsaved changes on the device, because they may stop the editor again.
 * The visit after it adopts them.
 */
export const skipNextAdoption = () => writeStored(SKIP_KEY, 'sim')

/** Returns the functions by which a tab stores its unsaved changes on the device. */
export function createDeviceStorage() {
  /** Key of this tab's draft, and name of the lock that the tab holds until it closes. */
  const tabKey = `${DRAFT_KEY_START}${crypto.getRandomValues(new Uint32Array(4)).join('-')}`
  /** Keys of a closed tab's draft, in whose place this tab stores its own. */
  let adoptedKeys: readonly string[] = []
  /** True if this visit leaves all changes on the device. Read once, because it may try again. */
  const isSkipped = readStored(SKIP_KEY) !== undefined
  writeStored(SKIP_KEY, undefined)

  /**
   * Stores the unsaved changes of this tab. `undefined` removes them.
   * @throws if the browser blocks its storage, or the device is full; with room for the texts, a
   * `PhotoStorageError` after them
   */
  async function store(changes: StoredChanges | undefined): Promise<void> {
    const photos = changes ? newPhotos(changes) : {}
    const paths = Object.keys(photos)
    const found = await transact((records) => {
      if (changes) records.put(toDraft(changes, paths), tabKey)
      else records.delete(tabKey)
      for (const key of adoptedKeys) records.delete(key)
      // Each time, because another tab may have cleared the site's data.
      return paths.map((path) => records.getKey(path))
    })
    const missing = Object.entries(photos).filter((_, index) => !found[index]?.result)
    if (missing.length === 0) return
    const added = await Promise.all(
      missing.map(async ([path, photo]) => [path, await toStored(photo)] as const),
    )
    await transact((records) => {
      for (const [path, photo] of added) records.put(photo, path)
    }).catch(() => {
      throw new PhotoStorageError()
    })
  }

  /**
   * Locks this tab's name until the tab is closed.
   * @returns the names of the open tabs; none in Safari before 15.4, which has no locks. An open tab
   * there stores its changes again.
   */
  async function lockAndListOpenTabs(): Promise<Set<string | undefined>> {
    if (!('locks' in navigator)) return new Set()
    // Passes a promise that never resolves, because the tab must hold the lock until it is closed.
    navigator.locks.request(tabKey, () => new Promise(() => {}))
    const { held = [] } = await navigator.locks.query()
    return new Set(held.map(({ name }) => name))
  }

  /**
   * Moves the newest unsaved changes of a closed tab to this tab. Removes the photos of no draft.
   * @returns the changes, or undefined if no closed tab has left any or this visit skips them
   * @throws if the browser blocks its storage
   */
  async function adopt(): Promise<StoredChanges | undefined> {
    const open = await lockAndListOpenTabs()
    if (isSkipped) return undefined
    const stored = new Map(await entries<string, unknown>(database))
    const records = await convertEarlierDrafts(stored)
    const drafts = [...records].flatMap(([key, record]) =>
      key.startsWith(DRAFT_KEY_START) ? [{ key, draft: record as StoredDraft }] : [],
    )
    const used = drafts.flatMap(({ draft }) => draft.photos)
    const unused = [...stored.keys()].filter(
      (key) => !key.startsWith(DRAFT_KEY_START) && !used.includes(key),
    )
    if (unused.length > 0) await delMany(unused, database).catch(() => {})
    const [newest] = drafts
      .filter(({ key }) => !open.has(key))
      .sort((one, other) => other.draft.storedAt - one.draft.storedAt)
    if (!newest) return undefined
    const changes = fromDraft(newest.draft, records)
    adoptedKeys = [newest.key, earlierTextsKey(newest.key)]
    // Ignores a full device, because the first change reports it.
    await store(changes).catch(() => {})
    return changes
  }

  return { store, adopt }
}

export type DeviceStorage = ReturnType<typeof createDeviceStorage>
