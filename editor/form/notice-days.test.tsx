/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { FormScreen } from '@/editor/screens/form-screen'
import { TestEditor } from '@/fixtures/test-editor'
import { createTestStore } from '@/fixtures/test-store'
import { valueAt } from '@/model/values/tree'

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {}
})
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01T15:00:00Z') })
})
afterEach(() => {
  jest.useRealTimers()
})

const PATH = ['avisos', 'avisos']
const OTHER = { texto: 'Fechado.', de: '2026-12-20', ate: '2026-12-24' }

/** Shows the form of the notices, and returns a function that reads them from the draft. */
function renderNotices(avisos: readonly object[]) {
  const store = createTestStore({ oid: '', files: { avisos: { avisos } }, photos: [] })
  render(
    <TestEditor store={store} openedPath={PATH}>
      <FormScreen />
    </TestEditor>,
  )
  // The notices as a save stores them, without the ids of list items.
  return (): readonly object[] => JSON.parse(JSON.stringify(valueAt(store.get().draft, PATH)))
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('starts a new notice with today as its first and last day', () => {
  const notices = renderNotices([])
  press('Adicionar Aviso')
  type('Texto', 'Temporal na região.')
  expect(notices()).toEqual([{ texto: 'Temporal na região.', de: '2026-12-01', ate: '2026-12-01' }])
})

it('fills both days of a holiday with one tap', () => {
  const notices = renderNotices([])
  press('Adicionar Aviso')
  press('Natal')
  expect(notices()).toEqual([{ de: '2026-12-24', ate: '2026-12-25' }])
  press('Só amanhã')
  expect(notices()).toEqual([{ de: '2026-12-02', ate: '2026-12-02' }])
})

it('moves the last day with the first, until the owner has chosen a later one', () => {
  const notices = renderNotices([])
  press('Adicionar Aviso')
  type('Primeiro dia', '2026-12-05')
  expect(notices()).toEqual([{ de: '2026-12-05', ate: '2026-12-05' }])
  type('Último dia', '2026-12-09')
  type('Primeiro dia', '2026-12-06')
  expect(notices()).toEqual([{ de: '2026-12-06', ate: '2026-12-09' }])
})

it('warns of a last day that has passed', () => {
  renderNotices([])
  press('Adicionar Aviso')
  type('Último dia', '2026-11-30')
  expect(screen.queryByText(/^O último dia já passou/)).not.toBeNull()
})

it('warns at the second of two notices with a common day', () => {
  renderNotices([OTHER])
  press('Adicionar Aviso')
  expect(screen.queryByText(/já há outro aviso/)).toBeNull()
  press('Natal')
  expect(screen.getByText(/já há outro aviso, “Fechado\.”/)).toBeTruthy()
})
