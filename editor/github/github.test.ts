import { createGitHubClient } from './github'

let token = 'token'
const github = createGitHubClient('owner/site', () => token)

/** Responds to each request, and returns the requested URLs and bodies. */
function respond(status: number, body: unknown = {}, headers: Record<string, string> = {}) {
  const requests: { url: string; body: string }[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    requests.push({ url: String(url), body: String(init?.body) })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })
  })
  return requests
}

const respondWithCommit = (object: unknown) => respond(200, { data: { repository: { object } } })

const jsonFile = (text: string) => ({ object: { text } })

it('requests a photo whose name contains characters with a meaning in a URL', async () => {
  const requests = respond(200)
  await github.readPhoto('content/fotos/Foto #1?.jpg')
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
    '/repos/owner/site/contents/content/fotos/Foto%20%231%3F.jpg',
  ])
})

it('sends the token that the owner has entered last', async () => {
  respond(200)
  for (const entered of ['first', 'second']) {
    token = entered
    await github.readPhoto('content/fotos/ralo.jpg')
  }
  const headers = jest
    .mocked(fetch)
    .mock.calls.slice(-2)
    .map(([, init]) => Object(init?.headers))
  expect(headers.map(({ Authorization }) => Authorization)).toEqual([
    'Bearer first',
    'Bearer second',
  ])
})

it('reports a failure of GitHub as a missing response, because a commit may exist', async () => {
  respond(502)
  const commit = { message: 'x', parentOid: '1', additions: [] }
  await expect(github.commit(commit)).rejects.toMatchObject({ kind: 'no-response' })
})

const WAIT = 'You have exceeded a secondary rate limit. Please wait a few minutes.'
const ABUSE = 'You have triggered an abuse detection mechanism. Please wait a few minutes.'
const SAML = 'Resource protected by organization SAML enforcement.'
const NOT_ACCESSIBLE = 'Resource not accessible by personal access token'
const PAGE = '<!DOCTYPE html><title>Blocked</title>'
const HTML = { 'content-type': 'text/html; charset=utf-8' }

it.each<[string, number, unknown, Record<string, string>, RegExp, string]>([
  ['an expired token', 401, { message: 'Bad credentials' }, {}, /venceu ou foi apagado/, 'token'],
  [
    'a missing permission',
    403,
    { message: NOT_ACCESSIBLE },
    {},
    /não permite mudar o site/,
    'token',
  ],
  [
    'a secondary rate limit',
    403,
    { message: WAIT },
    {},
    /pede uma pausa. Espere 10 minutos/,
    'other',
  ],
  ['detected abuse', 403, { message: ABUSE }, { 'retry-after': '90' }, /Espere 2 minutos/, 'other'],
  [
    'a pause without words',
    403,
    { message: 'Wait' },
    { 'retry-after': '60' },
    /um minuto/,
    'other',
  ],
  ['too many requests', 429, { message: 'Slow down' }, {}, /pede uma pausa/, 'other'],
  ['single sign-on', 403, { message: SAML }, {}, /ainda não liberou este código/, 'other'],
  ['a missing repository', 404, { message: 'Not Found' }, {}, /Não achei owner\/site/, 'token'],
  ['a page of a proxy', 403, PAGE, {}, /A rede deste aparelho respondeu/, 'no-response'],
  ['a page of a Wi-Fi sign-in', 200, PAGE, HTML, /A rede deste aparelho respondeu/, 'no-response'],
  ['a sign-in to the network', 511, PAGE, {}, /A rede deste aparelho respondeu/, 'no-response'],
  ['a failure of GitHub with a page', 503, PAGE, {}, /GitHub está com problemas/, 'no-response'],
])(
  'reports %s by its own sentence, with the reason',
  async (_, status, body, headers, words, kind) => {
    respond(status, body, headers)
    const reason = typeof body === 'string' ? `HTTP ${status}` : Object(body).message
    await expect(github.read()).rejects.toMatchObject({
      message: expect.stringMatching(words),
      kind,
      reason,
    })
  },
)

