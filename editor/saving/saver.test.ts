/** @jest-environment jsdom */

import type { GitHub } from '@/editor/github/github'
import { GitHubError } from '@/editor/github/github-error'
import { hasUnsavedChanges } from '@/editor/store/draft-store'
import { companyFiles } from '@/fixtures/content'
import { createTestStore } from '@/fixtures/test-store'
import { type FieldPath, valueAt, withValue } from '@/model/values/tree'
import { readPublication, storePublication } from './publication'
import { createSaver } from './saver'

beforeEach(() => localStorage.clear())
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

/** The state after a save that made or found a commit. */
const saved = (commit: string) => ({ publication: expect.objectContaining({ commit }) })

const failed = (kind: string) => ({ result: { kind: 'failed', error: { kind } } })

const FAILED_CHOICE = {
  kind: 'failed',
  error: { message: expect.stringMatching(/^Outra pessoa salvou de novo/) },
}

/** Changes a field, by default the legal name, and returns a function that saves the draft. */
function saveTo(github: Partial<GitHub>, value = 'Praia Ltda.', path: FieldPath = NAME) {
  const store = createTestStore(base)
  store.change(path, value)
  const commit = jest.fn(async () => 'saved')
  const saver = createSaver(store, { read: async () => base, commit, ...github } as GitHub)
  const save = async () => {
    await saver.save()
    return saver.get()
  }
  return { store, commit, save, saver }
}

it('commits the changed files only, with a title that names them', async () => {
  const { store, commit, save } = saveTo({})
  expect(await save()).toMatchObject(saved('saved'))
  expect(commit).toHaveBeenCalledWith({
    message: 'Mudar Dados da empresa',
    parentOid: 'base',
    additions: [expect.objectContaining({ path: 'content/company.json' })],
  })
  expect(store.get().base.oid).toBe('saved')
  expect(store.get().sent).toBeUndefined()
})

it('commits all files of an earlier version with the first change, and removes their notes', async () => {
  const upgradeNotes = ['drains', 'company', 'drains'].map((name) => ({
    path: [name],
    message: '',
  }))
  const read = async () => ({ ...base, oid: 'theirs', upgradeNotes })
  const { store, commit, save } = saveTo({ read })
  expect(await save()).toMatchObject(saved('saved'))
  const paths = ['company', 'drains'].map((name) => ({ path: `content/${name}.json` }))
  expect(commit).toHaveBeenCalledWith(
    expect.objectContaining({ additions: paths.map((path) => expect.objectContaining(path)) }),
  )
  expect(store.get().base.upgradeNotes).toBeUndefined()
})

it.each([
  ['[10:32, 05/11/2026] +55 48 99912-3456: Adorei', 'Adorei'],
  ['[10:32, 05/11/2026] +55 48 99912-3456: Ligue 48 3433-1234', 'Ligue 48 3433-1234'],
  ['Ligue 48 99912-3456', 'Ligue 48 99912-3456'],
])(
  'saves the text that is still being typed without the number of its sender: %s',
  async (typed, clean) => {
    const comment = ['testimonials', 'home', 0, 'comment']
    const { store, save } = saveTo({}, typed, comment)
    expect(await save()).toMatchObject(saved('saved'))
    const { base: commit, draft } = store.get()
    expect([commit.files, draft].map((content) => valueAt(content, comment))).toEqual([
      clean,
      clean,
    ])
  },
)

it('adopts a later commit of others that another read finds during a save at the next read', async () => {
  const later = commitWith('later', 'Casa Serena')
  const read = jest.fn(async () => later).mockResolvedValueOnce(base)
  const { store, save, saver } = saveTo({
    read,
    commit: async () => {
      await saver.refresh()
      return 'saved'
    },
  })
  expect(await save()).toMatchObject(saved('saved'))
  expect(store.get().base.oid).toBe('saved')
  await saver.refresh()
  expect(store.get()).toMatchObject({ base: { oid: 'later' }, draft: later.files })
})

it('drops a response of before a save', async () => {
  let respond: (commit: typeof base) => void = () => {}
  const late = new Promise<typeof base>((resolve) => {
    respond = resolve
  })
  const read = jest.fn(async () => base).mockReturnValueOnce(late)
  const { store, save, saver } = saveTo({ read })
  const pulled = saver.refresh()
  expect(await save()).toMatchObject(saved('saved'))
  respond(commitWith('older', 'Casa Velha'))
  await pulled
  expect(store.get().base.oid).toBe('saved')
})

it('commits nothing if the draft equals the branch after the merge', async () => {
  const { commit, save } = saveTo({ read: async () => commitWith('theirs', 'Praia Ltda.') })
  expect(await save()).toMatchObject(saved('theirs'))
  expect(commit).not.toHaveBeenCalled()
})

it('reports the conflicts, and keeps the draft', async () => {
  const { store, commit, save } = saveTo({ read: async () => commitWith('theirs', 'Mar Ltda.') })
  const conflicts = [{ path: NAME, theirs: 'Mar Ltda.', ours: 'Praia Ltda.' }]
  expect(await save()).toMatchObject({ publication: undefined, unresolvedMerge: { conflicts } })
  expect(store.get().draft.company).toMatchObject({ legalName: 'Praia Ltda.' })
  expect(commit).not.toHaveBeenCalled()
})

