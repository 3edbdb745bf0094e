/** Answers for GitHub's API in a browser under test: one repository with the content of this folder. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { BrowserContext, Route } from '@playwright/test'

const sha = (bytes: string | Buffer) => createHash('sha1').update(bytes).digest('hex')

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}

type Commit = { message: { headline: string }; paths: string[] }
type Addition = { path: string; contents: string }

export class FakeGitHub {
  readonly files = new Map<string, Buffer>()
  readonly commits: Commit[] = []
  /** What each request is answered with: data, a refusal, or nothing at all. */
  state: 'working' | 'refusing' | 'unreachable' = 'working'
  private head = sha('first')

  constructor() {
    for (const name of readdirSync('content').filter((file) => file.endsWith('.json')))
      this.files.set(`content/${name}`, readFileSync(`content/${name}`))
  }

  text = (path: string) => this.files.get(path)?.toString() ?? ''

  commit(additions: readonly Addition[], message = { headline: 'Change' }): void {
    for (const { path, contents } of additions)
      this.files.set(path, Buffer.from(contents, 'base64'))
    this.commits.push({ message, paths: additions.map(({ path }) => path) })
    this.head = sha(`${this.commits.length}`)
  }

  async answerIn(context: BrowserContext): Promise<void> {
    await context.route('https://api.github.com/**', (route) => this.answer(route))
  }

  private answer(route: Route) {
    const request = route.request()
    if (this.state === 'unreachable') return route.abort()
    const send = (json: unknown, status = 200) =>
      route.fulfill({ status, headers: CORS, ...(status !== 204 && { json }) })
    if (request.method() === 'OPTIONS') return send({})
    if (this.state === 'refusing') return send({ message: 'Bad credentials' }, 401)
    const { pathname } = new URL(request.url())
    if (pathname === '/user')
      return send({ id: 1, login: 'dono', name: 'Dono', email: 'dono@example.com' })
    if (pathname.includes('/collaborators/')) return send(null, 204)
    if (pathname.includes('/git/trees/')) return send({ tree: this.tree() })
    if (pathname.includes('/git/blobs/')) {
      const body = this.blob(pathname.split('/').at(-1) ?? '')
      return route.fulfill({ headers: CORS, contentType: 'application/octet-stream', body })
    }
    const { query, variables } = request.postDataJSON()
    if (!query.includes('createCommitOnBranch'))
      return send({ data: { repository: this.read(query) } })
    const { expectedHeadOid, fileChanges, message } = variables.input
    if (expectedHeadOid !== this.head) return send({ data: {}, errors: [{ message: 'Moved' }] })
    this.commit(fileChanges.additions, message)
    const files = fileChanges.additions.map(({ contents }: Addition, at: number) => [
      `file_${at}`,
      { oid: sha(Buffer.from(contents, 'base64')) },
    ])
    const commit = { oid: this.head, committedDate: new Date(), ...Object.fromEntries(files) }
    return send({ data: { createCommitOnBranch: { commit } } })
  }

  private tree = () =>
    [...this.files].map(([path, bytes]) => ({
      type: 'blob',
      path,
      sha: sha(bytes),
      size: bytes.length,
    }))

  private blob = (oid: string) => [...this.files.values()].find((bytes) => sha(bytes) === oid)

  /** GraphQL names each part of its answer in the question. */
  private read(query: string): Record<string, unknown> {
    const author = { name: 'Dono', email: 'dono@example.com', user: { id: 1, login: 'dono' } }
    const node = { oid: this.head, message: '', author, committedDate: '2026-01-01T00:00:00Z' }
    const history = { target: { history: { nodes: [node] } } }
    const blobs = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)]
    const pasts = [...query.matchAll(/((?:commit|history)_\d+):/g)]
    return {
      ref: history,
      defaultBranchRef: { name: 'main' },
      ...Object.fromEntries(pasts.map(([, name = '']) => [name, history])),
      ...Object.fromEntries(
        blobs.map(([, name = '', oid = '']) => [name, { text: this.blob(oid)?.toString() }]),
      ),
    }
  }
}
