/**
 * Stores the unsaved changes of each tab on the device, in two records.
 *
 *   rascunho-1-2-3-4         basis: base, prepared photos and sent files, when one of these changes
 *   rascunho-1-2-3-4-textos  texts: the changed content files, at each keystroke
 */
import { createStore, delMany, entries, promisifyRequest } from 'idb-keyval'
import { readStored, writeStored } from '@/editor/browser/storage'
import type { Size } from '@/model/pictures/photo-rules'
import {
  type ContentFiles,
  changedNames,
  newPhotos,
  type PreparedPhotos,
  type StoredChanges,
  upgradeFiles,
} from './content'
import { createLatestQueue } from './latest-queue'

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

/** The part of the record that a keystroke changes: the changed content files. */
type Texts = Pick<StoredChanges, 'storedAt' | 'draft'>
/** A photo as bytes, because WebKit stores no blob in its private mode. Version `513e617c` stored the blob. */
type StoredPhoto = Size & ({ bytes: ArrayBuffer; type: string } | { blob: Blob })
/**
 * The part that no keystroke changes. Version `513e617c` stored the texts with it, and only the last save
 * in `sent`.
 */
type Basis = Omit<StoredChanges, keyof Texts | 'photos' | 'sent'> &
  Partial<Texts> & {
    photos: Readonly<Record<string, StoredPhoto>>
    sent?: ContentFiles | StoredChanges['sent']
  }

const TEXTS_SUFFIX = '-textos'

/** Returns the key of the texts, which are stored beside the basis of the same tab. */
const textsKey = (key: string) => `${key}${TEXTS_SUFFIX}`

async function toStored(photos: PreparedPhotos): Promise<Basis['photos']> {
  const stored = Object.entries(photos).map(async ([path, { blob, ...size }]) => {
    const bytes = await blob.arrayBuffer()
    return [path, { ...size, bytes, type: blob.type }] as const
  })
  return Object.fromEntries(await Promise.all(stored))
}

const fromStored = (photos: Basis['photos']): PreparedPhotos =>
  Object.fromEntries(
    Object.entries(photos).map(([path, photo]) => {
      if ('blob' in photo) return [path, photo]
      const { bytes, type, ...size } = photo
      return [path, { ...size, blob: new Blob([bytes], { type }) }]
    }),
  )

/** Joins the stored basis and texts of a tab, in the present schema. */
function joinStored(basis: Basis, texts: Texts | undefined): StoredChanges {
  const { base, photos, sent, storedAt = 0, draft } = { ...basis, ...texts }
  const { files, upgradeNotes } = upgradeFiles(base.files)
  /** Upgrades some of the files among the others, because only one shows the version of all. */
  const upgrade = (some: ContentFiles) => upgradeFiles({ ...base.files, ...some }).files
  const attempts: readonly ContentFiles[] | undefined = sent && [sent].flat()
  return {
    base: { ...base, files, upgradeNotes: [...(base.upgradeNotes ?? []), ...upgradeNotes] },
    photos: fromStored(photos),
    sent: attempts?.map((attempt) => {
      const upgraded = upgrade(attempt)
      return Object.fromEntries(Object.keys(attempt).map((name) => [name, upgraded[name]]))
    }),
    storedAt,
    draft: upgrade({ ...draft }),
  }
}

/**
 * Stores the texts of a tab and its basis, by default the stored one, in place of other records.
 * @returns whether the device has a basis of the tab
 */
const put = (key: string, texts: Texts, basis?: Basis, oldKeys: readonly string[] = []) =>
  database('readwrite', (store) => {
    for (const oldKey of oldKeys) store.delete(oldKey)
    store.put(texts, textsKey(key))
    if (basis) store.put(basis, key)
    const storedBasis = store.getKey(key)
    // Unlike `setMany`, which waits for the puts, and loses them if the tab closes meanwhile.
    store.transaction.commit()
    return promisifyRequest(store.transaction).then(() => storedBasis.result !== undefined)
  })

const SKIP_KEY = 'sem-rascunho'

