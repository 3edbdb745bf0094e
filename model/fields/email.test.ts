import { parseEmail } from './email'

it.each([
  ['Contato@PraiaLimpa.com.br', 'Contato@praialimpa.com.br'],
  ['mailto:contato@praialimpa.com.br?subject=a', 'contato@praialimpa.com.br'],
  ['contato @ praialimpa.com.br.', 'contato@praialimpa.com.br'],
  ['contato\u200B＠praialimpa．com．br', 'contato@praialimpa.com.br'],
  ['contato@dedetização.com.br', 'contato@xn--dedetizao-s2a7b.com.br'],
  ['joão+site@praialimpa.com.br', 'joão+site@praialimpa.com.br'],
  ['d’avila@praialimpa.com.br', "d'avila@praialimpa.com.br"],
  ['a&b@praialimpa.eco', 'a&b@praialimpa.eco'],
  ['contato@3m.praia--limpa.com.br', 'contato@3m.praia--limpa.com.br'],
  ['contato@praialimpa.сайт', 'contato@praialimpa.xn--80aswg'],
  ['Praia <contato@praialimpa.com.br>', 'contato@praialimpa.com.br'],
])('reads the e-mail address %s as %s', (typed, address) => {
  expect(parseEmail(typed)).toBe(address)
  expect(parseEmail(address)).toBe(address)
})

it.each([
  'contato@praialimpa',
  'contato',
  '@praialimpa.com.br',
  'a b@praialimpa.com.br',
  'a..b@praialimpa.com.br',
  'a@b@praialimpa.com.br',
  'ana silva@praialimpa.com.br',
  'Praia ana silva@praialimpa.com.br',
  'E-mail: contato@praialimpa.com.br',
  'contato@praialimpa.com .br',
  'contato@praialimpa. com.br',
  'contato@praialimpa.com.br, ana@praialimpa.com.br',
  'contato@praialimpa.com.br/x',
  'contato@praialimpa.com,br',
  'ana,silva@praialimpa.com.br',
  'contato@praia_limpa.com.br',
  'contato@praialimpa.123',
  'contato@192.168.0.1',
  'contato@praialimpa.com.br-',
  'contato@-praialimpa.com.br',
  'contato@praialimpa-.com.br',
  'contato@praialimpa..com.br',
  '',
])('rejects %j as an e-mail address', (typed) => {
  expect(parseEmail(typed)).toBeUndefined()
})
