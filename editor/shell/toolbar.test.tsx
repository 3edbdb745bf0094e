/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { TestEditor } from '@/fixtures/test-editor'
import { createTestStore } from '@/fixtures/test-store'
import type { FieldPath } from '@/model/values/tree'
import { Toolbar } from './toolbar'

it.each<[FieldPath, unknown, string, string]>([
  [['home', 'hidden', 'about'], true, 'Desfeito: Sobre (Seções escondidas)', '#home.about'],
  [['home', 'about', 'title'], 'Eles', 'Desfeito: Título (Sobre)', '#home.about.title'],
])('links the undone change of %s to its form, the name first', (path, value, text, href) => {
  const files = { home: { about: { title: 'Nós' } } }
  const store = createTestStore({ oid: '', files, photos: [] })
  render(
    <TestEditor store={store}>
      <Toolbar />
    </TestEditor>,
  )
  act(() => store.change(path, value))
  fireEvent.click(screen.getByRole('button', { name: /^Desfazer/ }))
  expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe(href)
})

it('names the undone return to a version, without a link', () => {
  const store = createTestStore({
    oid: '',
    files: { home: { about: { title: 'Nós' } } },
    photos: [],
  })
  render(
    <TestEditor store={store}>
      <Toolbar />
    </TestEditor>,
  )
  act(() => store.restore({ home: { about: { title: 'Eles' } } }))
  fireEvent.click(screen.getByRole('button', { name: /^Desfazer/ }))
  expect(screen.getByRole('status').textContent).toBe('Desfeito: a volta ao que era antes')
  expect(screen.queryByRole('link', { name: /^Desfeito/ })).toBeNull()
})