/** Opens a conflict of the legal name, after which another person takes the change back. */
async function openVoidConflict(read = jest.fn<Promise<typeof base>, []>()) {
  read.mockResolvedValueOnce(commitWith('theirs', 'Mar Ltda.'))
  const tab = saveTo({ read })
  const { unresolvedMerge } = await tab.save()
  const [conflict] = unresolvedMerge?.conflicts ?? []
  if (!conflict) throw new Error('no conflict')
  read.mockResolvedValue({ ...base, oid: 'later' })
  const choose = async (value: unknown) => {
    await tab.saver.save([{ ...conflict, value }])
    return tab.saver.get()
  }
  return { ...tab, unresolvedMerge, choose }
}

it('changes nothing below the conflicts that the owner is resolving', async () => {
  const { store, saver, unresolvedMerge } = await openVoidConflict()
  const before = store.get()
  await saver.refresh()
  expect(store.get()).toBe(before)
  expect(saver.get().unresolvedMerge).toBe(unresolvedMerge)
  saver.postpone()
  await saver.refresh()
  expect(store.get().base.oid).toBe('later')
})

it('changes nothing if a read ends after a save has found conflicts', async () => {
  let respond: (commit: typeof base) => void = () => {}
  const late = new Promise<typeof base>((resolve) => {
    respond = resolve
  })
  const read = jest.fn<Promise<typeof base>, []>().mockReturnValueOnce(late)
  const store = createTestStore(base)
  store.change(NAME, 'Praia Ltda.')
  const saver = createSaver(store, { read } as Partial<GitHub> as GitHub)
  const pulled = saver.refresh()
  read.mockResolvedValue(commitWith('theirs', 'Mar Ltda.'))
  await saver.save()
  respond({ ...base, oid: 'older' })
  await pulled
  expect(store.get().base.oid).toBe('base')
})

it('commits nothing, and says so, if the value that the owner chose is gone from the branch', async () => {
  const { store, commit, choose } = await openVoidConflict()
  expect(await choose('Mar Ltda.')).toMatchObject({
    unresolvedMerge: undefined,
    result: FAILED_CHOICE,
  })
  expect(commit).not.toHaveBeenCalled()
  expect(store.get().draft.company).toMatchObject({ legalName: 'Praia Ltda.' })
})

it('saves the value of the owner although another person has taken theirs back', async () => {
  const { commit, choose } = await openVoidConflict()
  expect(await choose('Praia Ltda.')).toMatchObject(saved('saved'))
  expect(commit).toHaveBeenCalledWith(expect.objectContaining({ parentOid: 'later' }))
})

it('says that a chosen value is gone also if nothing is left to save', async () => {
  const read = jest.fn<Promise<typeof base>, []>()
  const { choose } = await openVoidConflict(read)
  read.mockResolvedValue(commitWith('later', 'Praia Ltda.'))
  expect(await choose('Mar Ltda.')).toMatchObject({
    result: FAILED_CHOICE,
  })
})

it('asks again about a conflict whose field has changed here since the choice', async () => {
  const read = jest.fn<Promise<typeof base>, []>()
  const { store, commit, choose, unresolvedMerge } = await openVoidConflict(read)
  read.mockResolvedValue(commitWith('theirs', 'Mar Ltda.'))
  store.change(NAME, 'Praia Limpa Ltda.')
  expect(await choose('Praia Ltda.')).not.toMatchObject({ unresolvedMerge })
  expect(commit).not.toHaveBeenCalled()
  expect(store.get().draft.company).toMatchObject({ legalName: 'Praia Limpa Ltda.' })
})

it('reports the validation errors that the draft adds', async () => {
  const { commit, save } = saveTo({}, 'x'.repeat(900))
  expect(await save()).toMatchObject({
    publication: undefined,
    result: { kind: 'invalid', fields: [{ segments: NAME }] },
  })
  expect(commit).not.toHaveBeenCalled()
})

const noResponse = async () => {
  throw new GitHubError('Sem resposta', 'no-response')
}

it.each([
  ['finds', 'Praia Ltda.', saved('theirs')],
  ['does not find', 'Casa Ltda.', failed('no-response')],
])('looks for a commit without a response, and %s it', async (_, remote, expected) => {
  const read = jest.fn(async () => commitWith('theirs', remote)).mockResolvedValueOnce(base)
  const { store, save } = saveTo({ read, commit: noResponse })
  expect(await save()).toMatchObject(expected)
  expect(store.get().draft.company).toMatchObject({ legalName: 'Praia Ltda.' })
})

it('reports a save that another read finds before the response is lost', async () => {
  const read = jest.fn(async () => commitWith('theirs', 'Praia Ltda.')).mockResolvedValueOnce(base)
  const commit = async () => {
    await saver.refresh()
    return noResponse()
  }
  const { store, save, saver } = saveTo({ read, commit })
  expect(await save()).toMatchObject({ ...saved('theirs'), result: { kind: 'idle' } })
  expect(hasUnsavedChanges(store.get())).toBe(false)
})

