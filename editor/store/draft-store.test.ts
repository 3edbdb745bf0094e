/** @jest-environment jsdom */

import { asFiles } from '@/fixtures/as-files'
import { createTestStore } from '@/fixtures/test-store'
import { valueAt } from '@/model/values/tree'
import type { ContentFiles } from './content'
import { brokenFilesIn, createDraftStore, type DraftStore, hasUnsavedChanges } from './draft-store'

const commit = (oid: string, files: Record<string, unknown>) => ({ oid, files, photos: [] })
const home = (title: string) => ({ hero: { title } })

/** Returns a tab that has changed the title of the home page. */
function createTab() {
  const store = createTestStore(commit('1', { home: home('a'), drains: home('a') }))
  store.change(['home', 'hero', 'title'], 'b')
  return store
}

it('keeps the undo steps if a commit changes no content', () => {
  const store = createTab()
  expect(store.mergeRemote(commit('2', store.get().base.files))).toBeUndefined()
  expect(store.get().base.oid).toBe('2')
  expect(store.get().past).toHaveLength(1)
})

it.each([
  ['lacks', []],
  ['has broken', ['drains']],
])('keeps the copy of a file that the branch %s', (_, brokenFiles) => {
  const store = createTab()
  const { draft } = store.get()
  expect(store.mergeRemote({ ...commit('2', { home: home('a') }), brokenFiles })).toBeUndefined()
  expect(store.get().draft).toEqual(draft)
})

it('adopts a save whose response was lost, with what the owner typed since', () => {
  const store = createTab()
  const sent = store.get().draft
  store.setSent([sent])
  store.change(['home', 'hero', 'title'], 'b c')
  expect(store.mergeRemote(commit('2', sent))).toBeUndefined()
  expect(asFiles(store.get().draft)).toEqual({ home: home('b c'), drains: home('a') })
})

it('stores an undo after a save whose response was lost, and keeps it in the next tab', () => {
  const base = commit('1', { home: home('a') })
  const storage = { store: jest.fn(async () => {}) }
  const store = createDraftStore(base, storage)
  store.change(['home', 'hero', 'title'], 'b')
  const sent = store.get().draft
  store.setSent([sent])
  store.undo()
  const { files } = store.get().base
  expect(storage.store).toHaveBeenLastCalledWith(
    expect.objectContaining({ draft: files, sent: [sent] }),
  )
  const next = createTestStore(base, { base, draft: base.files, sent: [sent], photos: {} })
  next.mergeRemote(commit('2', sent))
  expect(asFiles(next.get().draft)).toEqual(base.files)
})

it('adopts the repair of a broken file whose response was lost, with what was typed since', () => {
  const broken = { ...commit('1', { home: home('a') }), brokenFiles: ['drains'] }
  const store = createTestStore(broken)
  store.change(['drains', 'hero', 'title'], 'b')
  const sent = store.get().draft
  store.setSent([sent])
  store.change(['drains', 'hero', 'title'], 'b c')
  expect(store.mergeRemote(commit('2', sent))).toBeUndefined()
  expect(asFiles(store.get().draft).drains).toEqual(home('b c'))
})

it('asks again if the branch changes a conflicting value after the owner has chosen', () => {
  const store = createTab()
  const remote = (title: string) => commit(title, { home: home(title), drains: home('a') })
  const [conflict] = store.mergeRemote(remote('x'))?.conflicts ?? []
  expect(conflict).toMatchObject({ path: ['home', 'hero', 'title'], theirs: 'x', ours: 'b' })
  const resolutions = conflict ? [{ ...conflict, value: 'x' }] : []
  expect(store.mergeRemote(remote('y'), resolutions)?.conflicts).toHaveLength(1)
  expect(asFiles(store.get().draft).home).toEqual(home('b'))
  expect(store.mergeRemote(remote('x'), resolutions)).toBeUndefined()
  expect(asFiles(store.get().draft).home).toEqual(home('x'))
})

it('undoes one field at a time after a conflict in another field', () => {
  const store = createTab()
  store.change(['drains', 'hero', 'title'], 'c')
  const remote = commit('2', { home: home('x'), drains: home('a') })
  const { conflicts = [] } = store.mergeRemote(remote) ?? {}
  store.mergeRemote(
    remote,
    conflicts.map((conflict) => ({ ...conflict, value: conflict.ours })),
  )
  store.undo()
  expect(asFiles(store.get().draft)).toEqual({ home: home('x'), drains: home('c') })
  store.undo()
  expect(asFiles(store.get().draft)).toEqual({ home: home('x'), drains: home('a') })
})

