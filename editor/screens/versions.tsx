import { useEffect, useRef, useState } from 'react'
import type { GitHub, Version } from '@/editor/github/github'
import type { GitHubError } from '@/editor/github/github-error'
import { versionTitle } from '@/editor/github/save'
import type { CommitContent } from '@/editor/store/draft'
import { isEqual } from '@/model/is-equal'
import { ErrorText } from './error-text'

export const formatDateTime = (date: string | number) =>
  new Date(date).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })

/** Lists the last saves. Shows a chosen save in the preview, with a button that restores it. */
export function Versions({
  github,
  base,
  hasUnsavedChanges,
  shown,
  onShow,
  onRestore,
}: {
  github: GitHub
  /** The commit on which the draft is based. */
  base: CommitContent
  hasUnsavedChanges: boolean
  /** The version in the preview. */
  shown: CommitContent | undefined
  onShow: (version: CommitContent | undefined) => void
  onRestore: (version: CommitContent) => void
}) {
  const [versions, setVersions] = useState<readonly Version[]>()
  const [error, setError] = useState<GitHubError>()
  /** The version that the owner tapped last, because an earlier one may arrive later. */
  const requested = useRef<string>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new commit changes the list
  useEffect(() => {
    github.listVersions().then(setVersions, setError)
  }, [github, base.oid])
  // Shows the draft in the preview again when this screen closes.
  useEffect(
    () => () => {
      requested.current = undefined
      onShow(undefined)
    },
    [onShow],
  )

  const show = (oid: string) => {
    setError(undefined)
    requested.current = oid
    github.read(oid).then(
      (version) => requested.current === oid && onShow(version),
      (error: GitHubError) => requested.current === oid && setError(error),
    )
  }
  const isSaved = isEqual(shown?.files, base.files)
  return (
    <div className="screen">
      <h1 tabIndex={-1}>Versões</h1>
      <p className="hint">
        Cada vez que você salvou o site. Toque numa versão para vê-la na página.
      </p>
      {error && (
        <p role="alert" className="message error">
          <ErrorText error={error} />
        </p>
      )}
      {!versions && !error && <p>Procurando…</p>}
      <ul className="rows">
        {versions?.map(({ oid, message, committedDate }) => (
          <li key={oid}>
            <button
              type="button"
              className="row"
              aria-pressed={shown?.oid === oid}
              onClick={() => show(oid)}
            >
              <span>
                <strong>{formatDateTime(committedDate)}</strong>
                <span className="hint">{versionTitle(message)}</span>
              </span>
            </button>
            {shown?.oid === oid && isSaved && (
              <p>
                É o que está salvo agora.
                {hasUnsavedChanges && ' Voltar tira o que você mudou e não salvou.'}
              </p>
            )}
            {shown?.oid === oid && (hasUnsavedChanges || !isSaved) && (
              <button
                type="button"
                className="primary"
                onClick={({ currentTarget }) => {
                  // Moves the focus, because this button disappears.
                  currentTarget.closest('li')?.querySelector('button')?.focus()
                  onRestore(shown)
                  onShow(undefined)
                }}
              >
                Voltar a esta versão
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
