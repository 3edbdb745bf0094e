import { formatMessage, stepTitle, wordsIn } from './words'

it.each<[(string | number)[], unknown, string]>([
  [['avisos', 'avisos', 0, 'de'], '2026-12-24', '24/12/2026'],
  [['company', 'securityContactUntil'], '2027-02-13', '13/02/2027'],
  [['company', 'hours', 'opening', 0, 'days'], ['Monday', 'Tuesday'], 'Segunda, Terça'],
  [['company', 'hours', 'opening', 0, 'days', 1], 'Tuesday', 'Terça'],
  [
    ['company', 'guarantees', 0],
    { pest: 'ratos', period: '90 dias' },
    'Praga: Ratos · Prazo: 90 dias',
  ],
  [['testimonials', 'samples'], true, 'Sim'],
  [['testimonials', 'home', 0, 'sample'], false, 'Não'],
  [['company', 'phone'], '5548912345678', '(48) 91234-5678'],
  [
    ['company', 'coordinates'],
    { latitude: -28.8314, longitude: -49.2352 },
    'Primeiro número do mapa: -28,8314 · Segundo número do mapa: -49,2352',
  ],
  [['home', 'hero', 'title'], 'A casa é sua', 'A casa é sua'],
  [['home', 'hero', 'title'], undefined, ''],
  [['home', 'meta', 'keywords'], [], ''],
  [['photos', 'items', 0, 'picture'], 'unknown', 'unknown'],
])('formats the value of %j as its form does: %j', (path, value, text) => {
  expect(wordsIn({}).valueText(path, value)).toBe(text)
})

const files = {
  company: { towns: [{ name: 'Laguna' }, {}, { name: 'constructor' }] },
  home: {
    meta: { keywords: ['dedetização'] },
    services: { items: [{ slug: 'outro-1', title: 'Forro' }] },
    method: { steps: [{ title: 'Vistoria em {resposta}' }] },
  },
}

it.each([
  [['company', 'address', 'street'], 'Dados da empresa › Endereço › Rua e número'],
  [['company', 'towns', 0, 'surveillancePhone'], 'Cidades › Laguna'],
  [['company', 'towns', 1, 'name'], 'Cidades › Cidade 2'],
  [['company', 'towns', 2, 'name'], 'Cidades › constructor'],
  [['company', 'towns', 7, 'name'], 'Cidades › Cidade 8'],
  [['home', 'meta', 'keywords', 0], '› Palavra-chave 1'],
  [['home', 'services', 'items', 0, 'tip'], '› Forro ›'],
])('names %j and its list item as forms do: %j', (path, name) => {
  expect(wordsIn(files).fullName(path)).toContain(name)
})

it('names opening hours in words, with the times in which two items of a day differ', () => {
  const days = ['Monday', 'Tuesday']
  const opening = [{ days, opens: '08:00', closes: '12:00' }, { days }]
  const { itemName } = wordsIn({ company: { hours: { opening } } })
  expect(opening.map((_, index) => itemName(['company', 'hours', 'opening', index]))).toEqual([
    'Segunda e terça, das 8h às 12h',
    'Segunda, Terça',
  ])
})

it('names an item with the placeholders of its name filled', () => {
  const { itemName } = wordsIn({ ...files, company: { responseTime: '1 hora' } })
  expect(itemName(['home', 'method', 'steps', 0])).toBe('Vistoria em 1 hora')
})

it('formats a message as a sentence, and keeps the case of a URL and a date in a file name', () => {
  expect(formatMessage('há a foto Captura 2026-05-01.JPG')).toBe('Há a foto Captura 2026-05-01.JPG')
  expect(formatMessage('https://a.com.br é um exemplo')).toBe('https://a.com.br é um exemplo')
})

const answerPath = ['home', 'questions', 'items', 0, 'answer']
const withQuestion = (question: string) => ({ home: { questions: { items: [{ question }] } } })
const content = withQuestion('Atendem à noite?')
const step = { path: answerPath, before: content, after: content, time: 0 }

it('names the list item of a step as its list did after it', () => {
  const renamed = { ...step, after: withQuestion('Dão garantia?') }
  expect(stepTitle(step)).toMatch(/ › Atendem à noite\? › /)
  expect(stepTitle(renamed)).toMatch(/ › Dão garantia\? › /)
})

it('names the restoration of a version', () => {
  expect(stepTitle({ ...step, path: [] })).toBe('a volta ao que era antes')
})
