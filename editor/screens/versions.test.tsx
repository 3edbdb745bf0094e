/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import type { GitHub } from '@/editor/github/github'
import { GitHubError } from '@/editor/github/github-error'
import type { Saver, SaveState } from '@/editor/saving/saver'
import { createSelection } from '@/editor/session/selection'
import { useValue } from '@/editor/session/use-value'
import type { ContentFiles } from '@/editor/store/content'
import type { ComparedVersion } from '@/editor/store/differences'
import type { DraftStore } from '@/editor/store/draft-store'
import { TestEditor } from '@/fixtures/test-editor'
import { createTestStore } from '@/fixtures/test-store'
import { valueAt } from '@/model/values/tree'
import { Versions } from './versions'

/**
 * Shows the versions with the state that the workspace keeps.
 * @param base id of the last commit
 */
function Screen({
  github,
  base = 'C',
  files = {},
  store: given,
  saver,
  signOut,
  onShow = () => {},
}: {
  github: object
  base?: string
  files?: ContentFiles
  store?: DraftStore
  saver?: Partial<Saver>
  signOut?: () => void
  onShow?: (version: ComparedVersion | undefined) => void
}) {
  const [store] = useState(() => given ?? createTestStore({ oid: base, files, photos: [] }))
  const { draft } = useValue(store)
  const [selection] = useState(() => createSelection(store))
  const showVersion = (version: ComparedVersion) => {
    onShow(version)
    selection.showVersion(version)
  }
  const hideVersion = () => {
    onShow(undefined)
    selection.hideVersion()
  }
  return (
    <TestEditor
      store={store}
      github={github as GitHub}
      saver={saver}
      signOut={signOut}
      selection={{ ...selection, showVersion, hideVersion }}
    >
      <Versions />
      <p>{String(valueAt(draft, ['home', 'about', 'title']))}</p>
    </TestEditor>
  )
}

it('removes the error of an earlier attempt when a version opens', async () => {
  const content = { oid: '1', files: {}, photos: [] }
  const github: Partial<GitHub> = {
    listVersions: async () => ({
      versions: [{ oid: '1', message: 'x', committedDate: '2026-03-02T12:00:00Z' }],
    }),
    read: jest
      .fn()
      .mockRejectedValueOnce(new GitHubError('Sem internet', 'no-response'))
      .mockResolvedValue(content),
  }
  const onShow = jest.fn()
  render(<Screen github={github} base="2" onShow={onShow} />)
  const version = await screen.findByRole('button')
  fireEvent.click(version)
  expect((await screen.findByRole('alert')).textContent).toBe('Sem internet')
  fireEvent.click(version)
  expect(screen.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(onShow).toHaveBeenCalled())
  expect(onShow).toHaveBeenCalledWith({ oid: '1', files: {} })
})

it('leads to another code if GitHub refuses the code', async () => {
  const github = {
    listVersions: async () => {
      throw new GitHubError('O código de acesso venceu', 'token')
    },
  }
  const signOut = jest.fn()
  render(<Screen github={github} signOut={signOut} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Entrar com outro código' }))
  expect(signOut).toHaveBeenCalled()
})

it('requests the list again after a failed request', async () => {
  const listVersions = jest
    .fn()
    .mockRejectedValueOnce(new Error('Sem internet'))
    .mockResolvedValue({ versions: [{ oid: '1', message: 'x', committedDate: '2026-03-02' }] })
  render(<Screen github={{ listVersions }} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByRole('button', { name: /2026/ })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says that nothing is left to take back of a change', async () => {
  const files = { home: { about: { title: 'D', intro: 'Olá' } } }
  render(<Screen github={githubWithSaves(['C', 'B'])} files={files} />)
  const note = /^Nada mudou/
  for (const left of [false, true]) {
    fireEvent.click((await screen.findAllByRole('button', { name: /Rosane/ }))[0] as HTMLElement)
    expect(screen.queryByText(note)).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: /^Desfazer só isto/ }))
    expect(screen.queryByText(note) !== null).toBe(left)
  }
})

