import { findings, inWords, type Topic, worst } from './findings'
import { row } from './row'

const about = (topic: Topic, ok: boolean) => row(topic, '/: status', '200', ok ? '200' : '500')

const words = (...rows: ReturnType<typeof about>[]) =>
  inWords(findings(rows, 'www.praialimpa.com.br'), 'reports/x.txt')

it('says of each topic that was looked at that it is right, in one line', () => {
  const rows = [about('pages', true), about('pages', true), about('lastUpload', true)]
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
    about('transfer', false),
    about('compression', false),
    about('uploads', false),
    about('pages', true),
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
  const said = words(about('compression', false), about('compression', true))
  expect(said).toMatch(
    /✗ não confere \(1 de 2\): .*\n +A frase: “Olá! Em www\.praialimpa\.com\.br, podem ligar a compactação/,
  )
  expect(said).toContain('reports/x.txt')
  expect(said).not.toMatch(/\{site\}/)
})

it('has for each thing that is wrong something to do or to send', () => {
  const topics: Topic[] = [
    ...(['pages', 'redirects', 'headers', 'files', 'uploads', 'attacks', 'changed'] as const),
    ...(['errorPages', 'https', 'policy', 'types', 'details', 'contact'] as const),
  ]
  const rows = [...topics.map((it) => about(it, false)), about('lastUpload', true)]
  for (const { todo, ask, grade } of findings(rows, 'x')) {
    expect(todo ?? ask).toMatch(/\w{3}/)
    if (grade === 'suporte') expect(ask).toMatch(/^Olá! .*x/)
  }
  // The words of the checks themselves are English
  expect(words(...rows)).not.toMatch(/status:|expected|found/)
})

it('weighs all by the worst of what is wrong', () => {
  const rows = [about('headers', true), about('contact', false)]
  expect(worst(findings(rows, ''))).toBe('fica')
  expect(worst(findings([...rows, about('policy', false)], ''))).toBe('pare')
})

it('says in one line that nothing answers at all', () => {
  expect(words(about('pages', false), about('files', false))).toMatch(
    /^PARE: .*\n\n✗ o site não responde\. O que fazer: .+$/,
  )
})
