/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { screenOf } from '@/editor/addresses/addresses'
import type { GitHub } from '@/editor/github/github'
import { createSaver } from '@/editor/saving/saver'
import { companyFiles as files } from '@/fixtures/content'
import { createTestStore } from '@/fixtures/test-store'
import { parseFieldKey } from '@/model/values/tree'
import { createSelection } from './selection'
import { useRouter } from './use-router'

it.each([
  ['company.towns.1.name', 'form'],
  ['photos.items.ralo.file', 'form'],
  ['claims.items.2', 'claims'],
  ['versoes', 'versions'],
  ['', undefined],
  ['constructor', undefined],
])('opens for #%s the screen %s', (hash, screen) => {
  expect(screenOf(parseFieldKey(hash))).toBe(screen)
})

function createSession(brokenFiles: readonly string[] = []) {
  const goodFiles = Object.entries(files).filter(([name]) => !brokenFiles.includes(name))
  const base = { oid: '', files: Object.fromEntries(goodFiles), photos: [], brokenFiles }
  const store = createTestStore(base)
  const github = {} as GitHub
  return {
    store,
    github,
    selection: createSelection(store),
    saver: createSaver(store, github),
  }
}

const HERO = ['home', 'hero', 'title']

it('pushes the hash of an opened field, selects the field, and returns by Back', async () => {
  history.replaceState(null, '', '#inicio')
  const session = createSession()
  const { result } = renderHook(() => useRouter(session, 'start'))
  act(() => result.current.open(HERO))
  // Each item that is opened or closed would otherwise be one more step of Back.
  act(() => result.current.open(['home', 'hero']))
  act(() => result.current.open(HERO))
  expect(location.hash).toBe('#home.hero.title')
  expect(result.current.screen).toBe('form')
  expect(session.selection.get().opened).toEqual({ segments: HERO })
  expect(session.selection.get().outlined).toEqual([{ segments: HERO }])
  const returned = new Promise((resolve) => addEventListener('hashchange', resolve))
  await act(async () => {
    history.back()
    await returned
  })
  expect(result.current.screen).toBe('start')
  expect(session.selection.get().opened).toEqual({ segments: ['inicio'] })
  expect(session.selection.get().outlined).toEqual([])
})

it('selects the field of the URL also if Back has changed the hash during a sign-in', () => {
  history.replaceState(null, '', '#home.hero.title')
  const session = createSession()
  renderHook(() => useRouter(session, 'start')).unmount()
  history.replaceState(null, '', '#company.cnpj')
  session.selection.followUrl()
  renderHook(() => useRouter(session, 'start'))
  expect(location.hash).toBe('#company.cnpj')
  expect(session.selection.get().outlined).toEqual([{ segments: ['company', 'cnpj'] }])
})

it('opens a link to the open field again, because the owner may have closed its item', () => {
  history.replaceState(null, '', '#home.hero.title')
  const session = createSession()
  renderHook(() => useRouter(session, 'start'))
  const { opened: before } = session.selection.get()
  const link = Object.assign(document.createElement('a'), { href: '#home.hero.title' })
  document.body.append(link)
  act(() => link.click())
  expect(session.selection.get().opened).not.toBe(before)
  expect(session.selection.get().opened.segments).toEqual(HERO)
})

it('opens the screen of the broken photos in place of a new photo, which would replace them', () => {
  history.replaceState(null, '', '#photos.items.ralo.file')
  const { result } = renderHook(() => useRouter(createSession(['photos']), 'start'))
  expect(result.current.screen).toBe('brokenFile')
})