it('shows the version that the owner tapped last, even if another arrives later', async () => {
  const versions = ['1', '2'].map((oid) => ({ oid, message: oid, committedDate: '2026-03-02' }))
  const responses: Record<string, () => void> = {}
  const read = (oid: string) =>
    new Promise((resolve) => {
      responses[oid] = () => resolve({ oid, files: {}, photos: [] })
    })
  const onShow = jest.fn()
  const { unmount } = render(
    <Screen github={{ listVersions: async () => ({ versions }), read }} base="3" onShow={onShow} />,
  )
  const [first, second] = await screen.findAllByRole('button')
  fireEvent.click(first as HTMLElement)
  fireEvent.click(second as HTMLElement)
  responses['2']?.()
  responses['1']?.()
  await waitFor(() => expect(onShow).toHaveBeenCalledWith(expect.objectContaining({ oid: '2' })))
  expect(onShow).toHaveBeenCalledTimes(1)
  fireEvent.click(first as HTMLElement)
  unmount()
  responses['1']?.()
  await Promise.resolve()
  expect(onShow).toHaveBeenCalledTimes(1)
})

/** A fake GitHub with saves of the about section, two on each page. */
function githubWithSaves(titles: readonly string[]) {
  const versions = titles.map((title, index) => ({
    oid: title,
    message: 'Mudar Página de dedetização',
    committedDate: `2026-03-0${9 - index}T12:00:00Z`,
    author: { name: 'Rosane' },
  }))
  const listVersions = async (_?: string, after = '0') => {
    const end = Number(after) + 2
    return {
      versions: versions.slice(Number(after), end),
      ...(end < versions.length && { next: String(end) }),
    }
  }
  const read = async (expression: string) => {
    const [name = '', parent] = expression.split('~')
    const oid = (parent && titles[titles.indexOf(name) + 1]) ?? name
    return { oid, files: { home: { about: { title: oid, intro: 'Olá' } } }, photos: [] }
  }
  return { listVersions, read } as unknown as GitHub
}

it('shows who saved, and each changed field before and after', async () => {
  const { files } = await githubWithSaves(['C', 'B']).read('C')
  render(<Screen github={githubWithSaves(['C', 'B'])} files={files} />)
  const [latest] = await screen.findAllByRole('button')
  expect(latest?.textContent).toContain('Rosane: Mudar Página de dedetização')
  fireEvent.click(latest as HTMLElement)
  const section = await screen.findByRole('region', { name: 'Página de dedetização › Sobre' })
  expect(section.textContent).toMatch(/^Página de dedetização › SobreTítuloAntes: B/)
  expect(section.textContent).toContain('Depois: C')
  fireEvent.click(screen.getByRole('button', { name: /^Desfazer só isto/ }))
  expect(screen.getByText('B', { selector: 'p' })).not.toBeNull()
})

it.each<[string, (store: DraftStore) => void]>([
  ['saved', (store) => store.setBase({ ...store.get().base, files: store.get().draft })],
  ['undone', (store) => store.undo()],
])('asks the owner to save what is taken back, until it is %s', async (_, end) => {
  const { files } = await githubWithSaves(['C', 'B']).read('C')
  const store = createTestStore({ oid: 'C', files, photos: [] })
  render(<Screen github={githubWithSaves(['C', 'B'])} store={store} />)
  fireEvent.click((await screen.findAllByRole('button'))[0] as HTMLElement)
  fireEvent.click(await screen.findByRole('button', { name: /^Desfazer só isto/ }))
  const request = 'Mudado aqui. Toque em Salvar para publicar.'
  expect(screen.queryByText(request)).not.toBeNull()
  act(() => end(store))
  expect(screen.queryByText(request)).toBeNull()
})

