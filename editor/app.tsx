/** Renders the owner's editor: a preview of the site beside the forms that change its content. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { createGitHubClient, type GitHub } from './github/github'
import { type GitHubError, toGitHubError } from './github/github-error'
import { ErrorText } from './screens/error-text'
import { SignIn } from './screens/sign-in'
import { renderEditor } from './shell/render-editor'
import { readToken, storeToken } from './shell/token'
import { Workspace } from './shell/workspace'
import { createEditorStore, type EditorStore, hasUnsavedChanges } from './store/editor'
import { adoptUnsavedChanges } from './store/unsaved-changes'

/** The GitHub repository as `owner/name`. editor/build/build-editor.ts sets this constant. */
declare const REPOSITORY: string

type Opened = { github: GitHub; editor: EditorStore }

function App() {
  const [token, setToken] = useState(readToken)
  const [session, setSession] = useState<Opened>()
  const [error, setError] = useState<GitHubError>()
  // Keeps the editor after a session ends, because the owner continues with another token.
  const editorRef = useRef<EditorStore>(undefined)

  const signOut = useCallback(() => {
    storeToken(undefined)
    setToken(undefined)
    setSession(undefined)
  }, [])

  const open = useCallback(async (token: string) => {
    setError(undefined)
    const github = createGitHubClient(REPOSITORY, token)
    // Ignores a storage error, because the first change reports the same error.
    const stored = editorRef.current
      ? undefined
      : await adoptUnsavedChanges().catch(() => undefined)
    if (stored) editorRef.current = createEditorStore(stored.base, stored)
    try {
      const base = await github.read()
      editorRef.current ??= createEditorStore(base)
      editorRef.current.mergeRemote(base)
    } catch (error) {
      // Keeps the token, because a fault of the network or of GitHub looks like a refused token.
      // Opens a known draft despite the error, because the owner may be offline.
      if (!editorRef.current) return setError(toGitHubError(error))
    }
    setSession({ github, editor: editorRef.current })
  }, [])

  useEffect(() => {
    if (token) open(token)
  }, [token, open])

  const signIn = (newToken: string, lastDay: string) => {
    storeToken(newToken, lastDay)
    setToken(newToken)
  }
  if (session && token) return <Workspace {...session} signOut={signOut} />
  if (!token) {
    const isDraftChanged =
      editorRef.current !== undefined && hasUnsavedChanges(editorRef.current.get())
    return <SignIn hasUnsavedChanges={isDraftChanged} onSignIn={signIn} />
  }
  return (
    <main className="sign-in">
      {error ? (
        <div role="alert">
          <p>
            <ErrorText error={error} />
          </p>
          <button type="button" className="primary" onClick={() => open(token)}>
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
