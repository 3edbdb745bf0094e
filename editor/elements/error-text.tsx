import type { GitHubError } from '@/editor/github/github-error'

type Props = {
  error: GitHubError
  /** Opens the sign-in. Adds a button for it if GitHub refuses the code. */
  signOut?: () => void
}

/** Shows the sentence of an error and, in small print, the server's words for the engineer. */
export const ErrorText = ({ error: { message, reason, kind }, signOut }: Props) => (
  <>
    {message}
    {reason && <small className="lines">Resposta: {reason}</small>}
    {signOut && kind === 'token' && (
      <>
        {' '}
        <button type="button" onClick={signOut}>
          Entrar com outro código
        </button>
      </>
    )}
  </>
)

/** Announces an error of a request to GitHub, if there is one. */
export const ErrorMessage = ({ error, ...others }: Partial<Props>) =>
  error && (
    <div role="alert" className="message error">
      <ErrorText error={error} {...others} />
    </div>
  )
