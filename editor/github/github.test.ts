import { createGitHubClient } from './github'

const github = createGitHubClient('owner/site', 'token', () => {})

/** Responds to each request, and returns the requested URLs. */
function respond(status: number): string[] {
  const urls: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    urls.push(String(url))
    return new Response('{}', { status })
  })
  return urls
}

it('requests a photo whose name contains characters with a meaning in a URL', async () => {
  const urls = respond(200)
  await github.readPhoto('content/fotos/Foto #1?.jpg')
  expect(urls.map((url) => new URL(url).pathname)).toEqual([
    '/repos/owner/site/contents/content/fotos/Foto%20%231%3F.jpg',
  ])
})

it('reports a failure of GitHub as a missing response, because a commit may exist', async () => {
  respond(502)
  const commit = { message: 'x', parentOid: '1', additions: [], deletions: [] }
  await expect(github.commit(commit)).rejects.toMatchObject({ kind: 'no-response' })
})
