import { createStore, del, entries, set } from 'idb-keyval'
import type { Photos } from './checks'
import type { Files } from './path'

/** The state of the branch that a change began with. */
export type Base = { oid: string; files: Files; photos: readonly string[] }

/** What one tab of the editor has not saved yet. */
export type Draft = {
  at: number
  base: Base
  draft: Files
  photos: Photos
  pending?: Files
}

const store = createStore('editor', 'rascunhos')

/** This tab's name among all tabs of the editor. It holds a lock of that name as long as it lives. */
const tab = `rascunho-${crypto.randomUUID()}`

/** Why nothing can be stored on this device. */
export function storageFault(error: unknown): string {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'A memória deste aparelho está cheia: o que você digita não fica guardado nele. Salve antes de fechar esta página.'
    : 'Este navegador não guarda nada, talvez por estar no modo privado. Salve antes de fechar esta página.'
}

/** Stores the tab's draft on the device; a tab without changes has none. */
export const storeDraft = (draft: Draft | undefined) =>
  draft ? set(tab, draft, store) : del(tab, store)

/**
 * Takes over the newest draft whose tab is closed, so that a new tab goes on where the owner stopped.
 * Drafts of open tabs stay with them.
 */
export async function adoptDraft(): Promise<Draft | undefined> {
  // The promise ends with the page, and the lock with it.
  navigator.locks.request(tab, () => new Promise(() => {}))
  const { held = [] } = await navigator.locks.query()
  const open = new Set(held.map(({ name }) => name))
  const closed = (await entries<string, Draft>(store)).filter(([name]) => !open.has(name))
  const newest = closed.sort(([, a], [, b]) => b.at - a.at)[0]
  if (!newest) return undefined
  await set(tab, newest[1], store)
  await del(newest[0], store)
  return newest[1]
}
