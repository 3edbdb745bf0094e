import { render, screen } from '@testing-library/react'
import { Failure } from './failure'

describe('Failure', () => {
  it('names the failure in English and explains it in Portuguese', () => {
    render(<Failure />)
    const title = screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })
    expect(title).toHaveAttribute('lang', 'en')
    expect(screen.getByText(/Algo falhou nesta página/)).toBeVisible()
  })

  it('offers to try again and a way home', () => {
    render(<Failure />)
    expect(screen.getByRole('link', { name: 'Tentar de novo' })).toHaveAttribute('href', '?')
    expect(screen.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/')
  })
})
