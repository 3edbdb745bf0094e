import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesBelow } from './files'

it('lists every file in a fixed order, with forward slashes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'))
  mkdirSync(join(folder, 'b', 'c'), { recursive: true })
  for (const path of ['b/c/d.txt', 'a.html', 'b/a.css']) writeFileSync(join(folder, path), '')
  expect(filesBelow(folder)).toEqual(['a.html', 'b/a.css', 'b/c/d.txt'])
  rmSync(folder, { recursive: true })
})
