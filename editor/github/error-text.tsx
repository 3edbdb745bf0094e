import type { GitHubError } from './github-error'

/** Shows the sentence of an error and, in small print, the server's words for the engineer. */
export const ErrorText = ({ error: { message, reason } }: { error: GitHubError }) => (
  <>
    {message}
    {reason && <small className="lines">Resposta: {reason}</small>}
  </>
)

/**
 * Shows the text of an error, with a button to enter another code if GitHub refuses the code.
 * @param signOut opens the sign-in
 */
export const ErrorWithWayOut = ({
  error,
  signOut,
}: {
  error: GitHubError
  signOut: () => void
}) => (
  <>
    <ErrorText error={error} />
    {error.kind === 'token' && (
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
export const ErrorMessage = ({
  error,
  signOut,
}: {
  error: GitHubError | undefined
  signOut: () => void
}) =>
  error && (
    <div role="alert" className="message error">
      <ErrorWithWayOut error={error} signOut={signOut} />
    </div>
  )
