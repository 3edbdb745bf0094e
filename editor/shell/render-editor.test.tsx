/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { renderEditor } from './render-editor'

const Broken = () => {
  throw new TypeError('Illegal constructor')
}

it('shows a sentence after a render error', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  renderEditor(document.body.appendChild(document.createElement('div')), <Broken />)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('fica guardado neste aparelho')
  expect(alert.textContent).toContain('Illegal constructor')
  expect(screen.getByRole('button', { name: 'Recarregar' })).toBeTruthy()
})
