import { useEffect, useRef, useState } from 'react'
import { SCREENS } from '@/editor/addresses/screen-table'
import { formatDateTime } from '@/editor/derived/words'
import { ErrorMessage } from '@/editor/elements/error-text'
import { useRequest } from '@/editor/elements/use-request'
import type { VersionPage } from '@/editor/github/github'
import { versionTitle } from '@/editor/saving/commit-message'
import { useDraftState, useSelected, useSession } from '@/editor/session/context'
import { useValue } from '@/editor/session/use-value'
import type { ContentFiles } from '@/editor/store/content'
import {
  type ComparedVersion,
  compareVersions,
  type Difference,
  takeBack,
} from '@/editor/store/differences'
import { hasUnsavedChanges } from '@/editor/store/draft-store'
import { removeUnknownFields } from '@/editor/store/file-text'
import { isEqual } from '@/model/values/is-equal'
import { lastOf } from '@/model/values/last-of'
import { VersionChanges } from './version-changes'
import './versions.css'

/** Shows what a save changed, and buttons that take the changes back or restore the save. */
function ChosenVersion({
  version: { files, changes },
  onTakeBack,
  onRestore,
}: {
  version: ComparedVersion
  onTakeBack: (changes: readonly Difference[]) => void
  onRestore: () => void
}) {
  const isSaving = useValue(useSession().saver).result.kind === 'running'
  const state = useDraftState()
  const isDraftChanged = hasUnsavedChanges(state)
  const isSaved = isEqual(files, removeUnknownFields(state.base.files))
  return (
    <>
      {changes && <VersionChanges files={files} changes={changes} onTakeBack={onTakeBack} />}
      {(isSaved || isDraftChanged) && (
        <p>
          {isSaved && 'É o que está salvo agora. '}
          {isDraftChanged && 'Voltar tira o que você mudou e não salvou.'}
        </p>
      )}
      {(isDraftChanged || !isSaved) && (
        <button type="button" className="primary" disabled={isSaving} onClick={onRestore}>
          Voltar a esta versão
        </button>
      )}
    </>
  )
}

/**
 * Lists the saves. Shows a chosen save in the preview, and below its name what the owner can do with
 * it.
 */
export function Versions() {
  const { store, github, saver, selection, signOut } = useSession()
  const { version: shown } = useSelected()
  const state = useDraftState()
  const { base, draft } = state
  const { data: list, run: runList, ...listRequest } = useRequest<VersionPage>()
  const reading = useRequest<ComparedVersion>()
  /** The drafts before and after the owner took changes back. */
  const [takenBack, setTakenBack] = useState<{ before: ContentFiles; after: ContentFiles }>()
  const rows = useRef<HTMLUListElement>(null)

  /** Adds the next page to the list. */
  const readMore = async ({ versions, next }: VersionPage): Promise<VersionPage> => {
    const page = await github.listVersions(undefined, next)
    return { ...page, versions: [...versions, ...page.versions] }
  }
  /** Reads the list up to the last save in it, which may be shown. */
  const readNew = async (): Promise<VersionPage> => {
    let page = await github.listVersions()
    const last = list && lastOf(list.versions)
    const hasLast = () => page.versions.some(({ oid }) => oid === last?.oid)
    while (last && !hasLast() && page.next) page = await readMore(page)
    return page
  }
  const readList = () => runList(readNew())
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new commit changes the list
  useEffect(readList, [base.oid])

  /** Reads a version and its parent commit, which the first version lacks. */
  const read = async (oid: string, isFirst: boolean) => {
    const commits = [github.read(oid), isFirst ? undefined : github.read(`${oid}~1`)] as const
    const [version, previous] = await Promise.all(commits)
    return compareVersions(version, previous, store.get().draft)
  }
  const show = (oid: string, isFirst: boolean) => {
    setTakenBack(undefined)
    reading.run(read(oid, isFirst), selection.showVersion)
  }
  /** Replaces the draft by other content, and leaves the shown version, whose buttons disappear. */
  const replaceDraft = (files: ContentFiles) => {
    rows.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
    // Ignores a version that is still loading.
    reading.cancel()
    store.restore(files)
    selection.hideVersion()
  }
  const undoChanges = ({ files }: ComparedVersion, changes: readonly Difference[]) => {
    replaceDraft(takeBack(draft, files, changes))
    setTakenBack({ before: draft, after: store.get().draft })
  }
  /** Restores a version. Saves the result as a new commit if it differs from the saved content. */
  const restore = ({ files }: ComparedVersion) => {
    replaceDraft(files)
    if (hasUnsavedChanges(store.get())) saver.save()
  }
  const takenBackMessage =
    takenBack?.before === draft
      ? 'Nada mudou: o site já não tem o que esta versão mudou.'
      : hasUnsavedChanges(state) && 'Mudado aqui. Toque em Salvar para publicar.'
  return (
    <div className="screen">
      <h1 tabIndex={-1}>{SCREENS.versions.title}</h1>
      <p className="hint">
        Cada vez que alguém salvou o site. Toque numa versão para vê-la na página e ler o que mudou.
      </p>
      <ErrorMessage error={reading.error ?? listRequest.error} signOut={signOut} />
      {!list && listRequest.isPending && <p>Procurando…</p>}
      {!list && listRequest.error && (
        <button type="button" onClick={readList}>
          Tentar de novo
        </button>
      )}
      <p role="status">{takenBack?.after === draft && takenBackMessage}</p>
      <ul className="rows" ref={rows}>
        {list?.versions.map(({ oid, message, committedDate, author }, index) => {
          const isShown = shown?.oid === oid
          const isFirst = !list.next && index === list.versions.length - 1
          return (
            <li key={oid}>
              <button
                type="button"
                className="plain row"
                aria-pressed={isShown}
                onClick={() => show(oid, isFirst)}
              >
                <span>
                  <strong>{formatDateTime(committedDate)}</strong>
                  <span className="hint">
                    {[author?.name, versionTitle(message)].filter(Boolean).join(': ')}
                  </span>
                </span>
              </button>
              {isShown && (
                <ChosenVersion
                  version={shown}
                  onTakeBack={(changes) => undoChanges(shown, changes)}
                  onRestore={() => restore(shown)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {list?.next && (
        <button
          type="button"
          // While another list is loading, a next page would replace it.
          onClick={() => !listRequest.isPending && runList(readMore(list))}
        >
          Mais antigas
        </button>
      )}
    </div>
  )
}
