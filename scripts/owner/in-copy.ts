import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { copyClone } from '@/scripts/shared/build-copy'

/*
 * For tests: a copy of the project at a path as owners have them, in which commands run with programs of
 * the test's own in the place of npm, the browser and Next.
 */

/** What stands in for `next dev`: it answers at the address that it was given. */
const NEXT = `
const [, , , , host, , port] = process.argv
require('node:http').createServer((_, response) => response.end('site')).listen(Number(port), host)
`

export type Copy = {
  folder: string
  /** Environment in which the programs of the test are found first. */
  env: NodeJS.ProcessEnv
  /** Each call of a program of the test: its name and what it was given. */
  calls: () => string[]
  /** Makes the content as it is here, and takes away what commands have written. */
  reset: () => void
  edit: (path: string, before: RegExp, after: string) => void
  remove: () => void
}

export function projectCopy(): Copy {
  const parent = mkdtempSync(join(tmpdir(), 'dono-'))
  const folder = join(parent, 'Meu site é ção')
  copyClone(folder)

  const packages = join(folder, 'node_modules')
  mkdirSync(join(packages, 'next/dist/bin'), { recursive: true })
  writeFileSync(join(packages, 'next/dist/bin/next'), NEXT)
  for (const name of readdirSync('node_modules'))
    if (name !== 'next') symlinkSync(resolve('node_modules', name), join(packages, name))

  const programs = join(parent, 'programs')
  const log = join(parent, 'calls.txt')
  mkdirSync(programs)
  writeFileSync(log, '')
  for (const name of ['npm', 'xdg-open', 'open']) {
    const program = join(programs, name)
    writeFileSync(program, `#!/bin/sh\necho ${name} "$@" >> '${log}'\n`)
    chmodSync(program, 0o755)
  }
  return {
    folder,
    env: {
      ...process.env,
      PATH: [programs, dirname(process.execPath), process.env.PATH].join(delimiter),
    },
    calls: () => readFileSync(log, 'utf8').split('\n').filter(Boolean),
    reset: () => {
      for (const name of ['content', 'copias', 'out', 'publicado'])
        rmSync(join(folder, name), { recursive: true, force: true })
      cpSync('content', join(folder, 'content'), { recursive: true })
      writeFileSync(log, '')
    },
    edit: (path, before, after) => {
      const file = join(folder, path)
      const text = readFileSync(file, 'utf8')
      if (!before.test(text)) throw new Error(`${path} has no ${before}`)
      writeFileSync(file, text.replace(before, after))
    },
    remove: () => rmSync(parent, { recursive: true, force: true }),
  }
}
