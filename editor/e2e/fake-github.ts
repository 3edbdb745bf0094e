/** Responds to requests to GitHub's API from a repository with a company's content. */
import { createHash } from 'node:crypto'
import type { Request, Route } from '@playwright/test'

type RepositoryFiles = ReadonlyMap<string, Buffer>
type FakeCommit = {
  message: string
  author: string
  date: Date
  files: RepositoryFiles
  changed: readonly string[]
}
type CommitInput = {
  message: { headline: string }
  expectedHeadOid: string
  fileChanges: { additions: { path: string; contents: string }[] }
}

const CORS_HEADERS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

const oidOf = (index: number) => createHash('sha1').update(`${index}`).digest('hex')

type Tree = { entries: { name: string; object: Partial<Tree> & { text?: string | null } }[] }

/** Returns the text of a file, or null for a binary file, as GraphQL does. */
const textOf = (file: Buffer | undefined) => (file?.includes(0) ? null : file?.toString())

/** Returns a folder with its files by path, as GraphQL does. */
function treeOf(files: RepositoryFiles): Tree {
  const paths = [...files.keys()]
  const names = [...new Set(paths.map((path) => path.split('/')[0] ?? ''))]
  const entries = names.map((name) => {
    const inside = filesBelow(files, name)
    const object = inside.size > 0 ? treeOf(inside) : { text: textOf(files.get(name)) }
    return { name, object }
  })
  return { entries }
}

/** Returns the files of a folder, each by its path within the folder. */
const filesBelow = (files: RepositoryFiles, folder: string): RepositoryFiles =>
  new Map(
    [...files].flatMap(([path, file]) =>
      path.startsWith(`${folder}/`) ? [[path.slice(folder.length + 1), file]] : [],
    ),
  )

/** The page of a proxy in place of a response. */
const PROXY_PAGE = '<!DOCTYPE html><title>Blocked</title>'

export class FakeGitHub {
  private readonly commits: FakeCommit[] = []
  /**
   * The response to each request: data, an HTTP status, the page of a proxy, a broken connection, no
   * response, an incomplete body, a stale branch, or a commit whose response is lost.
   */
  state: 'working' | 'unreachable' | 'no-response' | 'proxy' | 'cut' | 'stale' | 'lost' | number =
    'working'
  /** The commit that the site shows: null if the host knows none, undefined without a response. */
  publishedCommit: string | null | undefined

  /** @param content the content of each file, by name */
  constructor(content: Readonly<Record<string, unknown>>) {
    const files = Object.entries(content).map(
      ([name, value]) =>
        [`content/${name}.json`, Buffer.from(`${JSON.stringify(value, null, 2)}\n`)] as const,
    )
    this.addCommit('Criar o site', new Map(files), [])
  }

  private addCommit(
    message: string,
    files: RepositoryFiles,
    changed: readonly string[],
    author = 'Dono',
  ): void {
    this.commits.push({ message, author, date: new Date(), files, changed })
  }

  private get lastCommit(): FakeCommit {
    return this.commits.at(-1) as FakeCommit
  }

  /** The paths that each commit changed. */
  get changedPaths(): readonly (readonly string[])[] {
    return this.commits.slice(1).map(({ changed }) => changed)
  }

  get commitMessages(): readonly string[] {
    return this.commits.slice(1).map(({ message }) => message)
  }

  get files(): RepositoryFiles {
    return this.lastCommit.files
  }

  headOid = () => oidOf(this.commits.length - 1)

  text = (path: string) => this.files.get(path)?.toString() ?? ''

  read = (contentName: string) => JSON.parse(this.text(`content/${contentName}.json`))

  /** Saves a file as another person. */
  saveFile(path: string, content: string | Buffer): void {
    this.addCommit(
      'Outra pessoa',
      new Map(this.files).set(path, Buffer.from(content)),
      [path],
      'Outra pessoa',
    )
  }

  saveContent = (contentName: string, data: unknown) =>
    this.saveFile(`content/${contentName}.json`, JSON.stringify(data))

