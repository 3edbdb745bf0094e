import { hasOtherState, isOneTown, isSameTown, splitTown, townLabel } from './towns'

it.each([
  ['Torres - RS', 'Torres', 'RS'],
  ['Torres/RS', 'Torres', 'RS'],
  ['Torres (RS)', 'Torres', 'RS'],
  ['Torres, RS', 'Torres', 'RS'],
  ['Torres RS', 'Torres', 'RS'],
  ['Torres-RS', 'Torres', 'RS'],
  ['Torres rs', 'Torres', 'RS'],
  ["Olho-d'Água das Flores/AL", "Olho-d'Água das Flores", 'AL'],
  ['Torres – Rio Grande do Sul', 'Torres', 'RS'],
  ['Torres - R.S.', 'Torres', 'RS'],
  ['Torres- RS', 'Torres', 'RS'],
  ['Torres\\RS', 'Torres', 'RS'],
  ['Torres/RS/Brasil', 'Torres', 'RS'],
  ['Torres • RS', 'Torres', 'RS'],
  ['Torres · RS', 'Torres', 'RS'],
  ['Torres, RS, Brasil', 'Torres', 'RS'],
  ['Rio Branco, Acre - Brasil', 'Rio Branco', 'AC'],
  ['Criciúma - SC', 'Criciúma', 'SC'],
  ['Presidente Castello Branco, Santa Catarina', 'Presidente Castello Branco', 'SC'],
])('divides the typed town %s into the town and its state', (typed, name, state) => {
  expect(splitTown({ name: typed })).toEqual({ name, state })
})

it.each([
  'São Paulo',
  'Ji-Paraná',
  'Xangri-lá',
  'Grão-Pará',
  'Pará de Minas',
  'Não-Me-Toque',
  'Embu-Guaçu',
  'Santo Antônio do Içá',
  'Herval d’Oeste',
  'Torres - Litoral',
  'Xique-Xique',
  'Ceará-Mirim',
  'Paraíba do Sul',
  'Brasil Novo',
  'Rio do Sul',
])('keeps the name of the town %s', (name) => {
  expect(splitTown({ name })).toEqual({ name })
})

it('keeps a chosen state, and shows it only if it is not the company’s', () => {
  expect(splitTown({ name: 'Torres/RS', state: 'RS' })).toEqual({ name: 'Torres', state: 'RS' })
  expect(townLabel({ name: 'Torres', state: 'RS' }, 'SC')).toBe('Torres (RS)')
  expect(townLabel(splitTown({ name: 'Criciúma - SC' }), 'SC')).toBe('Criciúma')
  expect(townLabel({ name: 'Criciúma', state: 'SC' }, 'SC')).toBe('Criciúma')
})

it.each([
  ['Torres/SC', 'RS', true],
  ['Torres - Santa Catarina', 'RS', true],
  ['Torres - RS', 'RS', false],
  ['Torres', 'RS', false],
  ['Presidente Castello Branco', 'SC', false],
  ['Torres/SC', undefined, false],
] as const)('knows whether %s has another state than the chosen %s', (name, state, hasOther) => {
  const town = splitTown({ name, ...(state && { state }) })
  expect(hasOtherState(town)).toBe(hasOther)
  if (hasOther) expect(town).toEqual({ name, state })
})

it.each([
  ['içara', true],
  ['Içara/SC', true],
  ['Içara - PR', false],
  ['Criciúma', false],
])('checks whether %s names the town Içara in Santa Catarina', (typed, isSame) => {
  expect(isSameTown({ name: 'Içara' }, splitTown({ name: typed }), 'SC')).toBe(isSame)
})

it.each([
  ['Passa e Fica', true],
  ['PONTES E LACERDA', true],
  ['Criciúma e região', false],
  ['Criciúma e Região', false],
  ['Santana do São Francisco', true],
  ['Criciúma e Içara', false],
  ['içara e criciúma', false],
  ['Criciúma - Centro', false],
  ['Criciúma \\ Içara', false],
  ['Içara (Centro)', false],
  ['CRICIÚMA E IÇARA', false],
  ['Criciúma & Içara', false],
  ['Criciúma, Içara', false],
  ['Criciúma/Içara', false],
])('checks whether %s is the name of one town', (name, isOne) => {
  expect(isOneTown(name)).toBe(isOne)
})
