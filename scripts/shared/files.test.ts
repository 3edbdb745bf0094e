/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { filesBelow } from './files'

let folder: string

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prune-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('filesBelow', () => {
  it('lists every file in a fixed order, with forward slashes', () => {
    write({ 'b/c/d.txt': '', 'a.html': '', 'b/a.css': '' })
    expect(filesBelow(folder)).toEqual(['a.html', 'b/a.css', 'b/c/d.txt'])
  })
})
