/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { GitHub } from '@/editor/github/github'
import { createTestStore } from '@/editor/store/test-store'
import { companyFiles } from '@/fixtures/content'
import { Workspace } from './workspace'

// jsdom has no layout and no media.
jest.mock('@/editor/preview/preview-pane', () => ({ PreviewPane: () => null }))
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {}
  Object.assign(globalThis, { BUILT_SITE_URL: '' })
  // The blobs of jsdom cannot be read.
  Blob.prototype.arrayBuffer ??= async () => new ArrayBuffer(1)
})

const question = (name: string, answer = 'Sim.') => ({ question: name, answer })

const commitWith = (oid: string, items: object[]) => {
  const { home } = companyFiles
  const questions = { ...Object(home).questions, items }
  return { oid, files: { ...companyFiles, home: { ...Object(home), questions } }, photos: [] }
}

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })

it.each([
  ['Salvar o que escolhi', 'home.questions.items.2.answer'],
  ['Voltar sem salvar', 'home.questions.items.1.answer'],
])('returns from the conflicts to the field that was selected last: %s', async (leave, key) => {
  history.replaceState(null, '', '#home.questions.items.0.answer')
  const items = [question('Quando?'), question('Onde?')]
  const theirs = [question('Quem?'), question('Quando?'), question('Onde?', 'Não.')]
  const read = async () => commitWith('2', theirs)
  const commit = async () => '3'
  const github = { read, commit } as Partial<GitHub> as GitHub
  const editor = createTestStore(commitWith('1', items))
  render(<Workspace editor={editor} github={github} signOut={() => {}} />)
  expect(document.activeElement?.id).toBe('home.questions.items.0.answer')
  await press('Onde?')
  const answer = screen.getByLabelText('Resposta')
  act(() => answer.focus())
  fireEvent.change(answer, { target: { value: 'Aqui.' } })
  await press('Salvar')
  await screen.findByRole('heading', { name: 'Mudou aqui e no site' })
  await press(leave)
  expect(document.activeElement?.id).toBe(key)
  expect(screen.getByLabelText('Resposta')).toHaveProperty('value', 'Aqui.')
})
