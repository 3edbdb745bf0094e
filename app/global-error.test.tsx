/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { errorTexts } from '@/content/site'
import GlobalError from './global-error'

it('brings a document of its own, in Portuguese', () => {
  render(<GlobalError />, { container: document })
  expect(document.documentElement.lang).toBe('pt-BR')
  expect(screen.queryByRole('heading', { name: errorTexts.headline })).not.toBeNull()
})
