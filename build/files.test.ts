import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeIfChanged } from './files'

const folder = mkdtempSync(join(tmpdir(), 'files-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('replaces a file at once, so that an interrupted build leaves no half of it', () => {
  const path = join(folder, 'photo.avif')
  writeFileSync(path, 'old')
  const old = openSync(path, 'r')
  writeIfChanged(path, 'new')
  expect(readFileSync(old, 'utf8')).toBe('old')
  expect(readFileSync(path, 'utf8')).toBe('new')
  expect(readdirSync(folder)).toEqual(['photo.avif'])
  closeSync(old)
})
