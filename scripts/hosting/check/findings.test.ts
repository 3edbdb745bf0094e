import type { Subject } from './all'
import { findings, inWords, worst } from './findings'
import type { Matter } from './row'

const row = (subject: Subject | 'lastUpload', ok: boolean, about?: Matter) => ({
  subject,
  ok,
  check: '/: status',
  expected: '200',
  found: '500',
  ...(about && { about }),
})

const words = (...rows: ReturnType<typeof row>[]) =>
  inWords(findings(rows, 'www.praialimpa.com.br'), 'reports/x.txt')

it('says of each matter that was looked at that it is right, in one line', () => {
  const rows = [row('pages', true), row('pages', true), row('lastUpload', true)]
  expect(words(...rows).split('\n')).toEqual([
    expect.stringMatching(/^✓ as páginas publicadas são/),
    expect.stringMatching(/^✓ os arquivos do envio anterior/),
    '',
    'Tudo certo.',
  ])
  expect(worst(findings(rows, ''))).toBe('certo')
})

it('puts first what visitors notice, then what support has to mend, then what may stay', () => {
  const said = words(
    row('transfer', false),
    row('compression', false),
    row('uploads', false),
    row('pages', true),
  )
  expect(said.match(/^(PARE|PEÇA AO SUPORTE|PODE FICAR|✗|✓)/gm)).toEqual([
    'PARE',
    '✗',
    'PEÇA AO SUPORTE',
    '✗',
    'PODE FICAR',
    '✗',
    '✓',
  ])
})

it('gives the sentence to send, with the name of the site', () => {
  const said = words(row('compression', false), row('compression', true))
  expect(said).toMatch(
    /✗ não confere \(1 de 2\): .*\n +A frase: “Olá! Em www\.praialimpa\.com\.br, podem ligar a compactação/,
  )
  expect(said).toContain('reports/x.txt')
  expect(said).not.toMatch(/\{site\}/)
})

it('has for each thing that is wrong something to do or to send', () => {
  const subjects: Subject[] = ['pages', 'redirects', 'headers', 'files', 'uploads', 'attacks']
  const matters: Matter[] = [
    'changed',
    'errorPages',
    'https',
    'policy',
    'types',
    'details',
    'contact',
  ]
  const rows = [
    ...subjects.map((it) => row(it, false)),
    ...matters.map((it) => row('pages', false, it)),
    row('lastUpload', true),
  ]
  for (const { todo, ask, grade } of findings(rows, 'x')) {
    expect(todo ?? ask).toMatch(/\w{3}/)
    if (grade === 'suporte') expect(ask).toMatch(/^Olá! .*x/)
  }
  // The words of the checks themselves are English
  expect(words(...rows)).not.toMatch(/status:|expected|found/)
})

it('tells what is a matter of its own from the rest of its subject', () => {
  const rows = [row('headers', false, 'contact'), row('headers', true)]
  expect(worst(findings(rows, ''))).toBe('fica')
  expect(worst(findings([...rows, row('headers', false, 'policy')], ''))).toBe('pare')
})

it('says in one line that nothing answers at all', () => {
  expect(words(row('pages', false), row('files', false))).toMatch(
    /^PARE: .*\n\n✗ o site não responde\. O que fazer: .+$/,
  )
})
