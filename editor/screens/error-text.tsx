import type { GitHubError } from '@/editor/github/github-error'

/** Shows the sentence of an error and, in small print, the server's words for the engineer. */
export const ErrorText = ({ error: { message, reason } }: { error: GitHubError }) => (
  <>
    {message}
    {reason && <small className="lines">Resposta: {reason}</small>}
  </>
)
