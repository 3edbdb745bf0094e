import { renderToStaticMarkup } from 'react-dom/server'
import { UnbrokenCodes } from './unbroken-codes'

it.each([
  ['Teresa Bittencourt, CRQ-13 13300042', ['CRQ-13 13300042']],
  ['Vigilância Sanitária nº 45/2026', ['nº 45/2026']],
  ['Alvará 12/2026 - SC', ['Alvará 12/2026 - SC']],
  ['Rua das Gaivotas, 45 - Centro, Laguna - SC', ['Laguna - SC']],
  ['12.ABC.345/01DE-35', ['12.ABC.345/01DE-35']],
  ['Rua das Gaivotas, 45, Laguna - SC, CEP 88790-000', ['Laguna - SC,', 'CEP 88790-000']],
  ['Todos os dias, 24 horas', []],
  ['Praia Bem-te-vi', []],
])('keeps the codes of "%s" on one line', (text, codes) => {
  const markup = renderToStaticMarkup(<UnbrokenCodes>{text}</UnbrokenCodes>)
  const unbroken = [...markup.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, code]) => code)
  expect(unbroken).toEqual(codes)
  expect(markup.replace(/<[^>]*>/g, '')).toBe(text)
})
