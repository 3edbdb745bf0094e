import { useEffect, useState } from 'react'
import { useSession } from '@/editor/context'
import { formatDateTime } from '@/editor/form/words'
import type { GitHub, Version } from '@/editor/github/github'
import { type GitHubError, toGitHubError } from '@/editor/github/github-error'
import { versionTitle } from '@/editor/saving/commit'
import { fileTitle } from '@/model/schema/field-at'
import { contentNameAt } from './addresses'
import { ErrorMessage } from './error-text'
import { Row } from './row'

type GoodVersion = Version & { data: unknown }

/** Returns the last version in which a content file is not broken, or null. */
async function findGoodVersion(github: GitHub, contentName: string): Promise<GoodVersion | null> {
  const { versions } = await github.listVersions(contentName)
  for (const version of versions) {
    const data = (await github.read(version.oid)).files[contentName]
    if (data !== undefined) return { ...version, data }
  }
  return null
}

/** Lists the broken content files, each as a link to its screen. */
export const BrokenFileRows = ({ contentNames }: { contentNames: readonly string[] }) =>
  contentNames.map((contentName) => (
    <Row
      key={contentName}
      to={contentName}
      hint="Esta parte do site está com um erro. Toque para consertar."
    >
      {fileTitle(contentName)}
    </Row>
  ))

/** Shows that the requested content file on the branch is not JSON, and offers its last good version. */
export function BrokenFile() {
  const { editor, github, requestedPath } = useSession()
  const contentName = contentNameAt(requestedPath)
  const [good, setGood] = useState<GoodVersion | null>()
  const [error, setError] = useState<GitHubError>()
  useEffect(() => {
    findGoodVersion(github, contentName).then(setGood, (error) => setError(toGitHubError(error)))
  }, [github, contentName])
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
            onClick={() => editor.restore({ [contentName]: good.data })}
          >
            Trazer de volta
          </button>
        </>
      )}
      {good === null && (
        <p>Nenhuma das últimas versões desta parte é boa. Avise quem cuida do programa.</p>
      )}
      <ErrorMessage error={error} />
      {good === undefined && !error && <p>Procurando a última versão boa…</p>}
    </div>
  )
}