it('warns before a return to any version that unsaved changes are lost', async () => {
  const { files } = await githubWithSaves(['C']).read('C')
  const store = createTestStore({ oid: 'C', files, photos: [] })
  render(<Screen github={githubWithSaves(['C', 'B'])} store={store} />)
  const warning = /Voltar tira o que você mudou e não salvou\.$/
  for (const save of [0, 1]) {
    fireEvent.click((await screen.findAllByRole('button', { name: /Rosane/ }))[save] as HTMLElement)
    await screen.findByText(save === 0 ? 'B' : /^Voltar a esta/)
    expect(screen.queryByText(warning)).toBeNull()
    act(() => store.change(['home', 'about', 'intro'], 'Oi'))
    expect(screen.queryByText(warning)).not.toBeNull()
    act(() => store.undo())
  }
})

it('shows no request to save what is taken back for the draft of a closed tab', async () => {
  const base = { oid: 'C', files: { home: { about: { title: 'Antes' } } }, photos: [] }
  const draft = { home: { about: { title: 'Depois' } } }
  const store = createTestStore(base, { base, draft, photos: {}, storedAt: 1 })
  render(<Screen github={githubWithSaves(['C', 'B'])} store={store} />)
  await screen.findAllByRole('button')
  expect(screen.queryByText(/^Mudado aqui/)).toBeNull()
})

it('removes the error of a list that a later request has brought', async () => {
  const store = createTestStore({ oid: 'B', files: {}, photos: [] })
  const { listVersions } = githubWithSaves(['C', 'B'])
  const github = {
    listVersions: jest
      .fn(listVersions)
      .mockRejectedValueOnce(new GitHubError('Sem internet', 'no-response')),
  }
  render(<Screen github={github} store={store} />)
  expect((await screen.findByRole('alert')).textContent).toBe('Sem internet')
  act(() => store.setBase({ ...store.get().base, oid: 'C' }))
  expect(await screen.findAllByRole('button', { name: /Rosane/ })).toHaveLength(2)
  expect(screen.queryByRole('alert')).toBeNull()
})

/** Returns a promise that the test fulfils when a response may arrive. */
function createLateResponse<Response>() {
  let arrive: (response: Response) => void = () => {}
  const response = new Promise<Response>((resolve) => {
    arrive = resolve
  })
  return { response, arrive: (value: Response) => act(async () => arrive(value)) }
}

it.each([
  ['list', 2],
  ['next page', 4],
])('keeps the list of a new commit if an earlier %s arrives later', async (late, count) => {
  const { listVersions } = githubWithSaves(['C', 'B', 'A', 'Z', 'Y'])
  const { response, arrive } = createLateResponse<unknown>()
  const store = createTestStore({ oid: 'B', files: {}, photos: [] })
  const first = late === 'list' ? response : githubWithSaves(['B', 'A', 'Z', 'Y']).listVersions()
  const github = { listVersions: jest.fn().mockReturnValueOnce(first).mockReturnValue(response) }
  render(<Screen github={github} store={store} />)
  if (late === 'next page')
    fireEvent.click(await screen.findByRole('button', { name: 'Mais antigas' }))
  github.listVersions.mockImplementation(listVersions)
  act(() => store.setBase({ ...store.get().base, oid: 'C' }))
  const saves = () => screen.queryAllByRole('button', { name: /Rosane/ })
  await waitFor(() => expect(saves()).toHaveLength(count))
  await arrive({ versions: [] })
  await arrive({ versions: [] })
  expect(saves()).toHaveLength(count)
  expect(screen.queryByRole('button', { name: 'Mais antigas' })).not.toBeNull()
})

