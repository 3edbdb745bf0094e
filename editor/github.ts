/** GitHub's API as Sveltia asks it: each request ends in time, and each refusal says in Portuguese what to do. */

export const API = 'https://api.github.com'

const LIMIT = 30_000
/**
 * Timeout of the next requests after one has timed out, so that the owner does not wait for four
 * full timeouts.
 */
const NEXT_LIMIT = 5_000
/** A photo on a slow line needs more: 20 bytes in a millisecond. */
const SLOWEST = 20

const SILENT =
  'O GitHub não respondeu. Fique nesta página, veja se há internet e toque em Salvar de novo.'

/** The advice for a refusal. */
function refusal(status: number, message: string): string {
  if (/rate limit/i.test(message))
    return 'O GitHub pede uma pausa. Espere dez minutos e toque em Salvar de novo.'
  if (status === 401)
    return 'O código de acesso venceu ou foi apagado. Peça outro a quem cuida do programa, toque em Sair no menu e entre com ele.'
  if (status === 403 || status === 404)
    return 'O código de acesso não permite mudar o site. Peça outro a quem cuida do programa, toque em Sair no menu e entre com ele.'
  if (status === 409 || /expected branch to point/i.test(message))
    return 'Outra mudança foi salva ao mesmo tempo. Espere um minuto e toque em Salvar de novo.'
  if (status >= 500)
    return 'O GitHub está com problemas. Espere uns minutos e toque em Salvar de novo.'
  return 'O GitHub não aceitou a mudança. Mande uma foto desta tela a quem cuida do programa.'
}

export type Change = { path: string; contents: string }
export type Commit = {
  query: string
  variables: {
    input: {
      expectedHeadOid: string
      fileChanges: { additions: Change[]; deletions: { path: string }[] }
    }
  }
}

let reportSignIn = () => {}

/** Done with the first request that carries the token of the owner. */
export const signedIn = new Promise<void>((resolve) => {
  reportSignIn = resolve
})

/** A repository at GitHub. */
export type Repository = { owner: string; name: string }

/** Sveltia's request with the token, from the last one. */
let signed: RequestInit | undefined

const direct = globalThis.fetch.bind(globalThis)

let limit = LIMIT

async function answerOf(url: string, init?: RequestInit): Promise<Response> {
  const size = typeof init?.body === 'string' ? init.body.length : 0
  const ending = new AbortController()
  setTimeout(() => ending.abort(), limit + size / SLOWEST)
  try {
    const answer = await direct(url, { ...init, signal: ending.signal })
    limit = LIMIT
    return answer
  } catch (cause) {
    limit = NEXT_LIMIT
    throw new Error(SILENT, { cause })
  }
}

/** Asks with the token of the owner. */
export async function ask(url: string, query?: string): Promise<unknown> {
  const body = query && JSON.stringify({ query })
  const headers = signed?.headers
  const answer = await answerOf(url, { headers, ...(body && { method: 'POST', body }) })
  if (!answer.ok) throw new Error(refusal(answer.status, await answer.text()))
  return answer.json()
}

/** Reads files of the branch, each by a name; absent ones are null. */
export async function readFiles<Part extends string>(
  { owner, name }: Repository,
  paths: Readonly<Record<string, string>>,
  part: Part,
) {
  const files = Object.entries(paths).map(
    ([key, path]) =>
      `${key}: object(expression: ${JSON.stringify(`main:${path}`)}) { ... on Blob { ${part} } }`,
  )
  const query = `{ repository(owner: "${owner}", name: "${name}") { ${files.join(' ')} } }`
  const answer = await ask(`${API}/graphql`, query)
  const { data } = answer as { data: { repository: Record<string, Record<Part, string> | null> } }
  return data.repository
}

function commitIn(init?: RequestInit): Commit | undefined {
  const { body } = init ?? {}
  if (typeof body !== 'string' || !body.includes('createCommitOnBranch(')) return undefined
  return JSON.parse(body)
}

/** The answer, with a sentence for the owner where it is a refusal. */
async function understood(answer: Response): Promise<Response> {
  const { ok, status } = answer
  if (!ok) return Response.json({ message: refusal(status, await answer.text()) }, { status })
  if (!answer.url.endsWith('/graphql')) return answer
  const { errors } = await answer.clone().json()
  if (!errors) return answer
  const message = errors.map((error: { message: string }) => error.message).join(', ')
  const [{ type = '' }] = errors
  const kind = { FORBIDDEN: 403, NOT_FOUND: 404, STALE_DATA: 409 }[type as string] ?? 422
  return Response.json({ errors: [{ message: refusal(kind, message) }] })
}

/**
 * @param prepare checks each commit before it is sent, and may change it. It returns a callback
 * that receives the id of the saved commit
 */
export function guardApi(prepare: (commit: Commit) => Promise<(oid: string) => void>): void {
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.startsWith(API)) return direct(input, init)
    if (init?.headers) {
      signed = { headers: init.headers }
      reportSignIn()
    }
    const commit = commitIn(init)
    if (!commit) return understood(await answerOf(url, init))
    const saved = await prepare(commit)
    const answer = await understood(await answerOf(url, { ...init, body: JSON.stringify(commit) }))
    const { data } = await answer.clone().json()
    const oid = data?.createCommitOnBranch?.commit.oid
    if (oid) saved(oid)
    return answer
  }
}
