/** Responds to requests to GitHub's API from a repository with a company's content. */
import { createHash } from 'node:crypto'
import type { Request, Route } from '@playwright/test'

type RepositoryFiles = ReadonlyMap<string, Buffer>
type FakeCommit = {
  message: string
  date: Date
  files: RepositoryFiles
  changed: readonly string[]
}
type CommitInput = {
  message: { headline: string }
  expectedHeadOid: string
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] }
}

const CORS_HEADERS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

const oidOf = (index: number) => createHash('sha1').update(`${index}`).digest('hex')

export class FakeGitHub {
  private readonly commits: FakeCommit[] = []
  /**
   * The response to each request: data, an HTTP status, a broken connection, no response, an
   * incomplete body, a stale branch, or a commit whose response is lost.
   */
  state: 'working' | 'unreachable' | 'no-response' | 'cut' | 'stale' | 'lost' | number = 'working'
  /** The commit that the site shows: null if the host knows none, undefined without a response. */
  publishedCommit: string | null | undefined
  /** The last day of the token, in the format of GitHub's header. */
  expiry: string | undefined

  /** @param content the content of each file, by name */
  constructor(content: Readonly<Record<string, unknown>>) {
    const files = Object.entries(content).map(
      ([name, value]) =>
        [`content/${name}.json`, Buffer.from(`${JSON.stringify(value, null, 2)}\n`)] as const,
    )
    this.addCommit('Criar o site', new Map(files), [])
  }

  private addCommit(message: string, files: RepositoryFiles, changed: readonly string[]): void {
    this.commits.push({ message, date: new Date(), files, changed })
  }

  private get lastCommit(): FakeCommit {
    return this.commits.at(-1) as FakeCommit
  }

  /** The paths that each commit changed or deleted. */
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
    this.addCommit('Outra pessoa', new Map(this.files).set(path, Buffer.from(content)), [path])
  }

  saveContent = (contentName: string, data: unknown) =>
    this.saveFile(`content/${contentName}.json`, JSON.stringify(data))

  async handleRequest(route: Route): Promise<void> {
    const { state } = this
    if (state === 'no-response') return
    if (state === 'unreachable') return route.abort()
    if (route.request().method() === 'OPTIONS') return route.fulfill({ headers: CORS_HEADERS })
    const headers = {
      ...CORS_HEADERS,
      ...(this.expiry && {
        'access-control-expose-headers': 'github-authentication-token-expiration',
        'github-authentication-token-expiration': this.expiry,
      }),
    }
    if (state === 'cut') return route.fulfill({ headers, body: '{"data":' })
    if (typeof state === 'number')
      return route.fulfill({ status: state, headers, json: { message: 'Bad credentials' } })
    const { length } = this.commits
    const response = this.respondTo(route.request())
    if (state !== 'lost' || this.commits.length === length)
      return route.fulfill({ headers, ...response })
    this.state = 'unreachable'
    return route.abort()
  }

  private indexOf = (expression: string) =>
    expression === 'main'
      ? this.commits.length - 1
      : this.commits.findIndex((_, index) => oidOf(index) === expression)

  private respondTo(request: Request): Parameters<Route['fulfill']>[0] {
    const url = new URL(request.url())
    const [, before, after] = /compare\/(\w+)\.\.\.(\w+)/.exec(url.pathname) ?? []
    if (before && after)
      return { json: { status: this.indexOf(after) > this.indexOf(before) ? 'ahead' : 'behind' } }
    const [, path] = /contents\/(.+)/.exec(url.pathname) ?? []
    if (path) {
      const { files } =
        this.commits[this.indexOf(url.searchParams.get('ref') ?? 'main')] ?? this.lastCommit
      const body = files.get(decodeURIComponent(path))
      return body ? { body, contentType: 'image/jpeg' } : { status: 404, json: {} }
    }
    const { query, variables } = request.postDataJSON()
    if (query.includes('createCommitOnBranch')) return { json: this.commit(variables.input) }
    const object = query.includes('history(')
      ? this.history()
      : this.tree(this.indexOf(variables.ref))
    return { json: { data: { repository: { object } } } }
  }

  private history() {
    const nodes = this.commits.map(({ message, date }, index) => ({
      oid: oidOf(index),
      message,
      committedDate: date.toISOString(),
    }))
    return { history: { nodes: nodes.reverse() } }
  }

  private tree(index: number) {
    const files = [...(this.commits[index]?.files ?? [])]
    const texts = files
      .filter(([path]) => path.endsWith('.json'))
      .map(([path, bytes]) => ({
        name: path.slice('content/'.length),
        object: { text: `${bytes}` },
      }))
    const photos = files.flatMap(([path]) => {
      const [, name] = /^content\/fotos\/(.+)/.exec(path) ?? []
      return name ? [{ name }] : []
    })
    const entries = [...texts, { name: 'fotos', object: { entries: photos } }]
    return { oid: oidOf(index), file: { object: { entries } } }
  }

  private commit({ message, expectedHeadOid, fileChanges }: CommitInput) {
    if (expectedHeadOid !== this.headOid() || this.state === 'stale')
      return { data: {}, errors: [{ type: 'STALE_DATA', message: 'Expected branch to point to' }] }
    const files = new Map(this.files)
    const { additions, deletions } = fileChanges
    const paths = [...additions, ...deletions].map(({ path }) => path)
    if (new Set(paths).size < paths.length)
      return { data: {}, errors: [{ type: 'UNPROCESSABLE', message: 'A path is repeated' }] }
    for (const { path, contents } of additions) files.set(path, Buffer.from(contents, 'base64'))
    for (const { path } of deletions) files.delete(path)
    this.addCommit(message.headline, files, paths)
    return { data: { createCommitOnBranch: { commit: { oid: this.headOid() } } } }
  }
}
