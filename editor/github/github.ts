/** Sends requests to GitHub's API. Each request has a time limit. */

import { withTimeLimit } from '@/editor/browser/with-time-limit'
import type { CommitContent } from '@/editor/store/content'
import { contentPath, OWNER_FOLDER } from '@/model/site/folder'
import { parseJson } from '@/model/values/parse-json'
import { CONTENT_FRAGMENT, contentFrom } from './commit-content'
import { errorFor, GitHubError, missingError, noResponseError, type Refusal } from './github-error'

export const GITHUB_API_URL = 'https://api.github.com'
const BRANCH = 'main'

/** Time limit of a request without a body, in milliseconds. */
const REQUEST_TIMEOUT = 30_000
/** Upload speed in bytes per millisecond, by which a body extends the time limit. */
const MIN_UPLOAD_SPEED = 20

type GraphQLError = { type?: string; message?: string }

const MISSING_FILE_MESSAGE = /^Could not resolve file for path/

/** HTTP statuses that match GraphQL's error types. */
const STATUS_BY_ERROR_TYPE: Readonly<Record<string, number>> = {
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  STALE_DATA: 409,
}

/** A commit that changed the content. */
export type Version = {
  oid: string
  message: string
  committedDate: string
  author?: { name?: string | null } | null
}
/** Commits, the latest first. `next` requests earlier ones, and is absent if there are none. */
export type VersionPage = { versions: readonly Version[]; next?: string }
/** A new commit. The contents are in Base64. */
type Commit = {
  message: string
  parentOid: string
  additions: { path: string; contents: string }[]
}

const readJson = (response: Response) => response.json()

async function refusalFrom(response: Response): Promise<Refusal> {
  const { status, headers } = response
  const text = await response.text()
  const body = parseJson(text)
  const isJson = typeof body === 'object' && body !== null
  return {
    status,
    message: isJson ? String(Reflect.get(body, 'message') ?? '') : `HTTP ${status}`,
    isJson,
    retryAfter: headers.get('retry-after'),
    singleSignOn: headers.get('x-github-sso'),
  }
}

/**
 * Returns functions that send requests to one repository. Each function throws a `GitHubError` if
 * GitHub refuses the request or sends no response.
 * @param repository as `owner/name`
 * @param readToken returns the owner's access token at each request
 */
export function createGitHubClient(repository: string, readToken: () => string | undefined) {
  const [owner, name] = repository.split('/')

  async function request<Data>(
    url: string,
    read: (response: Response) => Promise<Data>,
    { body, accept = 'application/vnd.github+json' }: { body?: string; accept?: string } = {},
  ): Promise<Data> {
    const limit = REQUEST_TIMEOUT + Math.ceil((body?.length ?? 0) / MIN_UPLOAD_SPEED)
    const send = async (signal: AbortSignal) => {
      const response = await fetch(url, {
        headers: { Authorization: `Bearer ${readToken()}`, Accept: accept },
        cache: 'no-store',
        signal,
        ...(body && { method: 'POST', body }),
      })
      // A proxy may respond with a page and the status 200.
      const isPage = response.headers.get('content-type')?.includes('html')
      if (response.ok && !isPage) return read(response)
      throw errorFor(await refusalFrom(response), repository)
    }
    return withTimeLimit(limit, send).catch((error) => {
      throw error instanceof GitHubError ? error : noResponseError()
    })
  }

  async function query(text: string, variables: object) {
    const body = JSON.stringify({ query: text, variables })
    const { data, errors } = await request(`${GITHUB_API_URL}/graphql`, readJson, { body })
    // GitHub reports each missing file beside the data, and a site without photos has no folder.
    const error = (errors as GraphQLError[] | undefined)?.find(
      ({ message = '' }) => !MISSING_FILE_MESSAGE.test(message),
    )
    if (!error) return data
    const { type = '', message = '' } = error
    if (type === 'NOT_FOUND' && !/repository/i.test(message))
      throw missingError(`o ramo ${BRANCH}`, repository, message)
    const status = STATUS_BY_ERROR_TYPE[type] ?? 422
    throw errorFor({ status, message, isJson: true }, repository)
  }

  async function queryCommit(ref: string, fields: string, variables: object = {}) {
    const parameters = Object.keys(variables).map((variable) => `, $${variable}: String`)
    const text = `query($owner: String!, $name: String!, $ref: String!${parameters.join('')}) { repository(owner: $owner, name: $name) { object(expression: $ref) { ${fields} } } }`
    const { repository: found } = await query(text, { owner, name, ref, ...variables })
    if (!found) throw errorFor({ status: 404, message: '', isJson: true }, repository)
    if (!found.object)
      throw missingError(ref === BRANCH ? `o ramo ${BRANCH}` : 'esta versão', repository)
    return found.object
  }

  return {
    /** Returns the content of the branch or of a commit. */
    async read(ref = BRANCH): Promise<CommitContent> {
      const content = contentFrom(await queryCommit(ref, CONTENT_FRAGMENT))
      if (!content)
        throw missingError(
          `a pasta ${OWNER_FOLDER} ${ref === BRANCH ? `no ramo ${BRANCH}` : 'nesta versão'}`,
          repository,
        )
      return content
    },
    /**
     * Returns 30 commits that changed the content or a file of it.
     * @param after `next` of the previous page, or undefined for the last commits
     */
    async listVersions(contentName?: string, after?: string): Promise<VersionPage> {
      const fields =
        '... on Commit { history(first: 30, path: $path, after: $after) { nodes { oid message committedDate author { name } } pageInfo { endCursor hasNextPage } } }'
      const path = contentName ? contentPath(contentName) : OWNER_FOLDER
      const { nodes, pageInfo } = (await queryCommit(BRANCH, fields, { path, after })).history
      return { versions: nodes, ...(pageInfo.hasNextPage && { next: pageInfo.endCursor }) }
    },
    /** Returns a photo of the branch. */
    async readPhoto(path: string): Promise<Blob> {
      const encoded = path.split('/').map(encodeURIComponent).join('/')
      const url = `${GITHUB_API_URL}/repos/${repository}/contents/${encoded}?ref=${BRANCH}`
      const read = (response: Response) => response.blob()
      return request(url, read, { accept: 'application/vnd.github.raw+json' })
    },
    /**
     * Adds a commit to the branch, and returns the id of the commit. Deletes no file, because an undo
     * or an earlier version may use a photo again.
     */
    async commit({ message, parentOid, additions }: Commit): Promise<string> {
      const input = {
        branch: { repositoryNameWithOwner: repository, branchName: BRANCH },
        message: { headline: message },
        expectedHeadOid: parentOid,
        fileChanges: { additions },
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
