import { sectionOf } from '@/editor/addresses/sections'
import type { ComparedVersion } from '@/editor/store/differences'
import type { DraftStore } from '@/editor/store/draft-store'
import { type IdPath, idPathOf, pathOf } from '@/editor/store/list-items'
import { createObservable } from '@/editor/store/observable'
import { type FieldPath, fieldKey, parseFieldKey } from '@/model/values/tree'

type SelectionState = {
  /**
   * Path of the screen or the content to show (addresses/addresses.ts): a new object for each request, so that a repeated
   * request focuses the field again. The form shows the list items on the path open.
   */
  opened: IdPath
  /** The selected field, or the changed fields of the version. The preview outlines them. */
  outlined: readonly IdPath[]
  /** The version that the preview shows in place of the draft. */
  version?: ComparedVersion
  /** Name of the content file whose form was opened last. */
  lastFile?: string
}

/** Returns the hash of the URL without its sign. */
export const hashInUrl = () => location.hash.slice(1)

export const pathInUrl = () => parseFieldKey(hashInUrl())

/**
 * Returns what the owner has opened, at first the URL's hash, and has selected to see on the page: a
 * field or, on the screen of versions, an earlier version. The tab keeps it, as the draft, while the owner
 * enters another code.
 */
export function createSelection(store: DraftStore) {
  const idPathIn = (path: FieldPath) => idPathOf(store.get().draft, path)
  const opening = (path: FieldPath) => {
    const opened = idPathIn(path)
    const isForm = sectionOf(path) !== undefined
    return {
      opened,
      version: undefined,
      outlined: isForm ? [opened] : [],
      ...(isForm && { lastFile: String(path[0]) }),
    }
  }
  const { get, set, subscribe } = createObservable<SelectionState>(opening(pathInUrl()))
  /** Returns the hash of the open screen or field; after its list item is gone, the hash of its section. */
  const openedHash = () => {
    const { opened } = get()
    return fieldKey(pathOf(store.get().draft, opened) ?? sectionOf(opened.segments)?.path ?? [])
  }
  return {
    get,
    subscribe,
    openedHash,
    /** Opens a screen or field, and selects the field. */
    open: (path: FieldPath) => set(opening(path)),
    /** Opens the path in the URL, unless it is open. */
    followUrl: () => hashInUrl() !== openedHash() && set(opening(pathInUrl())),
    /** Selects a version with its changed fields. */
    showVersion: (version: ComparedVersion) => {
      const { files, changes = [] } = version
      set({ outlined: changes.map(({ path }) => idPathOf(files, path)), version })
    },
    hideVersion: () => set({ outlined: [], version: undefined }),
    /** Selects a field of the draft. */
    selectField: (path: FieldPath) => set({ outlined: [idPathIn(path)], version: undefined }),
  }
}

export type Selection = ReturnType<typeof createSelection>
