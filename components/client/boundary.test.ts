import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))

const marked = ['app', 'browser', 'components', 'content', 'lib']
  .flatMap(sources)
  .filter((path) => /^\s*(['"])use client\1/m.test(readFileSync(path, 'utf8')))

it('keeps what runs in the browser as React in components/client', () => {
  expect(marked.filter((path) => !path.startsWith(join('components', 'client')))).toEqual([])
})
