/** @jest-environment node */
import { findings } from './findings'

const row = (subject: 'pages' | 'files' | 'lastUpload', ok: boolean) => ({
  subject,
  ok,
  check: '/: status',
  expected: '200',
  found: '500',
})

it('says of each subject that was looked at whether it is right, in one line', () => {
  const said = findings([row('pages', true), row('pages', true), row('lastUpload', true)], 'x.txt')
  expect(said.split('\n')).toEqual([
    expect.stringMatching(/^✓ as páginas são/),
    expect.stringMatching(/^✓ os arquivos do envio anterior/),
    '',
    'Tudo certo.',
  ])
})

it('says what to do where something is wrong, and where the technician finds the rest', () => {
  const said = findings([row('files', false), row('files', true)], 'reports/x.txt')
  expect(said).toMatch(/^✗ não confere \(1 de 2\): .*O que fazer: peça ao suporte/)
  expect(said).toContain('reports/x.txt')
  // The words of the checks themselves are English
  expect(said).not.toMatch(/status|expected|found/)
})

it('says in one line that nothing answers at all', () => {
  expect(findings([row('pages', false), row('files', false)], 'x.txt')).toMatch(
    /^O site não responde.*$/,
  )
})
