import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { basename, join } from 'node:path'
import { output } from './process'

/** Not in a fresh clone. */
const NOT_SOURCES = /^(\.git|\.next.*|node_modules|reports|out)$/

/**
 * Copies the sources and the packages to another path.
 * @param folder new or empty
 */
export function copySources(folder: string): void {
  cpSync('.', folder, {
    recursive: true,
    filter: (path) => !NOT_SOURCES.test(path) && !basename(path).endsWith('.tsbuildinfo'),
  })
  // The bundler refuses packages behind a symbolic link; hard links cost almost nothing.
  const linked = spawnSync('cp', ['-al', 'node_modules', folder]).status === 0
  if (!linked) cpSync('node_modules', join(folder, 'node_modules'), { recursive: true })
}

/**
 * Builds a copy of the sources, from nothing.
 * @throws when it does not build, with the build's output
 */
export function buildCopy(folder: string): void {
  output('npm', ['run', '--silent', 'build'], 'The copy does not build', { cwd: folder })
}
