/** The owner's editor: the real page of the site, and the forms that change it. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { connect, type GitHub, Refusal } from './github'
import { SignIn } from './screens/sign-in'
import { adoptDraft, type Base, storageFault } from './store/drafts'
import { createEditor, type Editor } from './store/editor'
import { forgetToken, readToken, storeLastDay, storeToken } from './token'
import { Workspace } from './workspace'

/** scripts/editor.ts puts it in: `owner/name` at GitHub. */
declare const REPOSITORY: string

type Session = { github: GitHub; editor: Editor }

/**
 * Reads the branch, and goes on with what the owner has typed.
 * @param known the editor of this tab, if the owner only needed another code
 */
async function open(token: string, known: Editor | undefined): Promise<Session> {
  const github = connect(REPOSITORY, token, storeLastDay)
  const base = await github.read()
  const editor = known ?? (await adopt(base))
  editor.refresh(base)
  return { github, editor }
}

/** Starts the editor with the draft of a closed tab, if this device has one. */
async function adopt(base: Base): Promise<Editor> {
  try {
    return createEditor(base, await adoptDraft())
  } catch (error) {
    const editor = createEditor(base)
    editor.reportStorage(storageFault(error))
    return editor
  }
}

function App() {
  const [token, setToken] = useState(readToken)
  const [session, setSession] = useState<Session>()
  const [fault, setFault] = useState('')
  const [attempt, setAttempt] = useState(0)
  // It outlives a session that ends because of its code.
  const editor = useRef<Editor>(undefined)

  const leave = useCallback(() => {
    forgetToken()
    setToken(undefined)
    setSession(undefined)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    if (!token) return
    setFault('')
    const take = (opened: Session) => {
      editor.current = opened.editor
      setSession(opened)
    }
    open(token, editor.current).then(take, (error: Error) => {
      setFault(error.message)
      if (error instanceof Refusal && error.kind === 'token') leave()
    })
  }, [token, leave, attempt])

  const signIn = (code: string, lastDay: string) => {
    storeToken(code, lastDay)
    setToken(code)
  }
  const signOut = () => {
    editor.current?.store()
    leave()
  }
  if (session && token) return <Workspace {...session} onSignOut={signOut} />
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

createRoot(document.getElementById('editor') as HTMLElement).render(<App />)
