import { useEffect, useRef, useState } from 'react'
import { useEditorState, useSession } from '@/editor/context'
import { formatDateTime } from '@/editor/form/words'
import type { VersionPage } from '@/editor/github/github'
import { type GitHubError, toGitHubError } from '@/editor/github/github-error'
import { versionTitle } from '@/editor/saving/commit'
import {
  compareVersions,
  type FieldChange,
  type ShownVersion,
  withoutChanges,
} from '@/editor/store/content-changes'
import type { CommitContent, ContentFiles } from '@/editor/store/draft'
import { hasUnsavedChanges } from '@/editor/store/editor'
import { useValue } from '@/editor/store/observable'
import { isRestoration } from '@/editor/store/undo-history'
import { isEqual } from '@/model/values/is-equal'
import { lastOf } from '@/model/values/last-of'
import { ErrorMessage } from './error-text'
import { VersionChanges } from './version-changes'

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
  const lastStep = lastOf(state.past)
  const [list, setList] = useState<VersionPage>()
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
    github.listVersions().then(show, (error) => isCurrent && setError(toGitHubError(error)))
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

  /** Adds the next page to the list, unless a newer list is shown. */
  const showMore = (shownList: VersionPage) => {
    const append = (page: VersionPage) =>
      setList((now) =>
        now === shownList ? { ...page, versions: [...now.versions, ...page.versions] } : now,
      )
    setError(undefined)
    github
      .listVersions(undefined, shownList.next)
      .then(append, (error) => setError(toGitHubError(error)))
  }
  /** Reads a version and its parent commit, which the first version lacks. */
  const read = async (oid: string, isFirst: boolean) => {
    const commits = [github.read(oid), isFirst ? undefined : github.read(`${oid}~1`)] as const
    const [version, previous] = await Promise.all(commits)
    return compareVersions(version, previous, editor.get().draft)
  }
  const show = (oid: string, isFirst: boolean) => {
    setError(undefined)
    requested.current = oid
    read(oid, isFirst).then(
      (version) => requested.current === oid && showVersion(version),
      (error) => requested.current === oid && setError(toGitHubError(error)),
    )
  }
  /** Replaces the draft by other content, and leaves the shown version, whose buttons disappear. */
  const replaceDraft = (files: ContentFiles) => {
    rows.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
    requested.current = undefined
    editor.restore(files)
    showVersion(undefined)
  }
  const takeBack = ({ version }: ShownVersion, changes: readonly FieldChange[]) =>
    replaceDraft(withoutChanges(editor.get().draft, version.files, changes))
  /** Restores a version. Saves the result as a new commit if it differs from the saved content. */
  const restore = ({ files }: CommitContent) => {
    replaceDraft(files)
    if (hasUnsavedChanges(editor.get())) saver.save()
  }
  const isSaved = isEqual(shown?.version.files, base.files)
  return (
    <div className="screen">
      <h1 tabIndex={-1}>Versões</h1>
      <p className="hint">
        Cada vez que alguém salvou o site. Toque numa versão para vê-la na página e ler o que mudou.
      </p>
      <ErrorMessage error={error} />
      {!list && !error && <p>Procurando…</p>}
      <p role="status">
        {isDraftChanged &&
          !isSaving &&
          // The draft of a closed tab has no steps.
          lastStep &&
          isRestoration(lastStep) &&
          'Mudado aqui. Toque em Salvar para publicar.'}
      </p>
      <ul className="rows" ref={rows}>
        {list?.versions.map(({ oid, message, committedDate, author }, index) => {
          const isShown = shown?.version.oid === oid
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
                <>
                  {shown.previous && (
                    <VersionChanges
                      files={shown.version.files}
                      changes={shown.changes}
                      onTakeBack={(changes) => takeBack(shown, changes)}
                    />
                  )}
                  {isSaved && (
                    <p>
                      É o que está salvo agora.
                      {isDraftChanged && ' Voltar tira o que você mudou e não salvou.'}
                    </p>
                  )}
                  {(isDraftChanged || !isSaved) && (
                    <button
                      type="button"
                      className="primary"
                      disabled={isSaving}
                      onClick={() => restore(shown.version)}
                    >
                      Voltar a esta versão
                    </button>
                  )}
                </>
              )}
            </li>
          )
        })}
      </ul>
      {list?.next && (
        <button type="button" onClick={() => showMore(list)}>
          Mais antigas
        </button>
      )}
    </div>
  )
}
