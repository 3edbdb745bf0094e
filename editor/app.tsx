/** Renders the owner's editor: a preview of the site beside the forms that change its content. */
// First, because all other style sheets build on its rules.
import './elements/base.css'
import { useEffect, useState } from 'react'
import { ErrorText } from './elements/error-text'
import { useRequest } from './elements/use-request'
import { createGitHubClient } from './github/github'
import { createSaver } from './saving/saver'
import type { SessionParts } from './session/context'
import { createSelection } from './session/selection'
import { renderEditor } from './shell/render-editor'
import { SignIn } from './shell/sign-in'
import { readToken, removeStoredToken, storeToken } from './shell/token'
import { Workspace } from './shell/workspace'
import { createDeviceStorage } from './store/device-storage'
import { createDraftStore, hasUnsavedChanges } from './store/draft-store'

const storage = createDeviceStorage()
const github = createGitHubClient(REPOSITORY, readToken)

/**
 * Opens the draft that a closed tab has stored, otherwise the content of the branch.
 * @throws GitHubError if no draft is stored and the branch cannot be read
 */
async function openSession(): Promise<SessionParts> {
  // Ignores a storage error, because the first change reports the same error.
  const stored = await storage.adopt().catch(() => undefined)
  const store = createDraftStore(stored?.base ?? (await github.read()), storage, stored)
  const saver = createSaver(store, github)
  // Opens a stored draft at once, and despite an error, because the owner may be offline.
  if (stored) saver.refresh()
  return { store, selection: createSelection(store), github, saver }
}

function App() {
  const [isSignedIn, setIsSignedIn] = useState(() => readToken() !== undefined)
  const { data: session, error, isPending, run } = useRequest<SessionParts>()

  useEffect(() => {
    if (readToken()) run(openSession())
  }, [run])

  /** Removes the token. No error does, because a fault of GitHub looks like a refused token. */
  const signOut = () => {
    removeStoredToken()
    setIsSignedIn(false)
  }
  /** Opens the content with a token, or continues with the draft of the token before. */
  const signIn = (token: string, lastDay: string) => {
    storeToken(token, lastDay)
    setIsSignedIn(true)
    if (!session) return run(openSession())
    // Back may have changed the URL during the sign-in.
    session.selection.followUrl()
    session.saver.endError()
    session.saver.refresh()
  }
  if (!isSignedIn)
    return (
      <SignIn
        hasUnsavedChanges={session !== undefined && hasUnsavedChanges(session.store.get())}
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
          <button type="button" className="primary" onClick={() => run(openSession())}>
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