it.each([
  ['a new commit', ['E']],
  // More than a page of them.
  ['three new commits', ['G', 'F', 'E']],
])('keeps a shown version of the second page, with its buttons, after %s', async (_, later) => {
  const store = createTestStore({ oid: 'D', files: {}, photos: [] })
  const titles = ['D', 'C', 'B', 'A']
  const github = { ...githubWithSaves(titles) }
  render(<Screen github={github} store={store} />)
  const saves = () => screen.getAllByRole('button', { name: /Rosane/ })
  fireEvent.click(await screen.findByRole('button', { name: 'Mais antigas' }))
  await waitFor(() => expect(saves()).toHaveLength(4))
  fireEvent.click(saves()[2] as HTMLElement)
  expect(await screen.findByRole('button', { name: 'Voltar a esta versão' })).not.toBeNull()
  const saved = [...later, ...titles]
  Object.assign(github, githubWithSaves(saved))
  await act(async () => store.setBase({ ...store.get().base, oid: saved[0] as string }))
  await waitFor(() => expect(saves()).toHaveLength(saved.length))
  expect(screen.queryByRole('button', { name: 'Voltar a esta versão' })).not.toBeNull()
})

it('shows no error of earlier saves above the list of a new commit', async () => {
  const { listVersions } = githubWithSaves(['C', 'B', 'A'])
  let fail: (error: Error) => void = () => {}
  const response = new Promise((_, reject) => {
    fail = reject
  })
  const github = { listVersions: jest.fn(listVersions) }
  const store = createTestStore({ oid: 'B', files: {}, photos: [] })
  render(<Screen github={github} store={store} />)
  const older = await screen.findByRole('button', { name: 'Mais antigas' })
  github.listVersions.mockReturnValueOnce(response as ReturnType<typeof listVersions>)
  fireEvent.click(older)
  await act(async () => store.setBase({ ...store.get().base, oid: 'C' }))
  expect(await screen.findAllByRole('button', { name: /Rosane/ })).toHaveLength(2)
  await act(async () => fail(new Error('Sem internet')))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('keeps the draft on the page if a version arrives after the owner has restored another', async () => {
  const github = githubWithSaves(['C', 'B', 'A'])
  const { response, arrive } = createLateResponse<unknown>()
  const content = await github.read('B')
  const onShow = jest.fn()
  const read = (oid: string) => (oid === 'A' ? response : github.read(oid))
  render(<Screen github={{ ...github, read }} saver={{ save: async () => {} }} onShow={onShow} />)
  const [latest, earlier] = await screen.findAllByRole('button', { name: /Rosane/ })
  fireEvent.click(latest as HTMLElement)
  const restore = await screen.findByRole('button', { name: 'Voltar a esta versão' })
  fireEvent.click(earlier as HTMLElement)
  fireEvent.click(restore)
  await arrive({ ...content, oid: 'A' })
  expect(onShow).toHaveBeenLastCalledWith(undefined)
})

it('restores no version while a save is running', async () => {
  const { files } = await githubWithSaves(['C', 'B']).read('C')
  const saving: SaveState = { result: { kind: 'running' }, publication: undefined }
  render(
    <Screen github={githubWithSaves(['C', 'B'])} files={files} saver={{ get: () => saving }} />,
  )
  fireEvent.click((await screen.findAllByRole('button'))[1] as HTMLElement)
  const restore = await screen.findByRole('button', { name: 'Voltar a esta versão' })
  expect(restore).toHaveProperty('disabled', true)
})

it('lists all saves page by page, and compares the last one of a page with the one before', async () => {
  render(<Screen github={githubWithSaves(['E', 'D', 'C', 'B', 'A'])} />)
  const saves = () => screen.getAllByRole('button', { name: /Rosane/ })
  await screen.findByRole('button', { name: 'Mais antigas' })
  expect(saves()).toHaveLength(2)
  fireEvent.click(saves()[1] as HTMLElement)
  expect(await screen.findByText('C')).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Mais antigas' }))
  await waitFor(() => expect(saves()).toHaveLength(4))
  fireEvent.click(screen.getByRole('button', { name: 'Mais antigas' }))
  await waitFor(() => expect(saves()).toHaveLength(5))
  expect(screen.queryByRole('button', { name: 'Mais antigas' })).toBeNull()
})
