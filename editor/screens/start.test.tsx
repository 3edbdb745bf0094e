/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react'
import { checkDraft } from '@/editor/derived/draft-check'
import type { ContentFiles } from '@/editor/store/content'
import { unchanged } from '@/editor/store/content'
import { companyFiles as files } from '@/fixtures/content'
import { TestEditor } from '@/fixtures/test-editor'
import { createTestStore } from '@/fixtures/test-store'
import { Start } from './start'

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {}
})

function search(words: string, content: ContentFiles = files): readonly HTMLElement[] {
  render(
    <TestEditor store={createTestStore({ oid: '', files: content, photos: [] })}>
      <Start />
    </TestEditor>,
  )
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } })
  return within(screen.getByRole('list')).queryAllByRole('link')
}

const withHero = (title: string): ContentFiles => ({
  ...files,
  company: { ...files.company, responseTime: '45 minutos' },
  home: { ...files.home, hero: { ...files.home.hero, title } },
})

it('finds a text as visitors read it, and shows it with its placeholders filled', () => {
  const [link] = search('chegamos em 45 minutos', withHero('Chegamos em {resposta}, sem falta'))
  expect(link?.getAttribute('href')).toBe('#home.hero.title')
  expect(link?.textContent).toContain('Chegamos em 45 minutos, sem falta')
  expect(link?.textContent).not.toContain('{')
})

it('searches from two letters on', () => {
  const links = search('R$', withHero('Visita a R$ 80'))
  expect(links.map((link) => link.getAttribute('href'))).toContain('#home.hero.title')
})

it.each([
  ['esconder', 'Esconder, duplicar e mover'],
  ['senha', 'Código de acesso'],
  ['fonte', 'Logo e letras'],
])('gives advice about “%s”', (words, title) => {
  search(words)
  expect(screen.getByText(title)).toBeTruthy()
})

it('says that no text has the words', () => {
  search('xyzzy')
  expect(screen.getByText(/^Nenhum texto tem estas palavras/)).toBeTruthy()
})

it.each([
  ['the saved address', 'https://www.praialimpa.com.br', 'https://www.praialimpa.com.br'],
  ['the copy beside the editor for an invalid address', 'praia limpa', '/'],
  ['the copy beside the editor for the sample address', 'https://casaserena.example', '/'],
])('opens the site at %s', (_, siteUrl, href) => {
  const content = { ...files, company: { ...files.company, siteUrl } }
  const store = createTestStore({ oid: '', files: content, photos: [] })
  const savedCheck = checkDraft(unchanged(store.get().base), '2026-12-24')
  render(
    <TestEditor store={store} savedCheck={savedCheck}>
      <Start />
    </TestEditor>,
  )
  expect(screen.getByRole('link', { name: 'Ver o site' }).getAttribute('href')).toBe(href)
})

it('says that an upgrade has taken over data, with a link to the list of them', () => {
  const upgradeNotes = [{ path: ['company', 'towns'], message: 'passou para a forma nova' }]
  const store = createTestStore({ oid: '', files, photos: [], upgradeNotes })
  render(
    <TestEditor store={store}>
      <Start />
    </TestEditor>,
  )
  const [link] = within(screen.getByText(/^O programa mudou/)).getAllByRole('link')
  expect(link?.getAttribute('href')).toBe('#o-que-falta')
})
