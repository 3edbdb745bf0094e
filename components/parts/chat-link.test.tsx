/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { ChatButton, ChatLink } from './chat-link'

const HREF = 'https://wa.me/5548900000000?text=Ol%C3%A1!'

it.each([
  ['ChatLink', ChatLink],
  ['ChatButton', ChatButton],
])('%s opens the conversation in a tab of its own', (_, Link) => {
  render(
    <Link href={HREF} origin="hero">
      Fale Conosco
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'Fale Conosco' })
  expect(link).toHaveAttribute('href', HREF)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener')
  expect(link).toHaveAttribute('data-origin', 'hero')
})

it('says what a repeated label is about', () => {
  render(
    <>
      <h3 id="ralo">Ralo</h3>
      <ChatButton href={HREF} origin="ralo" describedBy="ralo">
        Solicitar orçamento
      </ChatButton>
    </>,
  )
  expect(screen.getByRole('link', { name: 'Solicitar orçamento' })).toHaveAccessibleDescription(
    'Ralo',
  )
})
