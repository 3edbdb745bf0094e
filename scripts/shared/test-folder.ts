import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** For tests: gives each test of a file a folder of its own, with the way to a path in it. */
export function testFolder() {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const at = (path = '') => join(folder, path)
  /** Writes files, each by its path in the folder. */
  const put = (files: Readonly<Record<string, string | Buffer>>) => {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(at(path)), { recursive: true })
      writeFileSync(at(path), content)
    }
  }
  return { at, put }
}
