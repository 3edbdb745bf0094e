/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { ErrorBoundary } from './error-boundary'

const Broken = () => {
  throw new TypeError('Illegal constructor')
}

it('shows a sentence and stores the typed text after a render error', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const onError = jest.fn()
  render(
    <ErrorBoundary onError={onError}>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert').textContent).toContain('fica guardado neste aparelho')
  expect(screen.getByRole('alert').textContent).toContain('Illegal constructor')
  expect(screen.getByRole('button', { name: 'Recarregar' })).toBeTruthy()
  expect(onError).toHaveBeenCalledTimes(1)
})
