/** @jest-environment jsdom */

import type { GitHub } from '@/editor/github/github'
import { GitHubError } from '@/editor/github/github-error'
import { createEditorStore } from '@/editor/store/editor'
import { companyFiles } from '@/fixtures/company-files'
import { type FieldPath, valueAt, withValue } from '@/model/values/tree'
import { save } from './save'

// jsdom has no IndexedDB for unsaved changes.
jest.mock('@/editor/store/unsaved-changes', () => ({ storeUnsavedChanges: async () => {} }))

// The blobs of jsdom cannot be read.
beforeAll(() => {
  Blob.prototype.arrayBuffer ??= async () => new ArrayBuffer(1)
})

const files: Readonly<Record<string, unknown>> = { ...companyFiles, photos: { items: [] } }
const NAME = ['company', 'legalName']
const base = { oid: 'base', files, photos: [] }

const commitWith = (oid: string, legalName: string) => ({
  ...base,
  oid,
  files: withValue(files, NAME, legalName) as typeof files,
})

/** Saves a draft with another value of a field: by default, with another legal name. */
function saveTo(github: Partial<GitHub>, value = 'Praia Ltda.', path: FieldPath = NAME) {
  const editor = createEditorStore(base)
  editor.change(path, value)
  const commit = jest.fn(async () => 'saved')
  const result = save(editor, { read: async () => base, commit, ...github } as GitHub, [])
  return { editor, commit, result }
}

it('commits the changed files only, with a title that names them', async () => {
  const { editor, commit, result } = saveTo({})
  expect(await result).toEqual({ kind: 'saved', oid: 'saved' })
  expect(commit).toHaveBeenCalledWith({
    message: 'Mudar Dados da empresa',
    parentOid: 'base',
    additions: [expect.objectContaining({ path: 'content/company.json' })],
  })
  expect(editor.get().base.oid).toBe('saved')
  expect(editor.get().sent).toBeUndefined()
})

it.each([
  ['[10:32, 05/11/2026] +55 48 99912-3456: Adorei', 'Adorei'],
  ['Ligue 48 99912-3456', 'Ligue 48 99912-3456'],
])(
  'saves the text that is still being typed without the number of its sender: %s',
  async (typed, saved) => {
    const comment = ['testimonials', 'home', 0, 'comment']
    const { editor, result } = saveTo({}, typed, comment)
    expect(await result).toMatchObject({ kind: 'saved' })
    const { base: commit, history } = editor.get()
    expect([commit.files, history.draft].map((content) => valueAt(content, comment))).toEqual([
      saved,
      saved,
    ])
  },
)

it('commits nothing if the draft equals the branch after the merge', async () => {
  const { commit, result } = saveTo({ read: async () => commitWith('theirs', 'Praia Ltda.') })
  expect(await result).toEqual({ kind: 'saved', oid: 'theirs' })
  expect(commit).not.toHaveBeenCalled()
})

it('reports the conflicts, and keeps the draft', async () => {
  const { editor, commit, result } = saveTo({ read: async () => commitWith('theirs', 'Mar Ltda.') })
  const conflicts = [{ path: NAME, theirs: 'Mar Ltda.', ours: 'Praia Ltda.' }]
  expect(await result).toMatchObject({ kind: 'conflict', conflicts })
  expect(editor.get().history.draft.company).toMatchObject({ legalName: 'Praia Ltda.' })
  expect(commit).not.toHaveBeenCalled()
})

it('reports the validation errors that the draft adds', async () => {
  const { commit, result } = saveTo({}, 'x'.repeat(900))
  expect(await result).toEqual({
    kind: 'errors',
    issues: [expect.objectContaining({ path: NAME })],
  })
  expect(commit).not.toHaveBeenCalled()
})

const noResponse = async () => {
  throw new GitHubError('Sem resposta', 'no-response')
}

it.each([
  ['finds', 'Praia Ltda.', { kind: 'saved', oid: 'theirs' }],
  ['does not find', 'Casa Ltda.', undefined],
])('looks for a commit without a response, and %s it', async (_, remote, expected) => {
  const read = jest.fn(async () => commitWith('theirs', remote)).mockResolvedValueOnce(base)
  const { editor, result } = saveTo({ read, commit: noResponse })
  if (expected) expect(await result).toEqual(expected)
  else await expect(result).rejects.toMatchObject({ kind: 'no-response' })
  expect(editor.get().history.draft.company).toMatchObject({ legalName: 'Praia Ltda.' })
})

it('says that it does not know whether a commit exists, and adopts it at the next save', async () => {
  const read = jest
    .fn<Promise<typeof base>, []>()
    .mockResolvedValueOnce(base)
    .mockRejectedValueOnce(new GitHubError('Sem internet', 'no-response'))
    .mockResolvedValue(commitWith('theirs', 'Praia Ltda.'))
  const { editor, commit, result } = saveTo({ read, commit: noResponse })
  await expect(result).rejects.toMatchObject({ kind: 'maybe-saved' })
  const next = await save(editor, { read, commit } as unknown as GitHub, [])
  expect(next).toEqual({ kind: 'saved', oid: 'theirs' })
  expect(commit).not.toHaveBeenCalled()
})
