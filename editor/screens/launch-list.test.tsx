/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { DraftCheck } from '@/editor/derived/draft-check'
import { Issues } from '@/editor/elements/rows'
import type { ContentFiles } from '@/editor/store/content'
import { TestEditor } from '@/fixtures/test-editor'
import { createTestStore } from '@/fixtures/test-store'
import type { LaunchItem } from '@/model/launch/launch-item'
import type { Issue } from '@/model/reading/issue'
import type { FieldPath } from '@/model/values/tree'
import { LaunchList } from './launch-list'
import { NextItem } from './next-item'

/** Shows an element in a tab, and returns a function that shows another one. */
function show(
  element: ReactNode,
  files: ContentFiles = {},
  check: Partial<DraftCheck> = {},
  upgradeNotes: readonly Issue[] = [],
) {
  const store = createTestStore({ oid: '', files, photos: [], upgradeNotes })
  const inTab = (shown: ReactNode) => (
    <TestEditor store={store} check={check}>
      {shown}
    </TestEditor>
  )
  const { rerender } = render(inTab(element))
  return (other: ReactNode) => rerender(inTab(other))
}

it('shows the page and the section of a field, and links to the field', () => {
  const issues = ['home', 'drains'].map((page) => ({
    path: [page, 'hero', 'title'],
    message: 'está vazio',
  }))
  show(<Issues issues={issues} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#home.hero.title', 'Página de dedetização › Abertura › TítuloEstá vazio'],
    ['#drains.hero.title', 'Página de desentupimento › Abertura › TítuloEstá vazio'],
  ])
})

it('names the list item of an error as its list does', () => {
  const files = { home: { method: { steps: [{}, { title: 'Vistoria' }] } } }
  const path = ['home', 'method', 'steps', 1, 'text']
  show(<Issues issues={[{ path, message: 'falta' }]} />, files)
  expect(screen.getByRole('link').textContent).toMatch(/ › Vistoria › /)
})

it('links an error of the colours to their screen', () => {
  show(<Issues issues={[{ path: ['palette', 'green'], message: 'não é uma cor' }]} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('#palette.green')
  expect(screen.queryByText(/Peça a correção/)).toBeNull()
})

it('asks the owner to contact the engineer about an error that no screen can fix', () => {
  show(<Issues issues={[{ path: ['other', 'green'], message: 'não é uma cor' }]} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(/^Não é uma cor/).textContent).toBe(
    'Não é uma cor. Peça a correção a quem cuida do programa.',
  )
})

const item = (path: FieldPath): LaunchItem => ({
  blocks: true,
  path,
  finding: 'falta',
  reason: 'a lei pede',
  remedy: 'preencha',
})

it('links to list item 1 while item 10 is open, and not while item 1 is open', () => {
  const items = [item(['company', 'towns', 1])]
  const showOther = show(<NextItem items={items} current={['company', 'towns', 10, 'name']} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('#company.towns.1')
  showOther(<NextItem items={items} current={['company', 'towns', 1, 'name']} />)
  expect(screen.queryByRole('link')).toBeNull()
})

it('shows no link to a next item that no form has', () => {
  show(<NextItem items={[item(['gone', 'field'])]} current={['company', 'cnpj']} />)
  expect(screen.queryByText(/Próximo/)).toBeNull()
})

it('links to the next item, first of the same content file, then of another', () => {
  const items = [item(['testimonials', 'samples']), item(['company', 'email'])]
  const showOther = show(<NextItem items={items} current={['company', 'cnpj']} />)
  expect(screen.getByRole('link').textContent).toBe('Próximo: E-mail')
  showOther(<NextItem items={items.slice(0, 1)} current={['company', 'cnpj']} />)
  expect(screen.getByRole('link').textContent).toBe('Próximo: Mostrar os depoimentos de exemplo')
})

it('gives the same advice about several items in a row only once', () => {
  const blocking = [item(['company', 'cnpj']), item(['company', 'email'])]
  show(<LaunchList />, {}, { blocking })
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect(screen.getAllByText('Preencha. A lei pede.')).toHaveLength(1)
})

it('links to each text of an item about several', () => {
  const paths = [
    ['home', 'meta', 'title'],
    ['drains', 'hero', 'highlights', 1, 'title'],
  ]
  const blocking = [{ ...item(['company', 'hours']), paths }]
  show(<LaunchList />, {}, { blocking })
  const links = screen.getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#company.hours.opening',
    '#home.meta.title',
    '#drains.hero.highlights.1.title',
  ])
})

it('shows what became of the fields of an earlier version, with a link to each', () => {
  const upgradeNotes = [
    { path: ['company', 'hours', 'note'], message: 'o texto virou a observação' },
    { path: ['company', 'towns'], message: 'a latitude saiu' },
    { path: ['claims'], message: 'as frases saíram' },
  ]
  show(<LaunchList />, {}, {}, upgradeNotes)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#company.hours.note',
    '#company.towns',
    '#claims',
  ])
  expect(links[0]?.textContent).toMatch(/O texto virou a observação$/)
})
