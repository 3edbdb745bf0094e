import { renderToStaticMarkup } from 'react-dom/server'
import type { Fact } from '@/model/page/company-facts'
import { FactValue } from './fact-value'

it.each([
  [undefined, 'R$ 60. Só aos domingos'],
  ['tel:+5548991234567', 'R$ 60 Só aos domingos'],
])('shows a note after a value with the link %s', (href, text) => {
  const fact: Fact = {
    key: 'visitFee',
    label: 'Visita',
    value: 'R$ 60',
    note: 'Só aos domingos',
    ...(href && { href }),
  }
  const markup = renderToStaticMarkup(<FactValue fact={fact} />)
  expect(markup.replace(/<[^>]*>/g, '')).toBe(text)
})
