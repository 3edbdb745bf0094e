/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react'
import { FormScreen } from '@/editor/screens/form-screen'
import { asFiles } from '@/fixtures/as-files'
import { TestEditor } from '@/fixtures/test-editor'
import { createTestStore } from '@/fixtures/test-store'

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {}
})

it('adds and removes an optional group, and keeps its fields while the owner empties them', () => {
  const files = { home: { about: { title: 'Nós' } } }
  const store = createTestStore({ oid: '', files, photos: [] })
  render(
    <TestEditor store={store} openedPath={['home', 'about']}>
      <FormScreen />
    </TestEditor>,
  )
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const title = () =>
    within(screen.getByRole('group', { name: 'Ideia' })).queryByLabelText('Título')
  const type = (value: string) => fireEvent.change(Object(title()), { target: { value } })
  press('Adicionar Ideia')
  expect(title()).toBe(document.activeElement)
  type('Limpo')
  expect(asFiles(store.get().draft)).toEqual({
    home: { about: { title: 'Nós', idea: { title: 'Limpo' } } },
  })
  type('')
  expect(asFiles(store.get().draft)).toEqual(files)
  expect(title()).toHaveProperty('value', '')
  type('Claro')
  press('Remover Ideia')
  expect(asFiles(store.get().draft)).toEqual(files)
  expect(title()).toBeNull()
})