it('finds the items of a draft again that a closed tab has stored and sent', () => {
  const files = (...answers: string[]) => ({
    home: { items: answers.map((answer) => ({ answer })) },
  })
  const base = commit('1', files('a', 'b'))
  const sent = files('a', 'B')
  const store = createTestStore(base, { base, draft: files('a', 'B'), sent: [sent], photos: {} })
  store.change(['home', 'items', 0, 'answer'], 'A')
  store.mergeRemote(commit('2', files('a', 'B')))
  expect(store.mergeRemote(commit('3', files('a', 'B', 'c')))).toBeUndefined()
  expect(asFiles(store.get().draft)).toEqual(files('A', 'B', 'c'))
})

it('redoes the return of a removed item once after another person has saved', () => {
  const questions = (...items: string[]) => ({
    home: { questions: { items: items.map((question) => ({ question })) } },
  })
  const store = createTestStore(commit('1', { ...questions('a', 'b'), drains: home('a') }))
  store.change(['home', 'questions', 'items'], questions('a').home.questions.items)
  store.restore(questions('a', 'b'))
  store.mergeRemote(commit('2', { ...questions('a', 'b'), drains: home('x') }))
  const draft = () => asFiles(store.get().draft)
  store.undo()
  expect(draft()).toEqual({ ...questions('a'), drains: home('x') })
  store.redo()
  expect(draft()).toEqual({ ...questions('a', 'b'), drains: home('x') })
})

it('keeps the note about lost undo steps while the owner types, and after another merge', () => {
  const store = createTab()
  const saved = (title: string) => ({ home: home(title), drains: home('a') })
  store.setBase(commit('2', store.get().draft))
  store.mergeRemote(commit('3', saved('c')))
  const titles = () => store.get().lostSteps?.map(({ path }) => path.join('.'))
  expect(titles()).toEqual(['home.hero.title'])
  store.change(['drains', 'hero', 'title'], 'd')
  expect(titles()).toEqual(['home.hero.title'])
  store.mergeRemote(commit('4', saved('e')))
  expect(titles()).toEqual(['home.hero.title'])
  store.dismissLostSteps()
  expect(titles()).toBeUndefined()
})

it.each([
  ['an emptied text of a list', ['home', 'hero', 'highlights', 0], undefined, ''],
  ['no empty list that the saved file has', ['avisos', 'avisos'], [], undefined],
  ['no empty list that the saved file lacks', ['photos', 'items'], [], undefined],
  ['a number as an optional section', ['company', 'team'], 5, 5],
  ['a switch of an optional section', ['home', 'hidden'], { area: true }, { area: true }],
])('saves %s', (_, path, value, stored) => {
  const files = {
    avisos: { avisos: [{}] },
    home: { hero: { highlights: ['a'] } },
  }
  const store = createTestStore(commit('1', files))
  store.change(path, value)
  expect(valueAt(asFiles(store.get().draft), path)).toEqual(stored)
})

it('removes an optional group of a section with its last value', () => {
  const about = { title: 'a', idea: { title: 'b', text: 'c' } }
  const store = createTestStore(commit('1', { home: { about } }))
  store.change(['home', 'about', 'idea', 'title'], undefined)
  expect(asFiles(store.get().draft)).toEqual({
    home: { about: { title: 'a', idea: { text: 'c' } } },
  })
  store.change(['home', 'about', 'idea', 'text'], undefined)
  expect(asFiles(store.get().draft)).toEqual({ home: { about: { title: 'a' } } })
})

it('removes an optional section with its last value', () => {
  const store = createTestStore(commit('1', { home: { hidden: { area: true } } }))
  store.change(['home', 'hidden', 'area'], undefined)
  expect(asFiles(store.get().draft)).toEqual({ home: {} })
  store.undo()
  expect(asFiles(store.get().draft)).toEqual({ home: { hidden: { area: true } } })
})

const about = (idea?: object) => ({ home: { about: { title: 'a', idea } } })

it('removes an optional group of which each side has removed one of two fields', () => {
  const store = createTestStore(commit('1', about({ title: 'b', text: 'c' })))
  store.change(['home', 'about', 'idea', 'title'], undefined)
  store.mergeRemote(commit('2', about({ title: 'b' })))
  expect(store.get().draft.home).toMatchObject({ about: { idea: undefined } })
})

