import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** For tests: gives each test of a file a folder of its own, with the way to a path in it. */
export function testFolder() {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  return (path = '') => join(folder, path)
}
