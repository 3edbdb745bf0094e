/** Renders the owner's editor: a preview of the site beside the forms that change its content. */
// First, because all other style sheets build on its rules.
import './elements/base.css'
import { useEffect, useState } from 'react'
import { ErrorText } from './elements/error-text'
import { useRequest } from './elements/use-request'
import { createGitHubClient, type GitHub } from './github/github'
import { createPhotoReader } from './photos/photo-reader'
import { createSaver } from './saving/saver'
import type { SessionParts } from './session/context'
import { createSelection } from './session/selection'
import { renderEditor } from './shell/render-editor'
import { SignIn } from './shell/sign-in'
import { readToken, storeToken } from './shell/token'
import { Workspace } from './shell/workspace'
import { createDraftStorage } from './store/draft-storage'
import { createEditorStore, type EditorStore, hasUnsavedChanges } from './store/editor'

const storage = createDraftStorage()

const createSession = (
  github: GitHub,
  editor: EditorStore,
  selection = createSelection(editor),
): SessionParts => ({
  editor,
  selection,
  github,
  saver: createSaver(editor, github),
  readPhoto: createPhotoReader(editor, github),
})

/**
 * Opens the content of the branch with an access token.
 * @param known the session before, whose draft and selection the owner continues with another token
 * @throws GitHubError if the branch cannot be read and no draft is known
 */
async function openSession(token: string, known?: SessionParts): Promise<SessionParts> {
  const github = createGitHubClient(REPOSITORY, token)
  // Ignores a storage error, because the first change reports the same error.
  const stored = known ? undefined : await storage.adopt().catch(() => undefined)
  const editor = known?.editor ?? (stored && createEditorStore(stored.base, storage, stored))
  if (!editor) return createSession(github, createEditorStore(await github.read(), storage))
  // Back may have changed the URL during a sign-in.
  known?.selection.followUrl()
  const session = createSession(github, editor, known?.selection)
  // Opens a known draft at once, and despite an error, because the owner may be offline.
  session.saver.refresh()
  return session
}

function App() {
  const [token, setToken] = useState(readToken)
  // Keeps the last session, because the owner continues with another token.
  const { data: session, error, isPending, run } = useRequest<SessionParts>()
  const openWith = (nextToken: string) => run(openSession(nextToken, session))

  useEffect(() => {
    const storedToken = readToken()
    if (storedToken) run(openSession(storedToken))
  }, [run])

  /** Forgets the token. No error does, because a fault of GitHub looks like a refused token. */
  const signOut = () => {
    storeToken(undefined)
    setToken(undefined)
  }
  const signIn = (newToken: string, lastDay: string) => {
    storeToken(newToken, lastDay)
    setToken(newToken)
    openWith(newToken)
  }
  if (!token)
    return (
      <SignIn
        hasUnsavedChanges={session !== undefined && hasUnsavedChanges(session.editor.get())}
        onSignIn={signIn}
      />
    )
  if (session && !isPending) return <Workspace {...session} signOut={signOut} />
  return (
    <main className="sign-in">
      {error ? (
        <div role="alert">
          <p>
            <ErrorText error={error} />
          </p>
          <button type="button" className="primary" onClick={() => openWith(token)}>
            Tentar de novo
          </button>
          <button type="button" onClick={signOut}>
            Entrar com outro código
          </button>
        </div>
      ) : (
        'Abrindo…'
      )}
    </main>
  )
}

navigator.serviceWorker?.register('service-worker.js')
// browser-check.js removes the id in a browser that is too old.
const element = document.getElementById('editor')
if (element) renderEditor(element, <App />)
