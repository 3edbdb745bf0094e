import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'

/** What is made from the sources or is no part of them. */
const NOT_COPIED =
  /^(?:\.git|\.next.*|node_modules|out|hosting|reports|coverage|test-results|e2e|.*\.tsbuildinfo)$/

/** The site as another owner would have it, built in a copy of the project. */
type Variant = {
  /** The finished export. */
  out: string
  remove: () => void
}

/**
 * Draws and builds the site after changes to its files.
 * @param edits for each path from the root of the project, what becomes of the file's text
 * @throws with what the command said when it fails
 */
export function buildVariant(edits: Record<string, (text: string) => string>): Variant {
  // Inside the project: the bundler takes nothing from outside the folder that has its packages.
  const folder = mkdtempSync(resolve('.next-variant-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    for (const name of readdirSync('.').filter((it) => !NOT_COPIED.test(it)))
      cpSync(name, join(folder, name), { recursive: true })
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
    for (const [path, edit] of Object.entries(edits)) {
      const file = join(folder, path)
      const before = readFileSync(file, 'utf8')
      const after = edit(before)
      if (after === before) throw new Error(`${path}: the edit finds nothing to change`)
      writeFileSync(file, after)
    }
    for (const script of ['art', 'build']) {
      const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script], {
        cwd: folder,
        encoding: 'utf8',
        // npm is a script on Windows, which only its shell can start.
        shell: process.platform === 'win32',
      })
      if (status !== 0) throw new Error(`npm run ${script} failed:\n${stdout}${stderr}`)
    }
    return { out: join(folder, 'out'), remove }
  } catch (error) {
    remove()
    throw error
  }
}