  async handleRequest(route: Route): Promise<void> {
    const { state } = this
    if (state === 'no-response') return
    if (state === 'unreachable') return route.abort()
    if (route.request().method() === 'OPTIONS') return route.fulfill({ headers: CORS_HEADERS })
    if (state === 'cut') return route.fulfill({ headers: CORS_HEADERS, body: '{"data":' })
    if (typeof state === 'number')
      return route.fulfill({
        status: state,
        headers: CORS_HEADERS,
        json: { message: 'Bad credentials' },
      })
    if (state === 'proxy')
      return route.fulfill({ headers: CORS_HEADERS, contentType: 'text/html', body: PROXY_PAGE })
    const { length } = this.commits
    const response = this.respondTo(route.request())
    if (state !== 'lost' || this.commits.length === length)
      return route.fulfill({ headers: CORS_HEADERS, ...response })
    this.state = 'unreachable'
    return route.abort()
  }

  private indexOf = (expression: string): number => {
    if (expression.endsWith('~1')) return this.indexOf(expression.slice(0, -2)) - 1
    return expression === 'main'
      ? this.commits.length - 1
      : this.commits.findIndex((_, index) => oidOf(index) === expression)
  }

  private respondTo(request: Request): Parameters<Route['fulfill']>[0] {
    const url = new URL(request.url())
    const [, before, after] = /compare\/(\w+)\.\.\.(\w+)/.exec(url.pathname) ?? []
    if (before && after)
      return { json: { status: this.indexOf(after) > this.indexOf(before) ? 'ahead' : 'behind' } }
    const [, path] = /contents\/(.+)/.exec(url.pathname) ?? []
    if (path) {
      const body = this.files.get(decodeURIComponent(path))
      return body ? { body, contentType: 'image/jpeg' } : { status: 404, json: {} }
    }
    const { query, variables } = request.postDataJSON()
    if (query.includes('createCommitOnBranch')) return { json: this.commit(variables.input) }
    const object = query.includes('history(')
      ? this.history(variables.path, query, variables.after)
      : this.contentOf(this.indexOf(variables.ref), query)
    const missing = Object.entries(object ?? {}).filter(([, value]) => value === null)
    const errors = missing.map(([name]) => ({
      type: 'NOT_FOUND',
      path: ['repository', 'object', name],
      message: `Could not resolve file for path '${name}'.`,
    }))
    return { json: { data: { repository: { object } }, ...(errors.length > 0 && { errors }) } }
  }

  /** Returns as many commits as the query requests, from a cursor on. */
  private history(folder: string, query: string, after = '-1') {
    const first = Number(/first: (\d+)/.exec(query)?.[1])
    const start = Number(after) + 1
    const nodes = this.commits
      .map((commit, index) => ({ ...commit, oid: oidOf(index) }))
      .filter(
        ({ changed }, index) => index === 0 || changed.some((path) => path.startsWith(folder)),
      )
      .map(({ oid, message, author, date }) => ({
        oid,
        message,
        author: { name: author },
        committedDate: date.toISOString(),
      }))
      .reverse()
    const endCursor = String(start + first - 1)
    const pageInfo = { endCursor, hasNextPage: start + first < nodes.length }
    return { history: { nodes: nodes.slice(start, start + first), pageInfo } }
  }

  /** Returns the files and folders that a query names, or null if the commit does not exist. */
  private contentOf(index: number, query: string) {
    const files = this.commits[index]?.files
    if (!files) return null
    const found = [...query.matchAll(/(\w+): file\(path: "([^"]+)"\)/g)].map(
      ([, alias = '', path = '']) => {
        const text = files.get(path)?.toString()
        const inside = filesBelow(files, path)
        const tree = inside.size > 0 ? treeOf(inside) : null
        const object = text === undefined ? tree : { text }
        return [alias, object && { object }]
      },
    )
    return { oid: oidOf(index), ...Object.fromEntries(found) }
  }

  private commit({ message, expectedHeadOid, fileChanges }: CommitInput) {
    if (expectedHeadOid !== this.headOid() || this.state === 'stale')
      return { data: {}, errors: [{ type: 'STALE_DATA', message: 'Expected branch to point to' }] }
    const files = new Map(this.files)
    const { additions } = fileChanges
    const paths = additions.map(({ path }) => path)
    if (new Set(paths).size < paths.length)
      return { data: {}, errors: [{ type: 'UNPROCESSABLE', message: 'A path is repeated' }] }
    for (const { path, contents } of additions) files.set(path, Buffer.from(contents, 'base64'))
    this.addCommit(message.headline, files, paths)
    return { data: { createCommitOnBranch: { commit: { oid: this.headOid() } } } }
  }
}
