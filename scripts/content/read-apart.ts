import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/*
 * For tests: the files of content/ after a change, read in a program of their own as the build reads
 * them. Jest would load them in a way of its own.
 */

const PROGRAM = `
  import { readContent } from './scripts/content/read.ts'
  import { contentProblems } from './scripts/content/problems.ts'
  const problems = async (folder) => {
    try {
      return contentProblems(await readContent(folder))
    } catch (error) {
      return error.message.split('\\n')
    }
  }
  const found = []
  for (const folder of process.argv.slice(1)) found.push(await problems(folder))
  console.log(JSON.stringify(found))
`

/** A change of one file of content/. */
export type FileChange = { file: string; change: (text: string) => string | Buffer }

/** The lines about each of some changes of the files as they stand. */
export function problemsOfFiles(changes: readonly FileChange[]): string[][] {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  const folders = changes.map(({ file, change }, index) => {
    const folder = join(root, String(index))
    cpSync('content', join(folder, 'content'), { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    const path = join(folder, 'content', file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
    return folder
  })
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM, ...folders],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  rmSync(root, { recursive: true })
  if (status !== 0) throw new Error(`the files could not be read:\n${stdout}${stderr}`)
  return JSON.parse(stdout)
}
