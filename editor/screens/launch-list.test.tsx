/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import type { LaunchItem } from '@/content/launch/item'
import type { Path } from '@/content/tree'
import { Issues, NextItem } from './launch-list'

it('names the page and the section of a field, and links to the field', () => {
  const issues = ['home', 'drains'].map((page) => ({
    path: [page, 'hero', 'title'],
    message: 'está vazio',
  }))
  render(<Issues issues={issues} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#home.hero.title', 'Página de dedetização › Abertura › TítuloEstá vazio'],
    ['#drains.hero.title', 'Página de desentupimento › Abertura › TítuloEstá vazio'],
  ])
})

it('refers an error without a form to the engineer', () => {
  render(<Issues issues={[{ path: ['palette', 'green'], message: 'não é uma cor' }]} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(/^Não é uma cor/).textContent).toBe(
    'Não é uma cor. Peça a correção a quem cuida do programa.',
  )
})

const item = (path: Path, change?: LaunchItem['change']): LaunchItem => ({
  blocks: true,
  path,
  finding: 'falta',
  reason: 'a lei pede',
  remedy: 'preencha',
  change,
})

it('links to the next item, and changes a field only if the item needs no choice', () => {
  const onChange = jest.fn()
  const samples = item(['testimonials', 'samples'], { name: 'tirar os exemplos', value: false })
  const items = [item(['company', 'cnpj']), item(['company', 'email']), samples]
  const { rerender } = render(
    <NextItem items={items} current={['company', 'cnpj']} onChange={onChange} />,
  )
  fireEvent.click(screen.getByRole('link', { name: 'Próximo: E-mail' }))
  expect(onChange).not.toHaveBeenCalled()
  rerender(<NextItem items={[samples]} current={['company', 'cnpj']} onChange={onChange} />)
  fireEvent.click(screen.getByRole('link', { name: 'Próximo: tirar os exemplos' }))
  expect(onChange).toHaveBeenCalledWith(['testimonials', 'samples'], false)
})
