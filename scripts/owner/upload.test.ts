import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { filesBelow } from '@/scripts/shared/files'
import { addToUpload, uploadSteps } from './upload'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upload-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, day = 1): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '')
  utimesSync(file, day * 86_400, day * 86_400)
}

const add = () => addToUpload(join(folder, 'out'), join(folder, 'site'))

it('keeps hashed files of earlier builds and nothing else that the build has not', () => {
  for (const path of ['out/index.html', 'out/images/a.2.svg', 'out/.htaccess']) write(path)
  for (const path of ['site/old.html', 'site/images/a.1.svg', 'site/_next/static/old.js'])
    write(path)
  expect(add()).toBe(5)
  expect(filesBelow(join(folder, 'site'))).toEqual(
    ['.htaccess', '_next/static/old.js', 'images/a.1.svg', 'images/a.2.svg', 'index.html'].sort(),
  )
})

it('lets the oldest go where more files than Cloudflare takes would go up', () => {
  write('out/index.html')
  for (let day = 1; day <= 1000; day++) write(`site/images/${day}.svg`, day)
  expect(add()).toBe(1000)
  const kept = filesBelow(join(folder, 'site'))
  expect(kept).toContain('images/1000.svg')
  expect(kept).not.toContain('images/1.svg')
})

it('names the project after the domain, on the page and for the command line', () => {
  const said = uploadSteps('https://www.praialimpa.com.br', 12)
  expect(said).toContain('Workers & Pages › praialimpa\n')
  expect(said).toContain('--project-name praialimpa ')
})
