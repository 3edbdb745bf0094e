/** Errors of requests to GitHub, each with a true Portuguese sentence for the owner. */

/**
 * - `no-response`: a commit may exist despite the error.
 * - `token`: another access token may help.
 * - `missing`: GitHub has no such branch, commit or folder.
 */
type GitHubErrorKind = 'no-response' | 'token' | 'missing' | 'other'

/** Error of a failed request. The message is a Portuguese sentence for the owner. */
export class GitHubError extends Error {
  constructor(
    message: string,
    readonly kind: GitHubErrorKind,
    /** The words of GitHub or of another server, which help the engineer. */
    readonly reason = '',
  ) {
    super(message)
  }
}

/** A response without the requested data. */
export type Refusal = {
  status: number
  /** The message in the body, or the status if the body is not JSON. */
  message: string
  /** False for a page of a proxy or of a Wi-Fi sign-in. */
  isJson: boolean
  /** Value of the header `Retry-After`, in seconds. */
  retryAfter?: string | null
  /** Value of the header `X-GitHub-SSO`. */
  singleSignOn?: string | null
}

/** Returns the error itself, or one with a sentence for the owner in place of a bug's error. */
export const toGitHubError = (error: unknown): GitHubError =>
  error instanceof GitHubError
    ? error
    : new GitHubError(
        'O editor falhou. Mande uma foto desta tela a quem cuida do programa.',
        'other',
        String(error),
      )

const ASK_FOR_HELP = 'Avise quem cuida do programa.'
const ASK_FOR_NEW_CODE = 'Peça outro a quem cuida do programa e entre com ele.'

const pauseSentence = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  return `O GitHub pede uma pausa. Espere ${minutes === 1 ? 'um minuto' : `${minutes} minutos`} e tente de novo.`
}

/** Pause after a response without the header `Retry-After`, in seconds. */
const DEFAULT_PAUSE = 600

/**
 * Returns the error for a response without the requested data.
 * @param repository as `owner/name`
 */
export function errorFor(
  { status, message, isJson, retryAfter, singleSignOn }: Refusal,
  repository: string,
): GitHubError {
  const error = (sentence: string, kind: GitHubErrorKind = 'other') =>
    new GitHubError(sentence, kind, message)
  // GraphQL reports a timeout with the status 200.
  if ((status >= 500 && status !== 511) || /something went wrong/i.test(message))
    return error('O GitHub está com problemas. Espere uns minutos e tente de novo.', 'no-response')
  if (!isJson)
    return error(
      'A rede deste aparelho respondeu no lugar do GitHub. Talvez o Wi-Fi peça um cadastro, ou bloqueie o GitHub. Tente em outra rede.',
      'no-response',
    )
  // GitHub also answers 403 to too many requests, with words that have changed over the years.
  if (status === 429 || (status === 403 && retryAfter) || /rate limit|abuse/i.test(message))
    return error(pauseSentence(Number(retryAfter) || DEFAULT_PAUSE))
  if (status === 401)
    return error(`O código de acesso venceu ou foi apagado. ${ASK_FOR_NEW_CODE}`, 'token')
  // GitHub also hides a repository that the token may not read.
  if (status === 404)
    return error(
      `Não achei ${repository} no GitHub. Ou o nome mudou, ou o código de acesso não vale para ele. ${ASK_FOR_HELP}`,
      'token',
    )
  if (singleSignOn || /\bSAML\b/i.test(message))
    return error(
      'A organização no GitHub ainda não liberou este código de acesso. Peça a quem cuida do programa que o libere (SSO): o código continua o mesmo.',
    )
  if (status === 403)
    return error(`O código de acesso não permite mudar o site. ${ASK_FOR_NEW_CODE}`, 'token')
  if (status === 409) return error('Outra mudança foi salva ao mesmo tempo. Tente de novo.')
  if (/rule violation|protected branch/i.test(message))
    return error(
      'O GitHub está com uma regra que protege o site e não aceita o que o editor salva. Peça a quem cuida do programa que libere o editor na regra.',
    )
  return error(
    'O GitHub não aceitou o pedido do editor. Mande uma foto desta tela a quem cuida do programa.',
  )
}

/** Returns the error for a missing branch, commit or folder. */
export const missingError = (what: string, repository: string, reason = '') =>
  new GitHubError(
    `Não achei ${what} de ${repository} no GitHub. ${ASK_FOR_HELP}`,
    'missing',
    reason,
  )

/** Returns the error for a request without a complete response. */
export const noResponseError = () =>
  new GitHubError(
    navigator.onLine
      ? 'O GitHub não respondeu. Veja se há internet e tente de novo.'
      : 'Este aparelho está sem internet. Quando ela voltar, tente de novo.',
    'no-response',
  )
