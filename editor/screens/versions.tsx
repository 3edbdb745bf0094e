import { useEffect, useRef, useState } from 'react'
import { useEditorState, useSession } from '@/editor/context'
import { formatDateTime } from '@/editor/form/words'
import type { Version, VersionPage } from '@/editor/github/github'
import type { GitHubError } from '@/editor/github/github-error'
import { versionTitle } from '@/editor/saving/commit'
import {
  changesBetween,
  type FieldChange,
  type ShownVersion,
  withoutChanges,
} from '@/editor/store/content-changes'
import type { ContentFiles } from '@/editor/store/content-files'
import type { CommitContent } from '@/editor/store/draft'
import { hasUnsavedChanges } from '@/editor/store/editor'
import { keepIds } from '@/editor/store/list-items'
import { useValue } from '@/editor/store/observable'
import { isEqual } from '@/model/values/is-equal'
import { ErrorText } from './error-text'
import { VersionChanges } from './version-changes'

/**
 * Returns the later and the earlier version with what differs. A broken file counts as unchanged.
 * @param draft the content whose list items the versions contain too
 */
function compare(
  version: CommitContent,
  previous: CommitContent | undefined,
  draft: ContentFiles,
): ShownVersion {
  keepIds(draft, version.files)
  if (!previous) return { version, changes: [] }
  keepIds(version.files, previous.files)
  const names = Object.keys(version.files).filter((name) => previous.files[name] !== undefined)
  const changes = names.flatMap((name) =>
    changesBetween(previous.files[name], version.files[name], [name]),
  )
  return { version, previous, changes }
}

/**
 * Lists the saves. Shows a chosen save in the preview, what it changed, and buttons that take the
 * changes back or restore the save.
 */
export function Versions() {
  const { editor, github, saver, preview } = useSession()
  const { version: shown, showVersion } = preview
  const state = useEditorState()
  const { base } = state
  const { isSaving } = useValue(saver)
  const isDraftChanged = hasUnsavedChanges(state)
  const [list, setList] = useState<VersionPage>()
  /** The draft without the changes that the owner took back last. */
  const [takenBack, setTakenBack] = useState<ContentFiles>()
  const [error, setError] = useState<GitHubError>()
  const rows = useRef<HTMLUListElement>(null)
  /**
   * The version that the owner tapped last, because an earlier one may arrive later. Undefined after
   * the owner has returned to the draft.
   */
  const requested = useRef<string>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new commit changes the list
  useEffect(() => {
    let isCurrent = true
    const show = (page: VersionPage) => {
      if (!isCurrent) return
      setList(page)
      setError(undefined)
    }
    github.listVersions().then(show, (error: GitHubError) => isCurrent && setError(error))
    return () => {
      isCurrent = false
    }
  }, [github, base.oid])
  useEffect(
    () => () => {
      requested.current = undefined
    },
    [],
  )

  /** Adds the next page to a list, unless a newer list is shown, and returns all versions. */
  const loadMore = async (shownList: VersionPage): Promise<readonly Version[]> => {
    const { versions, next } = shownList
    const page = await github.listVersions(undefined, next)
    const complete = { ...page, versions: [...versions, ...page.versions] }
    setList((now) => (now === shownList ? complete : now))
    return complete.versions
  }
  const showMore = (page: VersionPage) => {
    setError(undefined)
    loadMore(page).catch(setError)
  }
  /** Reads a version and the one before it, which may be on the next page. */
  const readWithPrevious = async (page: VersionPage, index: number) => {
    const isLast = index === page.versions.length - 1
    const versions = isLast && page.next ? await loadMore(page) : page.versions
    const [version, previous] = versions.slice(index, index + 2)
    const [later, earlier] = await Promise.all([
      github.read(version?.oid),
      previous && github.read(previous.oid),
    ])
    return compare(later, earlier, editor.get().history.draft)
  }
  const show = (page: VersionPage, index: number, oid: string) => {
    setError(undefined)
    requested.current = oid
    readWithPrevious(page, index).then(
      (version) => requested.current === oid && showVersion(version),
      (error: GitHubError) => requested.current === oid && setError(error),
    )
  }
  const showDraft = () => {
    requested.current = undefined
    showVersion(undefined)
  }
  /** Restores a version. Saves the result as a new commit if it differs from the saved content. */
  const restore = ({ files }: CommitContent) => {
    editor.restore(files)
    showDraft()
    if (hasUnsavedChanges(editor.get())) saver.save()
  }
  const takeBack = ({ version }: ShownVersion, changes: readonly FieldChange[]) => {
    editor.restore(withoutChanges(editor.get().history.draft, version.files, changes))
    setTakenBack(editor.get().history.draft)
    showDraft()
  }
  const isSaved = isEqual(shown?.version.files, base.files)
  return (
    <div className="screen">
      <h1 tabIndex={-1}>Versões</h1>
      <p className="hint">
        Cada vez que alguém salvou o site. Toque numa versão para vê-la na página e ler o que mudou.
      </p>
      {error && (
        <p role="alert" className="message error">
          <ErrorText error={error} />
        </p>
      )}
      {!list && !error && <p>Procurando…</p>}
      <p role="status">
        {isDraftChanged &&
          state.history.draft === takenBack &&
          'Desfeito aqui. Toque em Salvar para publicar.'}
      </p>
      <ul className="rows" ref={rows}>
        {list?.versions.map(({ oid, message, committedDate, author }, index) => (
          <li key={oid}>
            <button
              type="button"
              className="plain row"
              aria-pressed={shown?.version.oid === oid}
              onClick={() => show(list, index, oid)}
            >
              <span>
                <strong>{formatDateTime(committedDate)}</strong>
                <span className="hint">
                  {[author?.name, versionTitle(message)].filter(Boolean).join(': ')}
                </span>
              </span>
            </button>
            {shown?.version.oid === oid && shown.previous && (
              <VersionChanges
                files={shown.version.files}
                changes={shown.changes}
                onTakeBack={(changes) => {
                  // Moves the focus, because these buttons disappear.
                  rows.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
                  takeBack(shown, changes)
                }}
              />
            )}
            {shown?.version.oid === oid && isSaved && (
              <p>
                É o que está salvo agora.
                {isDraftChanged && ' Voltar tira o que você mudou e não salvou.'}
              </p>
            )}
            {shown?.version.oid === oid && (isDraftChanged || !isSaved) && (
              <button
                type="button"
                className="primary"
                disabled={isSaving}
                onClick={({ currentTarget }) => {
                  // Moves the focus, because this button disappears.
                  currentTarget.closest('li')?.querySelector('button')?.focus()
                  restore(shown.version)
                }}
              >
                Voltar a esta versão
              </button>
            )}
          </li>
        ))}
      </ul>
      {list?.next && (
        <button type="button" onClick={() => showMore(list)}>
          Mais antigas
        </button>
      )}
    </div>
  )
}
