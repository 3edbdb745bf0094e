/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** All that the check reads. */
const READ = ['app', 'art', 'content', 'lib', 'public', 'scripts', 'package.json', 'tsconfig.json']

// Each test starts a program, which a busy machine takes its time over.
jest.setTimeout(60_000)

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launch-'))
  for (const name of READ) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the check on a copy of the project in which one text takes the place of another. */
function check(path: string, before: RegExp, after: string) {
  const file = join(folder, path)
  const text = readFileSync(file, 'utf8')
  if (!before.test(text)) throw new Error(`${path} has no ${before}`)
  writeFileSync(file, text.replace(before, after))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/launch-check.ts'],
    { cwd: folder, encoding: 'utf8' },
  )
  return { status, said: stdout + stderr }
}

it('ends with 1 and names file, field, reason and example while a sample is left', () => {
  const { status, said } = check('content/testimonials.ts', /sample: \w+/, 'sample: true')
  expect(status).toBe(1)
  expect(said).toMatch(
    /IMPEDE A PUBLICAÇÃO[\s\S]*content\/testimonials\.ts: homeTestimonials\n.* são amostras.*\n +Por quê: .+\n +Exemplo certo: .+/,
  )
})

it.each([
  [
    'a forgotten comma',
    'content/company.ts',
    /(name: '[^']+'),/,
    '$1',
    /^content\/company\.ts: linha \d+ .*vírgula.* Exemplo certo: /m,
  ],
  [
    'a word that JavaScript does not know',
    'content/testimonials.ts',
    /sample: \w+/,
    'sample: False',
    /^content\/testimonials\.ts: linha \d+ .*'False' está sem aspas\. Exemplo certo: .* true ou false/m,
  ],
  [
    'a file that another asks for in vain',
    'content/testimonials.ts',
    /import type .*/,
    "import './typos'",
    /^content\/testimonials\.ts: não .*typos.*\. Exemplo certo: /m,
  ],
  [
    'a picture without alt',
    'content/drains.ts',
    /alt: '[^']+'/,
    "alt: ''",
    /^content\/drains\.ts, linha \d+: hero\.alt está vazio\. Exemplo certo: /m,
  ],
  [
    'drawings with a name of before',
    'content/company.ts',
    /name: '[^']+'/,
    "name: 'Outra Casa'",
    /^public\/images: .* de antes \(.*\)\. O que fazer: rode "npm run art"/m,
  ],
])('ends with 1 and one line about %s', (_name, path, before, after, line) => {
  const { status, said } = check(path, before, after)
  expect(status).toBe(1)
  expect(said).toMatch(line)
  expect(said).not.toMatch(/\n +at /)
})
