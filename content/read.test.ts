import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { contentErrors } from '@/content/validation'
import { testFolder } from '@/scripts/shared/test-folder'
import { FIXTURE, OWNER } from './folder'
import { readContent } from './read'

const at = testFolder()

beforeEach(() => cpSync(FIXTURE, at(), { recursive: true }))

it.each([OWNER, FIXTURE])('reads %s, and finds nothing wrong there', (folder) => {
  expect(contentErrors(readContent(folder))).toEqual([])
})

it('reads a file that an editor began with a byte order mark', () => {
  writeFileSync(at('company.json'), `\uFEFF${readFileSync(`${FIXTURE}/company.json`, 'utf8')}`)
  expect(contentErrors(readContent(at()))).toEqual([])
})

it.each<[string, (text: string) => string | Buffer, RegExp]>([
  ['a comma less', (text) => text.replace('",\n  "phone"', '"\n  "phone"'), /, linha 3: .*vírgula/],
  ['its end cut off', (text) => text.slice(0, -3), /, linha \d+: .*vírgula/],
  ['nothing in it', () => '', /, linha 1: .*vírgula/],
  ['other encoding', (text) => Buffer.from(text, 'latin1'), /: não foi salvo em UTF-8/],
])('says in one line where a file is wrong with %s', (_, change, line) => {
  writeFileSync(at('company.json'), change(readFileSync(`${FIXTURE}/company.json`, 'utf8')))
  expect(() => readContent(at())).toThrow(line)
  expect(() => readContent(at())).toThrow(/^[^\n]*$/)
  expect(() => readContent(at())).toThrow(`${at()}/company.json`)
})

it('names a file that is missing', () => {
  expect(() => readContent(at('nowhere'))).toThrow(`${at('nowhere')}/company.json: falta o arquivo`)
})
