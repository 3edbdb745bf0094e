/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { errorTexts } from '@/content/site'
import { Failure } from './failure'

describe('Failure', () => {
  it('names the failure in English and explains it in Portuguese', () => {
    render(<Failure texts={errorTexts} />)
    const title = screen.getByRole('heading', { level: 1, name: errorTexts.title })
    expect(title).toHaveAttribute('lang', 'en')
    expect(screen.getByText(errorTexts.explanation)).toBeVisible()
  })

  it('offers to try again and a way home', () => {
    render(<Failure texts={errorTexts} />)
    expect(screen.getByRole('link', { name: errorTexts.retry })).toHaveAttribute('href', '?')
    expect(screen.getByRole('link', { name: errorTexts.home })).toHaveAttribute('href', '/')
  })
})