it.each<[string, string, string, RegExp]>([
  ['a protected branch', 'UNPROCESSABLE', 'Repository rule violations found', /regra que protege/],
  [
    'another refusal',
    'UNPROCESSABLE',
    'A path was requested twice',
    /não aceitou o pedido do editor/,
  ],
  ['a missing branch', 'NOT_FOUND', 'No such branch', /Não achei o ramo main de owner\/site/],
  [
    'a missing repository',
    'NOT_FOUND',
    'Could not resolve to a Repository',
    /Não achei owner\/site/,
  ],
  ['single sign-on', 'FORBIDDEN', SAML, /ainda não liberou este código/],
  ['an old base', 'STALE_DATA', 'Expected branch to point to', /Outra mudança foi salva/],
  ['a rate limit', 'RATE_LIMITED', 'API limit exceeded', /pede uma pausa/],
  ['a timeout', '', 'Something went wrong while executing your query', /está com problemas/],
])('reports %s of a GraphQL request by its own sentence', async (_, type, message, words) => {
  respond(200, { data: null, errors: [{ type, message }] })
  await expect(github.read()).rejects.toMatchObject({
    message: expect.stringMatching(words),
    reason: message,
  })
})

it.each<[string, unknown, RegExp]>([
  ['branch', null, /Não achei o ramo main de owner\/site/],
  ['folder', { oid: '1', home: null, fotos: null }, /Não achei a pasta content no ramo main/],
])('reports a missing %s', async (_, object, words) => {
  respondWithCommit(object)
  await expect(github.read()).rejects.toThrow(words)
})

it('opens a site without a photo folder, which GitHub reports beside the content', async () => {
  const object = { oid: '1', home: jsonFile('{}'), fotos: null }
  const path = ['repository', 'object', 'fotos']
  const message = "Could not resolve file for path 'content/fotos'."
  respond(200, { data: { repository: { object } }, errors: [{ type: 'NOT_FOUND', path, message }] })
  expect(await github.read()).toEqual({
    oid: '1',
    files: { home: {} },
    brokenFiles: [],
    upgradeNotes: [],
    photos: [],
    photoErrors: {},
  })
})

it('requests only the files that the schema names', async () => {
  const requests = respondWithCommit({ oid: '1', home: jsonFile('{}') })
  await github.read()
  expect(requests[0]?.body).toContain('content/home.json')
  expect(requests[0]?.body).not.toMatch(/path: \\"content\\"/)
})

it('ignores a byte order mark, and names the broken files', async () => {
  respondWithCommit({ oid: '1', home: jsonFile('\uFEFF{"a":1}'), company: jsonFile('{"a":') })
  expect(await github.read()).toMatchObject({
    files: { home: { a: 1 } },
    brokenFiles: ['company'],
  })
})

it('converts the fields of an earlier version, and notes it', async () => {
  const company = { towns: [{ name: 'Içara', latitude: -28.7, longitude: -49.3 }] }
  respondWithCommit({ oid: '1', company: jsonFile(JSON.stringify(company)) })
  expect(await github.read()).toMatchObject({
    files: { company: { towns: [{ name: 'Içara' }] } },
    upgradeNotes: [{ path: ['company', 'towns'] }],
  })
})

it.each([
  ['version https://git-lfs.github.com/spec/v1', /^é só o ponteiro do Git LFS, /],
  ['<!DOCTYPE html>', /^não se abre como foto\. /],
  ['', /^não se abre como foto\. /],
])('names the photo that is a text: %s', async (text, error) => {
  const entries = [
    { name: 'a.jpg', object: { text: null } },
    { name: 'b.jpg', object: { text } },
  ]
  respondWithCommit({ oid: '1', home: jsonFile('{}'), fotos: { object: { entries } } })
  expect((await github.read()).photoErrors).toEqual({
    'content/fotos/b.jpg': expect.stringMatching(error),
  })
})

it('finds photos in folders', async () => {
  const entries = [
    { name: 'a.jpg', object: {} },
    { name: '2026', object: { entries: [{ name: 'b.jpg' }] } },
  ]
  respondWithCommit({ oid: '1', home: jsonFile('{}'), fotos: { object: { entries } } })
  expect((await github.read()).photos).toEqual(['content/fotos/a.jpg', 'content/fotos/2026/b.jpg'])
})

it('refuses a page of a proxy in place of a photo', async () => {
  respond(200, PAGE, HTML)
  await expect(github.readPhoto('content/fotos/a.jpg')).rejects.toThrow('A rede deste aparelho')
})
