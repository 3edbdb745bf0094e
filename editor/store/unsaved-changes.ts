import { createStore, del, entries, set } from 'idb-keyval'
import { upgradeContent } from '@/model/reading/upgrade'
import type { ContentFiles } from './content-files'
import type { StoredChanges } from './draft'
import { removeUnknownFields } from './remove-unknown-fields'

const database = createStore('editor', 'rascunhos')

/** Key of this tab's unsaved changes, and name of the lock that the tab holds until it closes. */
const tabKey = `rascunho-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`

/** Returns a Portuguese message with the reason why this device cannot store unsaved changes. */
export function storageErrorMessage(error: unknown): string {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'A memória deste aparelho está cheia: o que você digita não fica guardado nele. Salve antes de fechar esta página.'
    : 'Este navegador não guarda nada, talvez por estar no modo privado. Salve antes de fechar esta página.'
}

/** Stores the tab's unsaved changes on the device. `undefined` removes the stored ones. */
export const storeUnsavedChanges = (changes: StoredChanges | undefined) =>
  changes ? set(tabKey, changes, database) : del(tabKey, database)

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

/** Converts content that an earlier version of the editor has stored to the present schema. */
const upgrade = (files: ContentFiles) =>
  removeUnknownFields(upgradeContent(files).content as ContentFiles)

/**
 * Moves the newest unsaved changes of a closed tab to this tab.
 * @returns the changes, or undefined if no closed tab has left any
 * @throws if the browser blocks its storage
 */
export async function adoptUnsavedChanges(): Promise<StoredChanges | undefined> {
  const open = await lockAndListOpenTabs()
  const closed = (await entries<string, StoredChanges>(database)).filter(
    ([name]) => !open.has(name),
  )
  const [newest] = closed.sort(([, a], [, b]) => b.storedAt - a.storedAt)
  if (!newest) return undefined
  await set(tabKey, newest[1], database)
  await del(newest[0], database)
  const { base, draft, ...others } = newest[1]
  return { ...others, base: { ...base, files: upgrade(base.files) }, draft: upgrade(draft) }
}
