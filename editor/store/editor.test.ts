/** @jest-environment jsdom */

import { asFiles } from '@/fixtures/as-files'
import { createTestStore } from '@/fixtures/test-store'
import { valueAt } from '@/model/values/tree'
import type { ContentFiles } from './content'
import { brokenFilesIn, createEditorStore, type EditorStore, hasUnsavedChanges } from './editor'

const commit = (oid: string, files: Record<string, unknown>) => ({ oid, files, photos: [] })
const home = (title: string) => ({ hero: { title } })

/** Returns a tab that has changed the title of the home page. */
function createTab() {
  const editor = createTestStore(commit('1', { home: home('a'), drains: home('a') }))
  editor.change(['home', 'hero', 'title'], 'b')
  return editor
}

it('keeps the undo steps if a commit changes no content', () => {
  const editor = createTab()
  expect(editor.mergeRemote(commit('2', editor.get().base.files))).toBeUndefined()
  expect(editor.get().base.oid).toBe('2')
  expect(editor.get().past).toHaveLength(1)
})

it.each([
  ['lacks', []],
  ['has broken', ['drains']],
])('keeps the copy of a file that the branch %s', (_, brokenFiles) => {
  const editor = createTab()
  const { draft } = editor.get()
  expect(editor.mergeRemote({ ...commit('2', { home: home('a') }), brokenFiles })).toBeUndefined()
  expect(editor.get().draft).toEqual(draft)
})

it('adopts a save whose response was lost, with what the owner typed since', () => {
  const editor = createTab()
  const sent = editor.get().draft
  editor.setSent([sent])
  editor.change(['home', 'hero', 'title'], 'b c')
  expect(editor.mergeRemote(commit('2', sent))).toBeUndefined()
  expect(asFiles(editor.get().draft)).toEqual({ home: home('b c'), drains: home('a') })
})

it('stores an undo after a save whose response was lost, and keeps it in the next tab', () => {
  const base = commit('1', { home: home('a') })
  const store = jest.fn(async () => {})
  const editor = createEditorStore(base, { store })
  editor.change(['home', 'hero', 'title'], 'b')
  const sent = editor.get().draft
  editor.setSent([sent])
  editor.undo()
  const { files } = editor.get().base
  expect(store).toHaveBeenLastCalledWith(expect.objectContaining({ draft: files, sent: [sent] }))
  const next = createTestStore(base, { base, draft: base.files, sent: [sent], photos: {} })
  next.mergeRemote(commit('2', sent))
  expect(asFiles(next.get().draft)).toEqual(base.files)
})

it('adopts the repair of a broken file whose response was lost, with what was typed since', () => {
  const broken = { ...commit('1', { home: home('a') }), brokenFiles: ['drains'] }
  const editor = createTestStore(broken)
  editor.change(['drains', 'hero', 'title'], 'b')
  const sent = editor.get().draft
  editor.setSent([sent])
  editor.change(['drains', 'hero', 'title'], 'b c')
  expect(editor.mergeRemote(commit('2', sent))).toBeUndefined()
  expect(asFiles(editor.get().draft).drains).toEqual(home('b c'))
})

it('asks again if the branch changes a conflicting value after the owner has chosen', () => {
  const editor = createTab()
  const remote = (title: string) => commit(title, { home: home(title), drains: home('a') })
  const [conflict] = editor.mergeRemote(remote('x'))?.conflicts ?? []
  expect(conflict).toMatchObject({ path: ['home', 'hero', 'title'], theirs: 'x', ours: 'b' })
  const resolutions = conflict ? [{ ...conflict, value: 'x' }] : []
  expect(editor.mergeRemote(remote('y'), resolutions)?.conflicts).toHaveLength(1)
  expect(asFiles(editor.get().draft).home).toEqual(home('b'))
  expect(editor.mergeRemote(remote('x'), resolutions)).toBeUndefined()
  expect(asFiles(editor.get().draft).home).toEqual(home('x'))
})

it('undoes one field at a time after a conflict in another field', () => {
  const editor = createTab()
  editor.change(['drains', 'hero', 'title'], 'c')
  const remote = commit('2', { home: home('x'), drains: home('a') })
  const { conflicts = [] } = editor.mergeRemote(remote) ?? {}
  editor.mergeRemote(
    remote,
    conflicts.map((conflict) => ({ ...conflict, value: conflict.ours })),
  )
  editor.undo()
  expect(asFiles(editor.get().draft)).toEqual({ home: home('x'), drains: home('c') })
  editor.undo()
  expect(asFiles(editor.get().draft)).toEqual({ home: home('x'), drains: home('a') })
})

