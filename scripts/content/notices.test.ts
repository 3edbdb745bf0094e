import { mkdirSync } from 'node:fs'
import { NOTICES_SIZE } from '@/lib/notices'
import { testFolder } from '@/scripts/shared/test-folder'
import { noticesProblems } from './notices'

const { at, put } = testFolder()

function problemsOf(bytes: Buffer): string[] {
  put({ 'avisos.json': bytes })
  return noticesProblems(at('avisos.json'))
}

const NONE = '{"avisos": []}'

it.each([
  ['as editors write it', Buffer.from(NONE)],
  ["with the mark of Windows' Notepad before it", Buffer.from(`\uFEFF${NONE}`)],
  ['as large as the browser reads it', Buffer.from(NONE.padEnd(NOTICES_SIZE))],
])('takes the file %s', (_, bytes) => {
  expect(problemsOf(bytes)).toEqual([])
})

it.each([
  ['larger than the browser reads it', Buffer.from(NONE.padEnd(NOTICES_SIZE + 1)), 'bytes'],
  ['with letters of ANSI', Buffer.from('{"avisos": ["ã"]}', 'latin1'), 'não foi salvo em UTF-8'],
  ['in UTF-16', Buffer.from(`\uFEFF${NONE}`, 'utf16le'), 'não foi salvo em UTF-8'],
  ['that is empty', Buffer.from(''), 'fora do lugar'],
  ['with a comma too many', Buffer.from('{"avisos": [,]}'), 'fora do lugar'],
])('refuses a file %s in one line', (_, bytes, reason) => {
  expect(problemsOf(bytes)).toEqual([
    expect.stringMatching(new RegExp(`^\\S+avisos\\.json: .*${reason}.*\\. Exemplo certo: .+$`)),
  ])
})

it('says that the file is missing, or is none', () => {
  const file = at('avisos.json')
  const line = (reason: string) => [`${file}: ${reason}. Exemplo certo: { "avisos": [] }`]
  expect(noticesProblems(file)).toEqual(line('falta'))
  mkdirSync(file)
  expect(noticesProblems(file)).toEqual(line('é uma pasta, e não um arquivo'))
})
