/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react'
import { checkLaunch } from '@/editor/reading/launch-check'
import type { ContentFiles } from '@/editor/store/draft'
import { unchanged } from '@/editor/store/draft'
import { companyFiles as files } from '@/fixtures/content'
import { TestEditor } from '@/fixtures/test-editor'
import { createTestStore } from '@/fixtures/test-store'
import { fieldAt } from '@/model/schema/field-at'
import { Start } from './start'

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {}
})

function search(words: string, content: ContentFiles = files): readonly HTMLElement[] {
  render(
    <TestEditor editor={createTestStore({ oid: '', files: content, photos: [] })}>
      <Start />
    </TestEditor>,
  )
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } })
  return within(screen.getByRole('list')).queryAllByRole('link')
}

const withHero = (title: string): ContentFiles => ({
  ...files,
  company: { ...files.company, responseTime: '45 minutos' },
  home: { ...files.home, hero: { ...files.home.hero, title } },
})

it('finds a text as visitors read it, and shows it with its placeholders filled', () => {
  const [link] = search('chegamos em 45 minutos', withHero('Chegamos em {resposta}, sem falta'))
  expect(link?.getAttribute('href')).toBe('#home.hero.title')
  expect(link?.textContent).toContain('Chegamos em 45 minutos, sem falta')
  expect(link?.textContent).not.toContain('{')
})

it.each(['24/12/2026', '2026-12-24', 'primeiro dia'])(
  'finds a date by its displayed form, its stored form or its field’s title: %j',
  (query) => {
    const avisos = { avisos: [{ texto: 'Temporal.', de: '2026-12-24', ate: '2026-12-26' }] }
    expect(search(query, { avisos }).map(({ textContent }) => textContent)).toEqual([
      'Avisos do dia › Avisos › Temporal. › Primeiro dia24/12/2026',
    ])
  },
)

it('finds a text as it is stored', () => {
  expect(search('{resposta}, sem', withHero('Chegamos em {resposta}, sem falta'))).toHaveLength(1)
})

it.each([
  ['(48) 99123-4567', 'phone', '48 9 9123 4567'],
  ['12.345.678/0001-95', 'cnpj', '12345678000195'],
])('finds %s as the page formats it', (shown, name, typed) => {
  const links = search(shown, { ...files, company: { ...files.company, [name]: typed } })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`#company.${name}`])
})

it('finds words that a comma of the page follows', () => {
  const links = search('sem falta,', withHero('Chegamos sem falta'))
  expect(links.map((link) => link.getAttribute('href'))).toContain('#home.hero.title')
})

it('finds the parts of a text that the page joins from several fields', () => {
  const links = search('Chegamos sem demora · Zilda', withHero('Chegamos sem demora'))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#home.hero.title'])
})

it('finds an empty field by its title', () => {
  const { cnpj: _, ...company } = files.company
  const links = search('cnpj', { ...files, company })
  expect(links.map((link) => link.getAttribute('href'))).toContain('#company.cnpj')
})

it('searches from two letters on', () => {
  const links = search('R$', withHero('Visita a R$ 80'))
  expect(links.map((link) => link.getAttribute('href'))).toContain('#home.hero.title')
})

it.each([
  ['horário', '#company.hours'],
  ['apagar', '#versoes'],
  ['logo', '#company.name'],
  ['cores', '#palette'],
  ['feriado', '#avisos.avisos'],
  ['zap', '#company.phone'],
  ['instagram', '#company.socialProfiles'],
  ['redes', '#company.socialProfiles'],
  ['primeiros socorros', '#drains.firstAid'],
  ['apagar foto', '#photos.items'],
  ['como apagar um texto', '#versoes'],
  ['preço da visita', '#company.visitFee'],
  ['preços', '#company.visitFee'],
  ['horários', '#company.hours'],
  ['celulares', '#company.phone'],
  ['sábado', '#company.hours'],
  ['email', '#company.email'],
  ['versão', '#versoes'],
  ['promessas', '#claims'],
  ['versões', '#versoes'],
  ['o que falta', '#o-que-falta'],
])('leads from “%s” to %s', (words, hash) => {
  const links = search(words)
  expect(links.map((link) => link.getAttribute('href'))).toContain(hash)
  const path = hash.slice(1).split('.')
  if (path.length > 1) expect(fieldAt(path)).toBeDefined()
})

it('shows each field once', () => {
  const hashes = search('preço').map((link) => link.getAttribute('href'))
  expect(hashes.filter((hash) => hash === '#company.visitFee')).toHaveLength(1)
})

it('shows the value of a place that owners know by another word', () => {
  const [link] = search('horário')
  expect(link?.textContent).toMatch(/^Dados da empresa › Horário.*\d+ ?h/)
})

it('finds words that are apart, after those in a row', () => {
  const hero = { ...files.home.hero, title: 'Chegamos hoje', text: 'Hoje chegamos de van' }
  const links = search('hoje chegamos', { ...files, home: { ...files.home, hero } })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#home.hero.text',
    '#home.hero.title',
  ])
})

it.each([
  ['esconder', 'Esconder, duplicar e mover'],
  ['senha', 'Código de acesso'],
  ['fonte', 'Logo e letras'],
])('gives advice about “%s”', (words, title) => {
  search(words)
  expect(screen.getByText(title)).toBeTruthy()
})

it('says that no text has the words', () => {
  search('xyzzy')
  expect(screen.getByText(/^Nenhum texto tem estas palavras/)).toBeTruthy()
})

it.each([
  ['the saved address', 'https://www.praialimpa.com.br', 'https://www.praialimpa.com.br'],
  ['the copy beside the editor for an invalid address', 'praia limpa', '/'],
  ['the copy beside the editor for the sample address', 'https://casaserena.example', '/'],
])('opens the site at %s', (_, siteUrl, href) => {
  const content = { ...files, company: { ...files.company, siteUrl } }
  const editor = createTestStore({ oid: '', files: content, photos: [] })
  const savedCheck = checkLaunch(unchanged(editor.get().base), '2026-12-24')
  render(
    <TestEditor editor={editor} savedCheck={savedCheck}>
      <Start />
    </TestEditor>,
  )
  expect(screen.getByRole('link', { name: 'Ver o site' }).getAttribute('href')).toBe(href)
})

it('says that an upgrade has taken over data, with a link to the list of them', () => {
  const upgradeNotes = [{ path: ['company', 'towns'], message: 'passou para a forma nova' }]
  const editor = createTestStore({ oid: '', files, photos: [], upgradeNotes })
  render(
    <TestEditor editor={editor}>
      <Start />
    </TestEditor>,
  )
  const [link] = within(screen.getByText(/^O programa mudou/)).getAllByRole('link')
  expect(link?.getAttribute('href')).toBe('#o-que-falta')
})
