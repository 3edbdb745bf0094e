/** The owner's editor: the pages of the site beside the forms that change them. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { connect, type GitHub, Refusal } from './github'
import { SignIn } from './screens/sign-in'
import { adoptDraft } from './store/drafts'
import { createEditor, type Editor } from './store/editor'
import { readToken, storeLastDay, storeToken } from './token'
import { Workspace } from './workspace'

/** `owner/name` at GitHub, set by scripts/editor.ts. */
declare const REPOSITORY: string

type Session = { github: GitHub; editor: Editor }

function App() {
  const [token, setToken] = useState(readToken)
  const [session, setSession] = useState<Session>()
  const [fault, setFault] = useState('')
  const [attempt, setAttempt] = useState(0)
  // Kept when a session ends, because the owner continues with another code.
  const known = useRef<Editor>(undefined)

  const leave = useCallback(() => {
    known.current?.store()
    storeToken(undefined)
    setToken(undefined)
    setSession(undefined)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again
  useEffect(() => {
    if (!token) return
    setFault('')
    const open = async () => {
      const github = connect(REPOSITORY, token, storeLastDay)
      // Without storage there is no draft, and the first change shows the reason.
      const draft = known.current ? undefined : await adoptDraft().catch(() => undefined)
      if (draft) known.current = createEditor(draft.base, draft)
      try {
        const base = await github.read()
        known.current ??= createEditor(base)
        known.current.refresh(base)
      } catch (error) {
        const isSignedOut = error instanceof Refusal && error.kind === 'token'
        if (isSignedOut) leave()
        // A stored draft opens without GitHub too.
        if (isSignedOut || !known.current) return setFault((error as Error).message)
      }
      setSession({ github, editor: known.current })
    }
    open()
  }, [token, leave, attempt])

  const signIn = (newToken: string, lastDay: string) => {
    storeToken(newToken, lastDay)
    setToken(newToken)
  }
  if (session && token) return <Workspace {...session} onSignOut={leave} />
  if (!token) return <SignIn reason={fault} onSignIn={signIn} />
  return (
    <main className="sign-in">
      {fault ? (
        <div role="alert">
          <p>{fault}</p>
          <button type="button" className="primary" onClick={() => setAttempt(attempt + 1)}>
            Tentar de novo
          </button>
        </div>
      ) : (
        'Abrindo…'
      )}
    </main>
  )
}

navigator.serviceWorker?.register('service-worker.js')
createRoot(document.getElementById('editor') as HTMLElement).render(<App />)
