const API = 'https://api.example'

/** Answers each commit with a refusal, and says that the branch has nothing that was asked for. */
globalThis.fetch = async (_, init) =>
  String(init?.body).includes('createCommitOnBranch(')
    ? new Response('{"message":"Forbidden"}', { status: 403 })
    : Response.json({ data: { repository: { ref: { target: { oid: 'a', committedDate: '' } } } } })

it('takes no refused deletion for a commit whose answer was lost', async () => {
  // It keeps the function of before, to which it asks.
  const { guardApi } = await import('./github')
  const onCommit = jest.fn()
  guardApi({ api: API, owner: 'owner', name: 'name' }, async () => {}, onCommit)
  const fileChanges = { additions: [], deletions: [{ path: 'content/fotos/a.webp' }] }
  const body = JSON.stringify({
    query: 'mutation { createCommitOnBranch(input: $input) { commit { oid } } }',
    variables: { input: { fileChanges } },
  })
  expect((await fetch(`${API}/graphql`, { method: 'POST', headers: {}, body })).status).toBe(403)
  expect(onCommit).not.toHaveBeenCalled()
})
