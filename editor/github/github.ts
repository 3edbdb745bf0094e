/**
 * Sends requests to GitHub's API. Each request has a time limit, and each error has a Portuguese
 * message.
 */
import type { ContentFiles } from '@/editor/store/content-files'
import type { CommitContent } from '@/editor/store/draft'
import { upgradeContent } from '@/model/upgrade'

export const GITHUB_API_URL = 'https://api.github.com'
const BRANCH = 'main'

/** Time limit of a request without a body, in milliseconds. */
const REQUEST_TIMEOUT = 30_000
/** Upload speed in bytes per millisecond, by which a body extends the time limit. */
const MIN_UPLOAD_SPEED = 20

type GitHubErrorKind = 'no-response' | 'maybe-saved' | 'token' | 'other'

/**
 * Error of a failed request. The message is a Portuguese sentence for the owner. The kind is
 * `no-response` if a commit may exist despite the error, and `maybe-saved` if the branch, which
 * would show that commit, could not be read either.
 */
export class GitHubError extends Error {
  constructor(
    message: string,
    readonly kind: GitHubErrorKind,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

const ASK_FOR_NEW_CODE = 'Peça outro a quem cuida do programa e entre com ele.'

/** Returns the error for an HTTP status and a message of GitHub. */
function errorFor(status: number, message: string): GitHubError {
  if (/rate limit/i.test(message))
    return new GitHubError('O GitHub pede uma pausa. Espere dez minutos e tente de novo.', 'other')
  // GraphQL reports a timeout with the status 200 and without a type.
  if (/something went wrong/i.test(message)) return errorFor(502, '')
  if (status === 401)
    return new GitHubError(`O código de acesso venceu ou foi apagado. ${ASK_FOR_NEW_CODE}`, 'token')
  if (status === 403 || status === 404)
    return new GitHubError(
      `O código de acesso não permite mudar o site. ${ASK_FOR_NEW_CODE}`,
      'token',
    )
  if (status === 409)
    return new GitHubError('Outra mudança foi salva ao mesmo tempo. Tente de novo.', 'other')
  if (status >= 500)
    return new GitHubError(
      'O GitHub está com problemas. Espere uns minutos e tente de novo.',
      'no-response',
    )
  const sentence =
    'O GitHub não aceitou a mudança. Mande uma foto desta tela a quem cuida do programa.'
  return new GitHubError(sentence, 'other')
}

/** HTTP statuses that match GraphQL's error types. */
const STATUS_BY_ERROR_TYPE: Readonly<Record<string, number>> = {
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  STALE_DATA: 409,
}

/** A commit that changed the content. */
export type Version = { oid: string; message: string; committedDate: string }
/** A new commit. The contents are in Base64. */
type Commit = {
  message: string
  parentOid: string
  additions: { path: string; contents: string }[]
  deletions: string[]
}

const CONTENT_FRAGMENT = `... on Commit {
  oid
  file(path: "content") { object { ... on Tree { entries { name object {
    ... on Blob { text }
    ... on Tree { entries { name } }
  } } } } }
}`

type Entry = { name: string; object: { text?: string | null; entries?: { name: string }[] } }

/**
 * Parses a content file.
 * @throws GitHubError with the name of the file, if the text is not JSON
 */
function parseFile(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const message = `O arquivo content/${name} está com um erro. Avise quem cuida do programa.`
    throw new GitHubError(message, 'other', { cause })
  }
}

/** Converts GitHub's response to the content and the photo paths of a commit. */
function contentFrom({
  oid,
  file,
}: {
  oid: string
  file: { object: { entries: Entry[] } }
}): CommitContent {
  const { entries } = file.object
  const files = entries.flatMap(({ name, object }) =>
    name.endsWith('.json')
      ? [[name.replace('.json', ''), parseFile(name, object.text ?? 'null')]]
      : [],
  )
  const photos = entries.find(({ name }) => name === 'fotos')?.object.entries ?? []
  return {
    oid,
    files: upgradeContent(Object.fromEntries(files)) as ContentFiles,
    photos: photos.map(({ name }) => `content/fotos/${name}`),
  }
}

/**
 * Returns functions that send requests to one repository. Each function throws a `GitHubError` if
 * GitHub refuses the request or sends no response.
 * @param repository as `owner/name`
 * @param token the owner's access token
 * @param onExpiry receives the last day of the token, if GitHub sends it
 */
export function createGitHubClient(
  repository: string,
  token: string,
  onExpiry: (day: string) => void,
) {
  const [owner, name] = repository.split('/')

  async function request<Data>(
    url: string,
    read: (response: Response) => Promise<Data>,
    { body, accept = 'application/vnd.github+json' }: { body?: string; accept?: string } = {},
  ): Promise<Data> {
    try {
      const limit = REQUEST_TIMEOUT + Math.ceil((body?.length ?? 0) / MIN_UPLOAD_SPEED)
      const response = await fetch(url, {
        headers: { Authorization: `Bearer ${token}`, Accept: accept },
        cache: 'no-store',
        signal: AbortSignal.timeout(limit),
        ...(body && { method: 'POST', body }),
      })
      const expiry = response.headers.get('github-authentication-token-expiration')
      if (expiry) onExpiry(expiry.slice(0, 10))
      if (!response.ok) throw errorFor(response.status, await response.text())
      return await read(response)
    } catch (cause) {
      if (cause instanceof GitHubError) throw cause
      throw new GitHubError(
        navigator.onLine
          ? 'O GitHub não respondeu. Veja se há internet e tente de novo.'
          : 'Este aparelho está sem internet. Quando ela voltar, tente de novo.',
        'no-response',
        { cause },
      )
    }
  }

  const readJson = (response: Response) => response.json()

  async function query(text: string, variables: object) {
    const body = JSON.stringify({ query: text, variables })
    const { data, errors } = await request(`${GITHUB_API_URL}/graphql`, readJson, { body })
    if (!errors) return data
    const [{ type = '', message = '' }] = errors
    throw errorFor(STATUS_BY_ERROR_TYPE[type] ?? 422, message)
  }

  const objectQuery = (what: string) =>
    `query($owner: String!, $name: String!, $ref: String!) { repository(owner: $owner, name: $name) { object(expression: $ref) { ${what} } } }`

  return {
    /** Returns the content of the branch or of a commit. */
    async read(ref = BRANCH): Promise<CommitContent> {
      const { repository } = await query(objectQuery(CONTENT_FRAGMENT), { owner, name, ref })
      if (!repository?.object) throw errorFor(404, '')
      return contentFrom(repository.object)
    },
    /** Returns the last 30 commits that changed the content, the latest first. */
    async listVersions(): Promise<Version[]> {
      const history = `... on Commit { history(first: 30, path: "content") { nodes { oid message committedDate } } }`
      const { repository } = await query(objectQuery(history), { owner, name, ref: BRANCH })
      return repository.object.history.nodes
    },
    /** Returns a photo of the branch or of a commit. */
    async readPhoto(path: string, ref = BRANCH): Promise<Blob> {
      const encoded = path.split('/').map(encodeURIComponent).join('/')
      const url = `${GITHUB_API_URL}/repos/${repository}/contents/${encoded}?ref=${ref}`
      return request(url, (response) => response.blob(), {
        accept: 'application/vnd.github.raw+json',
      })
    },
    /** Adds a commit to the branch, and returns the id of the commit. */
    async commit({ message, parentOid, additions, deletions }: Commit): Promise<string> {
      const input = {
        branch: { repositoryNameWithOwner: repository, branchName: BRANCH },
        message: { headline: message },
        expectedHeadOid: parentOid,
        fileChanges: { additions, deletions: deletions.map((path) => ({ path })) },
      }
      const mutation =
        'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }'
      return (await query(mutation, { input })).createCommitOnBranch.commit.oid
    },
    /** Checks whether the published commit comes after the saved commit. */
    async isAncestor(savedOid: string, publishedOid: string): Promise<boolean> {
      const url = `${GITHUB_API_URL}/repos/${repository}/compare/${savedOid}...${publishedOid}`
      return (await request(url, readJson)).status === 'ahead'
    },
  }
}

export type GitHub = ReturnType<typeof createGitHubClient>
