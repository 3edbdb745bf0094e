/** Answers in the place of GitHub's API: one repository with the content of this folder. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Request, Route } from '@playwright/test'
import type { Change, Commit } from './github'

const sha = (bytes: string | Buffer) => createHash('sha1').update(bytes).digest('hex')

/** Git's name for the content of a file. */
const blobId = (bytes: Buffer) => sha(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]))

export class FakeGitHub {
  readonly files = new Map<string, Buffer>()
  /** The paths that each commit changed. */
  readonly commits: string[][] = []
  /**
   * The answer to each request: data, the status of a refusal, a broken connection, nothing at all, a stale
   * branch, or a commit without an answer.
   */
  state: 'working' | 'unreachable' | 'silent' | 'stale' | 'lost' | number = 'working'
  /** The commit that the site shows: null when its host does not tell, undefined when nothing answers. */
  shown: string | null | undefined

  constructor() {
    for (const name of readdirSync('content').filter((file) => file.endsWith('.json')))
      this.files.set(`content/${name}`, readFileSync(`content/${name}`))
  }

  text = (path: string) => this.files.get(path)?.toString() ?? ''

  write = (part: string, data: unknown) =>
    this.files.set(`content/${part}.json`, Buffer.from(JSON.stringify(data)))

  commit(additions: readonly Change[]): void {
    for (const { path, contents } of additions)
      this.files.set(path, Buffer.from(contents, 'base64'))
    this.commits.push(additions.map(({ path }) => path))
  }

  /** Somebody else saves. */
  replace(path: string, from: string, to: string): void {
    const contents = Buffer.from(this.text(path).replace(from, to)).toString('base64')
    this.commit([{ path, contents }])
  }

  head = () => sha(`${this.commits.length}`)

  private blob = (oid: string) => [...this.files.values()].find((bytes) => blobId(bytes) === oid)

  async receive(route: Route): Promise<void> {
    const { state } = this
    if (state === 'silent') return
    if (state === 'unreachable') return route.abort()
    if (typeof state === 'number')
      return route.fulfill({ status: state, json: { message: 'Bad credentials' } })
    const { length } = this.commits
    const answer = this.answer(route.request())
    if (state !== 'lost' || this.commits.length === length) return route.fulfill(answer)
    this.state = 'unreachable'
    return route.abort()
  }

  private answer(request: Request): Parameters<Route['fulfill']>[0] {
    const url = request.url()
    if (url.includes('/git/blobs/')) return { body: this.blob(url.split('/').at(-1) ?? '') }
    if (url.includes('/git/trees/')) return { json: { tree: this.tree() } }
    if (url.endsWith('/user')) return { json: { id: 1, login: 'dono', name: 'Dono' } }
    if (url.includes('/collaborators/')) return {}
    const [, before, after] = /compare\/(\w+)\.\.\.(\w+)/.exec(url) ?? []
    if (before && after) {
      const place = (commit: string) =>
        this.commits.findIndex((_, at) => sha(`${at + 1}`) === commit)
      return { json: { status: place(after) > place(before) ? 'ahead' : 'behind' } }
    }
    return { json: this.graph(request.postDataJSON()) }
  }

  private tree = () =>
    [...this.files].map(([path, bytes]) => ({
      type: 'blob',
      path,
      sha: blobId(bytes),
      size: bytes.length,
    }))

  private graph({ query, variables }: Commit) {
    if (!query.includes('createCommitOnBranch')) return { data: { repository: this.read(query) } }
    const { expectedHeadOid, fileChanges } = variables.input
    if (expectedHeadOid !== this.head() || this.state === 'stale')
      return { data: {}, errors: [{ type: 'STALE_DATA', message: 'Expected branch to point to' }] }
    for (const { path } of fileChanges.deletions) this.files.delete(path)
    this.commit(fileChanges.additions)
    const files = fileChanges.additions.map(({ contents }, at) => [
      `file_${at}`,
      { oid: blobId(Buffer.from(contents, 'base64')) },
    ])
    const commit = { oid: this.head(), committedDate: new Date(), ...Object.fromEntries(files) }
    return { data: { createCommitOnBranch: { commit } } }
  }

  /** GraphQL names each part of its answer in the question. */
  private read(query: string): Record<string, unknown> {
    const author = { name: 'Dono', email: 'dono@example.com', user: { id: 1, login: 'dono' } }
    const node = { oid: this.head(), message: '', author, committedDate: '2026-01-01T00:00:00Z' }
    const history = { target: { ...node, history: { nodes: [node] } } }
    const named = [...query.matchAll(/(\w+): object\(expression: "main:(.+?)"\)/g)]
    const blobs = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)]
    const pasts = [...query.matchAll(/((?:commit|history)_\d+):/g)]
    return {
      ref: history,
      defaultBranchRef: { name: 'main' },
      ...Object.fromEntries(pasts.map(([, name = '']) => [name, history])),
      ...Object.fromEntries(
        named.map(([, name = '', path = '']) => {
          const bytes = this.files.get(path)
          return [name, bytes ? { oid: blobId(bytes), text: bytes.toString() } : null]
        }),
      ),
      ...Object.fromEntries(
        blobs.map(([, name = '', oid = '']) => [name, { text: this.blob(oid)?.toString() }]),
      ),
    }
  }
}