/**
 * Makes the next visit leave all unsaved changes on the device, because they may stop the editor again.
 * The visit after it adopts them.
 */
export const skipNextAdoption = () => writeStored(SKIP_KEY, 'sim')

/** Returns the functions by which a tab stores its unsaved changes on the device. */
export function createDraftStorage() {
  /** Key of this tab's unsaved changes, and name of the lock that the tab holds until it closes. */
  const tabKey = `rascunho-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`
  /** Keys of a closed tab's changes that this tab has adopted, until it has stored its own. */
  let adoptedKeys: readonly string[] = []
  /** The changes on the device, or undefined if they are unknown. */
  let written: StoredChanges | undefined
  /** True if this visit leaves all changes on the device. Read once, because it may try again. */
  const isSkipped = readStored(SKIP_KEY) !== undefined
  writeStored(SKIP_KEY, undefined)

  /** @param stored the changes on the device, whose basis need not be stored again */
  async function write(changes: StoredChanges, stored: StoredChanges | undefined): Promise<void> {
    const { base, photos, sent, storedAt, draft } = changes
    const changed = changedNames(changes).map((name) => [name, draft[name]])
    const texts: Texts = { storedAt, draft: Object.fromEntries(changed) }
    const isBasisStored = stored?.base === base && stored.photos === photos && stored.sent === sent
    const basis: Basis | undefined = isBasisStored
      ? undefined
      : { base, photos: await toStored(newPhotos(changes)), sent }
    try {
      // Another tab may have cleared the site's data or, without locks, adopted the basis.
      if (!(await put(tabKey, texts, basis, adoptedKeys))) await write(changes, undefined)
    } catch (error) {
      if (!basis || Object.keys(basis.photos).length === 0) throw error
      // Stores the texts alone, beside the adopted photos if there are any.
      const [adoptedKey] = adoptedKeys
      if (adoptedKey) await put(adoptedKey, texts)
      else await put(tabKey, texts, { ...basis, photos: {} })
      throw new PhotoStorageError()
    }
  }

  /**
   * Stores the tab's unsaved changes. `undefined` removes the stored ones. Runs at each keystroke, because a
   * phone may end the browser at any time, and stores only what differs: a changed content file takes
   * 0.2 ms on a slow phone, the complete draft 14 ms. A write waits for the one before it, because a
   * photo that the full device refuses must be in the next write again.
   */
  const store = createLatestQueue(async (changes: StoredChanges | undefined) => {
    const stored = written
    if (changes && changes === stored) return
    // Until the write has succeeded.
    written = undefined
    await (changes
      ? write(changes, stored)
      : delMany([tabKey, textsKey(tabKey), ...adoptedKeys], database))
    written = changes
    adoptedKeys = []
  })

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
   * Moves the newest unsaved changes of a closed tab to this tab.
   * @returns the changes, or undefined if no closed tab has left any or this visit skips them
   * @throws if the browser blocks its storage
   */
  async function adopt(): Promise<StoredChanges | undefined> {
    const open = await lockAndListOpenTabs()
    if (isSkipped) return undefined
    const stored = new Map<string, unknown>(await entries(database))
    const closed = [...stored.keys()]
      .filter((name) => !open.has(name) && !name.endsWith(TEXTS_SUFFIX))
      .map((name) => ({
        keys: [name, textsKey(name)],
        basis: stored.get(name) as Basis,
        texts: stored.get(textsKey(name)) as Texts | undefined,
      }))
    const timeOf = ({ basis, texts }: (typeof closed)[number]) => (texts ?? basis).storedAt ?? 0
    const [newest] = closed.sort((one, other) => timeOf(other) - timeOf(one))
    if (!newest) return undefined
    const changes = joinStored(newest.basis, newest.texts)
    adoptedKeys = newest.keys
    // Ignores a full device, because the first change reports it.
    await store(changes).catch(() => {})
    return changes
  }

  return { store, adopt }
}

export type DraftStorage = ReturnType<typeof createDraftStorage>
