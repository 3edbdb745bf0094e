import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { FIXTURE_FOLDER } from '@/fixtures/folder'
import { testFolder } from '@/fixtures/test-folder'
import { parseContent } from '@/model/reading/validation'
import { readContent } from './read-content'

const pathTo = testFolder()

beforeEach(() => cpSync(FIXTURE_FOLDER, pathTo(), { recursive: true }))

it('reads a file that begins with a byte order mark', () => {
  writeFileSync(
    pathTo('company.json'),
    `\uFEFF${readFileSync(`${FIXTURE_FOLDER}/company.json`, 'utf8')}`,
  )
  expect(() => parseContent(readContent(pathTo()))).not.toThrow()
})

it('names the field whose value is an object or a list where a text belongs', () => {
  const company = JSON.parse(readFileSync(`${FIXTURE_FOLDER}/company.json`, 'utf8'))
  writeFileSync(pathTo('company.json'), JSON.stringify({ ...company, name: { pt: 'Praia' } }))
  expect(() => parseContent(readContent(pathTo()))).toThrow(/company\.json, Nome/)
})

it.each<[string, (text: string) => string | Buffer, RegExp]>([
  [
    'a missing comma',
    (text) => text.replace('",\n  "phone"', '"\n  "phone"'),
    /, linha 3: .*vírgula/,
  ],
  [
    'a field twice',
    (text) => text.replace('",\n  "phone"', '",\n  "name": "Outra",\n  "phone"'),
    /, linha 3: repete o campo name/,
  ],
  ['a missing end', (text) => text.slice(0, -3), /, linha \d+: .*vírgula/],
  ['no text', () => '', /, linha 1: .*vírgula/],
  ['another encoding', (text) => Buffer.from(text, 'latin1'), /: não foi salvo em UTF-8/],
])('reports a file with %s in one line', (_, change, line) => {
  writeFileSync(
    pathTo('company.json'),
    change(readFileSync(`${FIXTURE_FOLDER}/company.json`, 'utf8')),
  )
  expect(() => readContent(pathTo())).toThrow(line)
  expect(() => readContent(pathTo())).toThrow(/^[^\n]*$/)
  expect(() => readContent(pathTo())).toThrow(`${pathTo()}/company.json`)
})

it('reports a missing file by name', () => {
  expect(() => readContent(pathTo('nowhere'))).toThrow(
    `${pathTo('nowhere')}/company.json: falta o arquivo`,
  )
})
