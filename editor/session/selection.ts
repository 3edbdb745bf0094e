import { screenOf } from '@/editor/addresses/addresses'
import { fileOf } from '@/editor/addresses/screen-table'
import { sectionOf } from '@/editor/addresses/sections'
import type { compareVersions } from '@/editor/store/differences'
import type { EditorStore } from '@/editor/store/editor'
import { type IdPath, idPathOf, pathOf, startOf } from '@/editor/store/list-items'
import { createObservable } from '@/editor/store/observable'
import { type FieldPath, fieldKey, parseFieldKey } from '@/model/values/tree'

/** A version, the one before it, and what differs between them. */
export type ShownVersion = ReturnType<typeof compareVersions>

type SelectionState = {
  /**
   * The field to show, or the screen: a new object for each request, so that a repeated request focuses
   * the field again. The form shows the list items on the path open.
   */
  opened: IdPath
  /**
   * The selected field or illustration, or the changed fields of the version. The preview outlines
   * them.
   */
  idPaths: readonly IdPath[]
  /** The version that the preview shows in place of the draft. */
  version?: ShownVersion
  /** Name of the content file whose form was opened last. */
  lastFile?: string
}

export const hashInUrl = () => location.hash.slice(1)

/**
 * Returns what the owner has opened, at first the URL's hash, and has selected to see on the page: a
 * field or, on the screen of versions, an earlier version. The tab keeps it, as the draft, while the owner
 * enters another code.
 */
export function createSelection(editor: EditorStore) {
  const idPathIn = (path: FieldPath) => idPathOf(editor.get().draft, path)
  const opening = (hash: string) => {
    const path = parseFieldKey(hash)
    const opened = idPathIn(path)
    const isOutlined = ['form', 'newPhoto'].includes(screenOf(path) ?? '')
    return {
      opened,
      version: undefined,
      idPaths: isOutlined ? [opened] : [],
      ...(isOutlined && { lastFile: fileOf(path) }),
    }
  }
  const { get, set, subscribe } = createObservable<SelectionState>(opening(hashInUrl()))
  /** Returns the hash of what is open; after its list item is gone, that of its section. */
  const openedHash = () => {
    const { opened } = get()
    const start = startOf(opened)
    return fieldKey(pathOf(editor.get().draft, opened) ?? sectionOf(start)?.path ?? start)
  }
  return {
    get,
    subscribe,
    openedHash,
    /** Opens the field or screen of a hash, and selects the field. */
    open: (hash: string) => set(opening(hash)),
    /** Opens the URL's hash, unless it is open. */
    followUrl: () => hashInUrl() !== openedHash() && set(opening(hashInUrl())),
    /** Selects a version with its changed fields. */
    showVersion: (version: ShownVersion) => {
      const { files } = version.version
      set({ idPaths: version.changes.map(({ path }) => idPathOf(files, path)), version })
    },
    hideVersion: () => set({ idPaths: [], version: undefined }),
    /** Selects a field of the draft. */
    selectField: (path: FieldPath) => set({ idPaths: [idPathIn(path)], version: undefined }),
  }
}

export type Selection = ReturnType<typeof createSelection>