it('undoes an added optional group after another person has saved an empty one', () => {
  const store = createTestStore(commit('1', about()))
  store.change(['home', 'about', 'idea', 'text'], 'c')
  store.mergeRemote(commit('2', { ...about({}), drains: home('x') }))
  store.undo()
  expect(asFiles(store.get().draft)).toEqual({ ...about(), drains: home('x') })
})

it('forgets why a photo was rejected at the next commit, which may have repaired it', () => {
  const store = createTab()
  store.addPhotoError('content/fotos/ralo.jpg', 'é pequena demais')
  store.mergeRemote(commit('2', store.get().base.files))
  expect(store.get().base.photoErrors).toBeUndefined()
})

it('keeps the reason of the branch for a photo that the preview cannot decode', () => {
  const photoErrors = { 'content/fotos/ralo.jpg': 'é só o ponteiro do Git LFS' }
  const store = createTestStore({ ...commit('1', {}), photoErrors })
  store.addPhotoError('content/fotos/ralo.jpg', 'não se abre como foto')
  expect(store.get().base.photoErrors).toEqual(photoErrors)
})

/** Returns a tab that has changed the title of drains and brought the broken home page back. */
function createRepairingTab() {
  const store = createTestStore({ ...commit('1', { drains: home('a') }), brokenFiles: ['home'] })
  store.change(['drains', 'hero', 'title'], 'b')
  store.restore({ home: home('a') })
  return store
}

it('undoes and redoes the repair of a broken file before the save', () => {
  const store = createRepairingTab()
  const { draft } = store.get()
  store.undo()
  expect(brokenFilesIn(store.get())).toEqual(['home'])
  expect(asFiles(store.get().draft)).toEqual({ drains: home('b') })
  store.redo()
  expect(asFiles(store.get().draft)).toEqual(asFiles(draft))
})

it('undoes the repair of a broken file after another person has saved another file', () => {
  const store = createRepairingTab()
  const saved = { drains: home('a'), company: { name: 'x' } }
  store.mergeRemote({ ...commit('2', saved), brokenFiles: ['home'] })
  store.undo()
  expect(brokenFilesIn(store.get())).toEqual(['home'])
  expect(hasUnsavedChanges(store.get())).toBe(true)
  store.undo()
  expect(hasUnsavedChanges(store.get())).toBe(false)
})

it.each<[string, (store: DraftStore) => void]>([
  ['saved', (store) => store.setBase(commit('2', store.get().draft))],
  [
    'saved without a response',
    (store) => {
      const { draft } = store.get()
      store.setSent([draft])
      store.mergeRemote(commit('2', draft))
    },
  ],
])('drops the undo step of the repair of a broken file that is %s', (_, save) => {
  const store = createRepairingTab()
  store.change(['home', 'hero', 'title'], 'c')
  save(store)
  expect(store.get().past.map(({ path }) => path)).toEqual([
    ['drains', 'hero', 'title'],
    ['home', 'hero', 'title'],
  ])
  expect(store.get().lostSteps ?? []).toEqual([])
})

it.each<[string, (store: DraftStore, draft: ContentFiles) => void]>([
  ['saves', (store, draft) => store.setBase(commit('2', draft))],
  ['saves without a response', (store, draft) => store.mergeRemote(commit('2', draft))],
])('keeps a repair that the owner undoes while the tab %s', (_, endSave) => {
  const store = createRepairingTab()
  const { draft } = store.get()
  store.setSent([draft])
  store.undo()
  endSave(store, draft)
  expect(asFiles(store.get().draft)).toEqual(asFiles(draft))
  expect(hasUnsavedChanges(store.get())).toBe(false)
  store.undo()
  expect(asFiles(store.get().draft)).toEqual({ home: home('a'), drains: home('a') })
})

it('undoes a restored version but not the repair in it after the save', () => {
  const store = createTestStore({ ...commit('1', { drains: home('a') }), brokenFiles: ['home'] })
  store.restore({ home: home('a'), drains: home('b') })
  store.setBase(commit('2', store.get().draft))
  store.undo()
  expect(asFiles(store.get().draft)).toEqual({ home: home('a'), drains: home('a') })
})

it('keeps a repaired file that is saved, whatever the owner undoes', () => {
  const store = createRepairingTab()
  const { draft } = store.get()
  store.setBase(commit('2', draft))
  store.undo()
  store.undo()
  expect(asFiles(store.get().draft)).toEqual({ home: home('a'), drains: home('a') })
  store.redo()
  expect(asFiles(store.get().draft)).toEqual(asFiles(draft))
})
