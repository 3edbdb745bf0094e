import type { GitHubError } from './github-error'

/** Shows the sentence of an error and, in small print, the server's words for the engineer. */
export const ErrorText = ({ error: { message, reason } }: { error: GitHubError }) => (
  <>
    {message}
    {reason && <small className="lines">Resposta: {reason}</small>}
  </>
)

/** Announces an error of a request to GitHub, if there is one. */
export const ErrorMessage = ({ error }: { error: GitHubError | undefined }) =>
  error && (
    <p role="alert" className="message error">
      <ErrorText error={error} />
    </p>
  )
