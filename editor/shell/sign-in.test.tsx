/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { SignIn } from './sign-in'

it.each([
  ['   ', undefined],
  ['çã', undefined],
  [' abc_1\u200B ', 'abc_1'],
])('signs in with the code in %j, and only with one', (typed, token) => {
  const onSignIn = jest.fn()
  render(<SignIn hasUnsavedChanges={false} onSignIn={onSignIn} />)
  const input = screen.getByLabelText<HTMLInputElement>('Código de acesso')
  fireEvent.change(input, { target: { value: typed } })
  fireEvent.click(screen.getByRole('button', { name: 'Entrar' }))
  expect(onSignIn.mock.calls).toEqual(token ? [[token, '']] : [])
  expect(input.validity.valid).toBe(token !== undefined)
})
