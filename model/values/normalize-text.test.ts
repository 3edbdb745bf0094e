import { normalizeText } from './normalize-text'

it.each([
  "Herval d'Oeste",
  'Herval d’Oeste',
  'Herval d‘Oeste',
  'HERVAL D´OESTE',
  'herval d`oeste',
  'Herval\u00A0dʼOeste ',
  'Herval d\u2032Oeste',
  'Hérval d\u200B’Oeste'.normalize('NFD'),
])('treats %j as the town Herval d’Oeste', (name) => {
  expect(normalizeText(name)).toBe("herval d'oeste")
})

it('treats all dashes as equal, but a dash and a space as different', () => {
  expect(normalizeText('Passo–Fundo')).toBe(normalizeText('passo‑fundo'))
  expect(normalizeText('Passo Fundo')).not.toBe(normalizeText('Passo-Fundo'))
})