it('finds the items of a draft again that a closed tab has stored and sent', () => {
  const files = (...answers: string[]) => ({
    home: { items: answers.map((answer) => ({ answer })) },
  })
  const base = commit('1', files('a', 'b'))
  const sent = files('a', 'B')
  const editor = createTestStore(base, { base, draft: files('a', 'B'), sent: [sent], photos: {} })
  editor.change(['home', 'items', 0, 'answer'], 'A')
  editor.mergeRemote(commit('2', files('a', 'B')))
  expect(editor.mergeRemote(commit('3', files('a', 'B', 'c')))).toBeUndefined()
  expect(asFiles(editor.get().draft)).toEqual(files('A', 'B', 'c'))
})

it('redoes the return of a removed item once after another person has saved', () => {
  const questions = (...items: string[]) => ({
    home: { questions: { items: items.map((question) => ({ question })) } },
  })
  const editor = createTestStore(commit('1', { ...questions('a', 'b'), drains: home('a') }))
  editor.change(['home', 'questions', 'items'], questions('a').home.questions.items)
  editor.restore(questions('a', 'b'))
  editor.mergeRemote(commit('2', { ...questions('a', 'b'), drains: home('x') }))
  const draft = () => asFiles(editor.get().draft)
  editor.undo()
  expect(draft()).toEqual({ ...questions('a'), drains: home('x') })
  editor.redo()
  expect(draft()).toEqual({ ...questions('a', 'b'), drains: home('x') })
})

it('keeps the note about lost undo steps while the owner types, and after another merge', () => {
  const editor = createTab()
  const saved = (title: string) => ({ home: home(title), drains: home('a') })
  editor.setBase(commit('2', editor.get().draft))
  editor.mergeRemote(commit('3', saved('c')))
  const titles = () => editor.get().lostSteps?.map(({ path }) => path.join('.'))
  expect(titles()).toEqual(['home.hero.title'])
  editor.change(['drains', 'hero', 'title'], 'd')
  expect(titles()).toEqual(['home.hero.title'])
  editor.mergeRemote(commit('4', saved('e')))
  expect(titles()).toEqual(['home.hero.title'])
  editor.dismissLostSteps()
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
  const editor = createTestStore(commit('1', files))
  editor.change(path, value)
  expect(valueAt(asFiles(editor.get().draft), path)).toEqual(stored)
})

it('removes an optional group of a section with its last value', () => {
  const about = { title: 'a', idea: { title: 'b', text: 'c' } }
  const editor = createTestStore(commit('1', { home: { about } }))
  editor.change(['home', 'about', 'idea', 'title'], undefined)
  expect(asFiles(editor.get().draft)).toEqual({
    home: { about: { title: 'a', idea: { text: 'c' } } },
  })
  editor.change(['home', 'about', 'idea', 'text'], undefined)
  expect(asFiles(editor.get().draft)).toEqual({ home: { about: { title: 'a' } } })
})

it('removes an optional section with its last value', () => {
  const editor = createTestStore(commit('1', { home: { hidden: { area: true } } }))
  editor.change(['home', 'hidden', 'area'], undefined)
  expect(asFiles(editor.get().draft)).toEqual({ home: {} })
  editor.undo()
  expect(asFiles(editor.get().draft)).toEqual({ home: { hidden: { area: true } } })
})

const about = (idea?: object) => ({ home: { about: { title: 'a', idea } } })

it('removes an optional group of which each side has removed one of two fields', () => {
  const editor = createTestStore(commit('1', about({ title: 'b', text: 'c' })))
  editor.change(['home', 'about', 'idea', 'title'], undefined)
  editor.mergeRemote(commit('2', about({ title: 'b' })))
  expect(editor.get().draft.home).toMatchObject({ about: { idea: undefined } })
})

it('undoes an added optional group after another person has saved an empty one', () => {
  const editor = createTestStore(commit('1', about()))
  editor.change(['home', 'about', 'idea', 'text'], 'c')
  editor.mergeRemote(commit('2', { ...about({}), drains: home('x') }))
  editor.undo()
  expect(asFiles(editor.get().draft)).toEqual({ ...about(), drains: home('x') })
})

