import { renderToStaticMarkup } from 'react-dom/server'
import type { Fact } from '@/model/page/company-facts'
import { FactValue } from './fact-value'

it('shows a note after the link of a value', () => {
  const fact: Fact = {
    key: 'phoneCalls',
    label: 'Ligações',
    value: '(48) 99123-4567',
    note: 'Só aos domingos',
    href: 'tel:+5548991234567',
  }
  const markup = renderToStaticMarkup(<FactValue fact={fact} />)
  expect(markup.replace(/<[^>]*>/g, '')).toBe('(48) 99123-4567 Só aos domingos')
})
