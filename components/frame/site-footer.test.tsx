/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { consentTexts, factTexts, interfaceTexts } from '@/content/site'
import { bareCompany } from '@/lib/other-company'
import { displayPhone } from '@/lib/phone'
import { Consent } from './consent'
import { SiteFooter } from './site-footer'

const props: ComponentProps<typeof SiteFooter> = {
  footer: { title: 'Conte o que apareceu', text: 'Uma foto basta.', button: 'Falar' },
  company: bareCompany,
  links: [
    { label: 'Início', href: '/' },
    { label: 'Pragas', href: '/#pragas' },
  ],
  texts: { ...interfaceTexts, ...factTexts },
  consentTexts,
  chatHref: 'https://wa.me/1?text=oi',
}

const review = () => screen.queryByRole('link', { name: consentTexts.review })

it('leads to each place that it is given, and by button and number to the chat', () => {
  render(<SiteFooter {...props} />)
  const places = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(places.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Início', '/'],
    ['Pragas', '/#pragas'],
  ])
  for (const name of ['Falar', displayPhone(bareCompany.phone)])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', props.chatHref)
})

it('tells the facts of the company under its name', () => {
  render(<SiteFooter {...props} />)
  expect(screen.getByRole('link', { name: /^Praia Limpa, / })).toHaveAttribute('href', '/')
  expect(screen.getByRole('term')).toHaveTextContent(factTexts.towns)
  expect(screen.getByRole('definition')).toHaveTextContent('Laguna, Imbituba')
})

it('asks about measuring, and offers to ask again, only where there is a tag', () => {
  const { rerender } = render(<SiteFooter {...props} />)
  expect(review()).toBeNull()
  rerender(<SiteFooter {...props} company={{ ...props.company, analyticsId: 'G-AB12CD34EF' }} />)
  expect(review()).toHaveAttribute('href', '#medicao')

  const { container } = render(<Consent tag={undefined} texts={consentTexts} />)
  expect(container).toBeEmptyDOMElement()
})
