/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { errorTexts } from '@/content/site'
import GlobalError from './global-error'

it('brings a document of its own, in Portuguese', () => {
  render(<GlobalError />, { container: document })
  expect(document.documentElement).toHaveAttribute('lang', 'pt-BR')
  expect(screen.getByRole('heading', { name: errorTexts.headline })).toBeVisible()
})