it('forgets why a photo was rejected at the next commit, which may have repaired it', () => {
  const editor = createTab()
  editor.addPhotoError('content/fotos/ralo.jpg', 'é pequena demais')
  editor.mergeRemote(commit('2', editor.get().base.files))
  expect(editor.get().base.photoErrors).toBeUndefined()
})

it('keeps the reason of the branch for a photo that the preview cannot decode', () => {
  const photoErrors = { 'content/fotos/ralo.jpg': 'é só o ponteiro do Git LFS' }
  const editor = createTestStore({ ...commit('1', {}), photoErrors })
  editor.addPhotoError('content/fotos/ralo.jpg', 'não se abre como foto')
  expect(editor.get().base.photoErrors).toEqual(photoErrors)
})

/** Returns a tab that has changed the title of drains and brought the broken home page back. */
function createRepairingTab() {
  const editor = createTestStore({ ...commit('1', { drains: home('a') }), brokenFiles: ['home'] })
  editor.change(['drains', 'hero', 'title'], 'b')
  editor.restore({ home: home('a') })
  return editor
}

it('undoes and redoes the repair of a broken file before the save', () => {
  const editor = createRepairingTab()
  const { draft } = editor.get()
  editor.undo()
  expect(brokenFilesIn(editor.get())).toEqual(['home'])
  expect(asFiles(editor.get().draft)).toEqual({ drains: home('b') })
  editor.redo()
  expect(asFiles(editor.get().draft)).toEqual(asFiles(draft))
})

it('undoes the repair of a broken file after another person has saved another file', () => {
  const editor = createRepairingTab()
  const saved = { drains: home('a'), company: { name: 'x' } }
  editor.mergeRemote({ ...commit('2', saved), brokenFiles: ['home'] })
  editor.undo()
  expect(brokenFilesIn(editor.get())).toEqual(['home'])
  expect(hasUnsavedChanges(editor.get())).toBe(true)
  editor.undo()
  expect(hasUnsavedChanges(editor.get())).toBe(false)
})

it.each<[string, (editor: EditorStore) => void]>([
  ['saved', (editor) => editor.setBase(commit('2', editor.get().draft))],
  [
    'saved without a response',
    (editor) => {
      const { draft } = editor.get()
      editor.setSent([draft])
      editor.mergeRemote(commit('2', draft))
    },
  ],
])('drops the undo step of the repair of a broken file that is %s', (_, save) => {
  const editor = createRepairingTab()
  editor.change(['home', 'hero', 'title'], 'c')
  save(editor)
  expect(editor.get().past.map(({ path }) => path)).toEqual([
    ['drains', 'hero', 'title'],
    ['home', 'hero', 'title'],
  ])
  expect(editor.get().lostSteps ?? []).toEqual([])
})

it.each<[string, (editor: EditorStore, draft: ContentFiles) => void]>([
  ['saves', (editor, draft) => editor.setBase(commit('2', draft))],
  ['saves without a response', (editor, draft) => editor.mergeRemote(commit('2', draft))],
])('keeps a repair that the owner undoes while the tab %s', (_, endSave) => {
  const editor = createRepairingTab()
  const { draft } = editor.get()
  editor.setSent([draft])
  editor.undo()
  endSave(editor, draft)
  expect(asFiles(editor.get().draft)).toEqual(asFiles(draft))
  expect(hasUnsavedChanges(editor.get())).toBe(false)
  editor.undo()
  expect(asFiles(editor.get().draft)).toEqual({ home: home('a'), drains: home('a') })
})

it('undoes a restored version but not the repair in it after the save', () => {
  const editor = createTestStore({ ...commit('1', { drains: home('a') }), brokenFiles: ['home'] })
  editor.restore({ home: home('a'), drains: home('b') })
  editor.setBase(commit('2', editor.get().draft))
  editor.undo()
  expect(asFiles(editor.get().draft)).toEqual({ home: home('a'), drains: home('a') })
})

it('keeps a repaired file that is saved, whatever the owner undoes', () => {
  const editor = createRepairingTab()
  const { draft } = editor.get()
  editor.setBase(commit('2', draft))
  editor.undo()
  editor.undo()
  expect(asFiles(editor.get().draft)).toEqual({ home: home('a'), drains: home('a') })
  editor.redo()
  expect(asFiles(editor.get().draft)).toEqual(asFiles(draft))
})
