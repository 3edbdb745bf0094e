import type { ContentFiles } from '@/editor/store/content'
import { companyFiles as files } from '@/fixtures/content'
import { fieldAt } from '@/model/schema/field-at'
import { normalizeText } from '@/model/values/normalize-text'
import { search } from './search'

const resultsOf = (words: string, content: ContentFiles = files) =>
  search(content, normalizeText(words))

const hashesOf = (words: string, content?: ContentFiles) =>
  resultsOf(words, content).map(({ hash }) => hash)

const withHero = (title: string): ContentFiles => ({
  ...files,
  company: { ...files.company, responseTime: '45 minutos' },
  home: { ...files.home, hero: { ...files.home.hero, title } },
})

it.each(['24/12/2026', '2026-12-24', 'primeiro dia'])(
  'finds a date by its displayed form, its stored form or its field’s title: %j',
  (query) => {
    const avisos = { avisos: [{ texto: 'Temporal.', de: '2026-12-24', ate: '2026-12-26' }] }
    expect(resultsOf(query, { avisos })).toEqual([
      {
        hash: 'avisos.avisos.0.de',
        title: 'Avisos do dia › Avisos › Temporal. › Primeiro dia',
        hint: '24/12/2026',
      },
    ])
  },
)

it('finds a text as it is stored', () => {
  expect(resultsOf('{resposta}, sem', withHero('Chegamos em {resposta}, sem falta'))).toHaveLength(
    1,
  )
})

it.each([
  ['(48) 99123-4567', 'phone', '48 9 9123 4567'],
  ['12.345.678/0001-95', 'cnpj', '12345678000195'],
])('finds %s as the page formats it', (shown, name, typed) => {
  const content = { ...files, company: { ...files.company, [name]: typed } }
  expect(hashesOf(shown, content)).toEqual([`company.${name}`])
})

it('finds words that a comma of the page follows', () => {
  expect(hashesOf('sem falta,', withHero('Chegamos sem falta'))).toContain('home.hero.title')
})

it('finds the parts of a text that the page joins from several fields', () => {
  const hashes = hashesOf('Chegamos sem demora · Zilda', withHero('Chegamos sem demora'))
  expect(hashes).toEqual(['home.hero.title'])
})

it('finds an empty field by its title', () => {
  const { cnpj: _, ...company } = files.company
  expect(hashesOf('cnpj', { ...files, company })).toContain('company.cnpj')
})

it.each([
  ['horário', 'company.hours'],
  ['apagar', 'versoes'],
  ['logo', 'company.name'],
  ['cores', 'palette'],
  ['feriado', 'avisos.avisos'],
  ['zap', 'company.phone'],
  ['instagram', 'company.socialProfiles'],
  ['redes', 'company.socialProfiles'],
  ['estrelas do google', 'company.googleReviews'],
  ['primeiros socorros', 'drains.firstAid'],
  ['apagar foto', 'photos.items'],
  ['como apagar um texto', 'versoes'],
  ['preço da visita', 'company.visitFee'],
  ['preços', 'company.visitFee'],
  ['horários', 'company.hours'],
  ['celulares', 'company.phone'],
  ['sábado', 'company.hours'],
  ['email', 'company.email'],
  ['versão', 'versoes'],
  ['promessas', 'claims'],
  ['versões', 'versoes'],
  ['o que falta', 'o-que-falta'],
  ['24 horas', 'claims'],
  ['24 h', 'claims'],
  ['24h', 'claims'],
])('leads from “%s” to %s', (words, hash) => {
  expect(hashesOf(words)).toContain(hash)
  const path = hash.split('.')
  if (path.length > 1) expect(fieldAt(path)).toBeDefined()
})

it.each([
  ['cel', 'company.phone'],
  ['meu cel', 'company.phone'],
  ['log', 'company.name'],
  ['fac', 'company.socialProfiles'],
  ['feri', 'avisos.avisos'],
  ['his', 'versoes'],
  ['pub', 'o-que-falta'],
])('leads from “%s”, while the owner is typing, to %s', (beginning, hash) => {
  expect(hashesOf(beginning)).toContain(hash)
})

it('shows advice while the owner is typing', () => {
  const titles = resultsOf('senh').map(({ title }) => title)
  expect(titles).toContain('Código de acesso')
})

it('finds nothing by the beginning of a keyword in the middle of a search', () => {
  expect(hashesOf('cel novo')).not.toContain('company.phone')
})

it('takes no short word at the end of a search for the beginning of a keyword', () => {
  expect(hashesOf('foto de')).not.toContain('versoes')
})

it('shows each field once', () => {
  const hashes = hashesOf('preço').filter((hash) => hash === 'company.visitFee')
  expect(hashes).toHaveLength(1)
})

it('shows the value of a place that owners know by another word', () => {
  const [result] = resultsOf('horário')
  expect(result?.title).toMatch(/^Dados da empresa › Horário/)
  expect(result?.hint).toMatch(/\d+ ?h/)
})

it('finds words that are apart, after those in a row', () => {
  const hero = { ...files.home.hero, title: 'Chegamos hoje', text: 'Hoje chegamos de van' }
  const hashes = hashesOf('hoje chegamos', { ...files, home: { ...files.home, hero } })
  expect(hashes).toEqual(['home.hero.text', 'home.hero.title'])
})
