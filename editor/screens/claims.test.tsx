/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { shownContent } from '@/editor/derived/lenient-content'
import type { ContentFiles } from '@/editor/store/content'
import { TestEditor } from '@/fixtures/test-editor'
import { createTestStore } from '@/fixtures/test-store'
import type { Claim } from '@/model/schema/content'
import { ClaimsScreen } from './claims'

const mockScan = jest.fn()
jest.mock('@/model/launch/unconfirmed-claims', () => {
  const real = jest.requireActual('@/model/launch/unconfirmed-claims')
  return {
    ...real,
    claimsWithPaths: (content: unknown) => {
      mockScan()
      return real.claimsWithPaths(content)
    },
  }
})

const claim = (name: string, word: string): Claim => ({
  claim: name,
  words: [word],
  proof: 'a nota fiscal',
})

const items = [claim('Temos zepelim.', 'zepelim'), claim('Temos barco.', 'barco')]

const FILES: ContentFiles = {
  claims: { items, confirmed: [] },
  home: { hero: { text: 'Diga o bairro. Vamos de zepelim.' }, about: { intro: 'Zepelim lindo.' } },
}

function renderClaims(start = FILES) {
  const store = createTestStore({ oid: '', files: start, photos: [] })
  render(
    <TestEditor store={store}>
      <ClaimsScreen />
    </TestEditor>,
  )
  return store
}

const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement)

it('shows a checkbox only for claims that the site makes', () => {
  renderClaims()
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  expect(row('Temos zepelim.').queryByText('Não é verdade? Mudar 2 frases')).not.toBeNull()
  expect(row('Temos barco.').queryByText('O site não diz isto.')).not.toBeNull()
})

it('shows the proof of a claim before the owner confirms it', () => {
  renderClaims()
  expect(row('Temos zepelim.').getByText('Prova: a nota fiscal.').closest('details')).toBeNull()
})

it('confirms the claims that are left after the owner has read the list, but none off the site', () => {
  const claims = [...items, claim('Temos bairro.', 'bairro'), claim('É lindo.', 'lindo')]
  renderClaims({ ...FILES, claims: { items: claims, confirmed: [] } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Temos bairro.' }))
  fireEvent.click(screen.getByRole('button', { name: 'Li todas e posso provar as 2 que faltam' }))
  expect(screen.queryAllByRole('checkbox', { checked: false })).toEqual([])
  expect(row('Temos barco.').queryByText('O site não diz isto.')).not.toBeNull()
  expect(screen.queryByRole('button', { name: /Li todas/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'É lindo.' }))
})

it('hides the question whether a claim is untrue after its confirmation', () => {
  renderClaims()
  fireEvent.click(screen.getByRole('checkbox'))
  expect(row('Temos zepelim.').queryByText('Ver 2 frases')).not.toBeNull()
  expect(screen.queryByText(/Não é verdade/)).toBeNull()
})

it('reports a claim that the owner has removed from all sentences, and keeps their fields', () => {
  renderClaims()
  const [first, second] = screen.getAllByRole('textbox')
  fireEvent.change(first as HTMLElement, { target: { value: 'Diga o bairro.' } })
  expect(screen.queryByText('Não é verdade? Mudar 1 frase')).not.toBeNull()
  fireEvent.change(second as HTMLElement, { target: { value: '' } })
  expect(screen.queryByText('Pronto: o site não diz mais isto.')).not.toBeNull()
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  expect(screen.getAllByRole('textbox').map((text) => (text as HTMLTextAreaElement).value)).toEqual(
    ['Diga o bairro.', ''],
  )
})

it('links each sentence to its field in the form', () => {
  renderClaims()
  const links = screen.getAllByRole('link', { name: 'Abrir no formulário' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#home.hero.text',
    '#home.about.intro',
  ])
})

it('stores a confirmed claim with its placeholders filled, because a changed fact makes another claim', () => {
  renderClaims({
    company: { responseTime: '1 hora' },
    claims: { items: [claim('Respondemos em {resposta}.', 'hora')] },
    home: { hero: { text: 'Resposta em {resposta}.' } },
  })
  fireEvent.click(screen.getByRole('checkbox'))
  expect(
    screen.getByRole('checkbox', { checked: true, name: 'Respondemos em 1 hora.' }),
  ).toBeTruthy()
})

it('shows a sentence with two claims as a field under the first of them only', () => {
  const hero = { text: 'Temos zepelim e barco.' }
  renderClaims({ ...FILES, home: { hero } })
  expect(screen.getAllByDisplayValue(hero.text)).toHaveLength(1)
  expect(row('Temos barco.').queryByText(/Temos zepelim e barco\./)).not.toBeNull()
})

it('shows a claim as confirmed if the launch list does', () => {
  const texts = { items, confirmed: ['TEMOS  ZEPELIM.'] }
  renderClaims({ ...FILES, claims: { ...texts, confirmedOn: '2026-01-15' } })
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
})

it('shows a claim that is confirmed without a day as open, as the launch list does', () => {
  renderClaims({ ...FILES, claims: { items, confirmed: ['Temos zepelim.'] } })
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
})

it('keeps the fields of each claim and text after another person has added items above', () => {
  const questions = (answers: readonly string[]) => ({
    questions: { items: answers.map((answer) => ({ question: `${answer.length}?`, answer })) },
  })
  const start = { ...FILES, home: questions(['De zepelim.']) }
  const store = renderClaims(start)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'De trem.' } })
  act(() => {
    store.mergeRemote({
      oid: '1',
      photos: [],
      files: {
        claims: { ...Object(FILES.claims), items: [claim('Temos bonde.', 'bonde'), ...items] },
        home: questions(['Hoje.', 'De zepelim.']),
      },
    })
  })
  expect(row('Temos zepelim.').getByRole('textbox')).toHaveProperty('value', 'De trem.')
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
})

it('scans the site after a pause in typing, not at each key', () => {
  const store = createTestStore({ oid: '', files: FILES, photos: [] })
  // The draft of the last check.
  const { draft } = store.get()
  const check = { draft, content: shownContent(draft) }
  render(
    <TestEditor store={store} check={check}>
      <ClaimsScreen />
    </TestEditor>,
  )
  mockScan.mockClear()
  const [first] = screen.getAllByRole('textbox')
  for (const value of ['Z', 'Ze', 'Zep'])
    fireEvent.change(first as HTMLElement, { target: { value } })
  expect(first).toHaveProperty('value', 'Zep')
  expect(mockScan).not.toHaveBeenCalled()
})