it('keeps the content of a commit that may exist, and adopts the commit at the next save', async () => {
  const read = jest
    .fn<Promise<typeof base>, []>()
    .mockResolvedValueOnce(base)
    .mockRejectedValueOnce(new GitHubError('Sem internet', 'no-response'))
    .mockResolvedValue(commitWith('theirs', 'Praia Ltda.'))
  const commit = jest.fn(noResponse)
  const { store, save } = saveTo({ read, commit })
  expect(await save()).toMatchObject(failed('no-response'))
  expect(store.get().sent).toBeDefined()
  expect(await save()).toMatchObject({ ...saved('theirs'), result: { kind: 'idle' } })
  expect(commit).toHaveBeenCalledTimes(1)
})

it('follows a save whose response was lost, as soon as a later read finds its commit', async () => {
  const read = jest
    .fn<Promise<typeof base>, []>()
    .mockResolvedValueOnce(base)
    .mockRejectedValueOnce(new GitHubError('Sem internet', 'no-response'))
    .mockResolvedValue(commitWith('theirs', 'Praia Ltda.'))
  const { store, save, saver } = saveTo({ read, commit: noResponse })
  storePublication('before')
  await save()
  expect(hasUnsavedChanges(store.get())).toBe(true)
  await saver.refresh()
  expect(saver.get()).toMatchObject(saved('theirs'))
  expect(readPublication()?.commit).toBe('theirs')
  expect(hasUnsavedChanges(store.get())).toBe(false)
  expect(saver.get().result).toEqual({ kind: 'idle' })
})

it('ignores a read of the commit that a save has replaced, and knows a branch that was reset to it', async () => {
  const commit = jest.fn(async () => 'saved')
  const { store, save, saver } = saveTo({ commit })
  await save()
  const draft = store.get().draft
  await saver.refresh()
  expect(store.get()).toMatchObject({ base: { oid: 'saved' }, draft })
  store.change(['company', 'responseTime'], '1 hora')
  commit.mockRejectedValueOnce(new GitHubError('Outra mudança', 'other'))
  expect(await save()).toMatchObject(failed('other'))
  expect(await save()).toMatchObject(saved('saved'))
  expect(commit.mock.calls).toEqual(
    ['base', 'saved', 'base'].map((parentOid) => [expect.objectContaining({ parentOid })]),
  )
})

it('knows no open save after GitHub has refused it, or the branch lacks it at the next save', async () => {
  const refused = async () => {
    throw new GitHubError('Recusado', 'other')
  }
  for (const commit of [refused, noResponse]) {
    const { store, save } = saveTo({ commit })
    await save()
    store.undo()
    expect(hasUnsavedChanges(store.get())).toBe(commit === noResponse)
    if (commit === noResponse) expect(await save()).toMatchObject(saved('base'))
    expect(hasUnsavedChanges(store.get())).toBe(false)
  }
})

it.each([
  ['refuses', async () => Promise.reject(new GitHubError('Outra mudança', 'other'))],
  ['does not answer', noResponse],
])('knows its first save without a response if GitHub %s the next one', async (_, next) => {
  const read = jest.fn(async () => base)
  const commit = jest.fn(next).mockImplementationOnce(noResponse)
  const { store, save, saver } = saveTo({ read, commit }, 'Um Ltda.')
  await save()
  store.change(NAME, 'Dois Ltda.')
  await save()
  store.change(NAME, 'Três Ltda.')
  read.mockResolvedValue(commitWith('first', 'Um Ltda.'))
  await saver.refresh()
  expect(saver.get()).toMatchObject(saved('first'))
  expect(store.get()).toMatchObject({
    base: { oid: 'first' },
    draft: { company: { legalName: 'Três Ltda.' } },
    sent: undefined,
  })
})

it('begins no save before the last one has ended', async () => {
  const read = jest.fn(async () => base)
  const saver = createSaver(createTestStore(base), { read } as Partial<GitHub> as GitHub)
  await Promise.all([saver.save(), saver.save()])
  expect(read).toHaveBeenCalledTimes(1)
  await saver.save()
  expect(read).toHaveBeenCalledTimes(2)
})

it('follows a branch that was reset to the commit on which a refused save was based', async () => {
  const read = jest.fn(async () => base)
  const { store, save, saver } = saveTo({ read }, 'x'.repeat(900))
  await save()
  for (const commit of [commitWith('theirs', 'Casa Serena'), base]) {
    store.change(NAME, valueAt(store.get().base.files, NAME))
    read.mockResolvedValue(commit)
    await saver.refresh()
    expect(store.get().base.oid).toBe(commit.oid)
  }
})

it.each([
  ['ignores an error of GitHub', noResponse, undefined],
  ['throws a bug', () => Promise.reject(new TypeError('x')), TypeError],
])('%s at a refresh, because the next save reports only the former', async (_, read, error) => {
  const { saver } = saveTo({ read })
  const failure = await saver.refresh().catch((cause) => cause)
  expect(failure?.constructor).toBe(error)
})
