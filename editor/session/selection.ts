import { type Opened, openedBy } from '@/editor/addresses/addresses'
import type { Screen } from '@/editor/addresses/screen-table'
import { sectionOf } from '@/editor/addresses/sections'
import type { compareVersions } from '@/editor/store/content-changes'
import type { ContentFiles } from '@/editor/store/draft'
import { brokenFilesIn, type EditorState, type EditorStore } from '@/editor/store/editor'
import { pathIn } from '@/editor/store/list-items'
import { createObservable } from '@/editor/store/observable'
import type { FieldPath } from '@/model/values/tree'

/** A version, the one before it, and what differs between them. */
export type ShownVersion = ReturnType<typeof compareVersions>

type SelectionState = {
  /**
   * The screen or field that the owner opened last: a new object for each request, so that a repeated
   * request focuses the field again.
   */
  opened: Opened
  /**
   * The selected field or illustration, or the changed fields of the version. The preview outlines
   * them.
   */
  paths: readonly FieldPath[]
  /** The content whose list items the paths count. */
  files: ContentFiles
  /** The version that the preview shows in place of the draft. */
  version?: ShownVersion
  /** Name of the content file whose field was selected last. */
  lastFile?: string
}

const hashInUrl = () => location.hash.slice(1)

/**
 * Returns what the owner has opened, and has selected to see on the page: a field or, on the screen of
 * versions, an earlier version. The tab keeps it, as the draft, while the owner enters another code.
 */
export function createSelection(editor: EditorStore) {
  const { get, set, subscribe } = createObservable<SelectionState>({
    opened: { path: [] },
    paths: [],
    files: {},
  })
  /** Selects a version with its changed fields, or nothing. */
  const showVersion = (version: ShownVersion | undefined) =>
    set({
      paths: (version?.changes ?? []).map(({ path }) => path),
      files: version?.version.files ?? {},
      version,
    })
  /** Selects a field of the draft. */
  const selectField = (path: FieldPath) =>
    set({
      paths: [path],
      files: editor.get().draft,
      version: undefined,
      lastFile: String(path[0]),
    })
  /** Opens the screen or field of a hash. The URL gets the hash, because Back must work on phones. */
  const open = (hash = hashInUrl()) => {
    // Unlike a changed `location.hash`, a pushed state fires no `hashchange`.
    if (hash !== hashInUrl()) history.pushState(null, '', `#${hash}`)
    const opened = openedBy(hash)
    set({ opened })
    if (opened.screen === 'form' || opened.screen === 'newPhoto') selectField(opened.path)
    else showVersion(undefined)
  }
  open()
  return {
    get,
    subscribe,
    showVersion,
    selectField,
    open,
    /**
     * Returns the path that a screen shows first: that of the selected field if the form contains it,
     * because the form opens again after conflicts and a sign-in, or else that of the hash.
     */
    pathOn(screen: Screen, { path }: Opened): FieldPath {
      const [selected = []] = selectedPaths(get(), editor.get().draft)
      return screen === 'form' && sectionOf(selected) === sectionOf(path) ? selected : path
    },
  }
}

export type Selection = ReturnType<typeof createSelection>

/**
 * Returns the screen of an opened hash.
 * @param startScreen that of a URL without a hash
 */
export const screenOf = ({ screen, path }: Opened, state: EditorState, startScreen: Screen) =>
  brokenFilesIn(state).some((contentName) => contentName === path[0])
    ? 'brokenFile'
    : (screen ?? startScreen)

/** Returns the paths of the selected fields in other content, without those that it lacks. */
export const selectedPaths = ({ paths, files }: SelectionState, other: ContentFiles): FieldPath[] =>
  paths.flatMap((path) => {
    const found = pathIn(other, files, path)
    return found ? [found] : []
  })
