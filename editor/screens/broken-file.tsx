import { useCallback, useEffect } from 'react'
import { formatDateTime } from '@/editor/derived/words'
import { ErrorMessage } from '@/editor/elements/error-text'
import { useRequest } from '@/editor/elements/use-request'
import type { GitHub, Version } from '@/editor/github/github'
import type { GitHubError } from '@/editor/github/github-error'
import { versionTitle } from '@/editor/saving/commit-message'
import { useOpened, useSession } from '@/editor/session/context'
import { removeUnknownFields } from '@/editor/store/file-text'
import { fileTitle } from '@/model/schema/field-at'

type GoodVersion = Version & { data: unknown }

/** Returns the last version in which a content file is not broken, or null. */
async function findGoodVersion(github: GitHub, contentName: string): Promise<GoodVersion | null> {
  const { versions } = await github.listVersions(contentName)
  for (const version of versions) {
    // A version may lack the folder.
    const commit = await github.read(version.oid).catch((error: GitHubError) => {
      if (error.kind !== 'missing') throw error
    })
    const data = removeUnknownFields({ ...commit?.files })[contentName]
    if (data !== undefined) return { ...version, data }
  }
  return null
}

/** Shows that the requested content file on the branch is not JSON, and offers its last good version. */
export function BrokenFile() {
  const { store, github, signOut } = useSession()
  const contentName = String(useOpened().segments[0])
  const { data: good, error, isPending, run } = useRequest<GoodVersion | null>()
  const search = useCallback(
    () => run(findGoodVersion(github, contentName)),
    [run, github, contentName],
  )
  useEffect(search, [search])
  return (
    <div className="screen">
      <h1 tabIndex={-1}>{fileTitle(contentName)}</h1>
      <p className="message error">
        Esta parte do site está com um erro, talvez de uma mudança feita fora do editor. Ela não
        abre, e o site não é publicado. As outras partes funcionam.
      </p>
      {good && (
        <>
          <p>
            A última versão boa é de {formatDateTime(good.committedDate)}:{' '}
            {versionTitle(good.message)}. Traga-a de volta, olhe a página e toque em Salvar.
          </p>
          <button
            type="button"
            className="primary"
            onClick={() => store.restore({ [contentName]: good.data })}
          >
            Trazer de volta
          </button>
        </>
      )}
      {good === null && (
        <p>Nenhuma das últimas versões desta parte é boa. Avise quem cuida do programa.</p>
      )}
      <ErrorMessage error={error} signOut={signOut} />
      {error && (
        <button type="button" onClick={search}>
          Tentar de novo
        </button>
      )}
      {isPending && <p>Procurando a última versão boa…</p>}
    </div>
  )
}
