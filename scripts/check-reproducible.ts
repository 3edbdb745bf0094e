import './shared/node-version.mjs'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCopy, copySources } from './shared/build-copy'
import { filesBelow, withTemporaryFolder } from './shared/files'
import { NO_EXPORT } from './shared/no-export'
import { command } from './shared/process'

/*
 * Builds a copy of the sources at another path, from nothing, and compares the result with out/
 * byte by byte: npm run build && npm run build:check
 */

/** The files that are not the same in both folders, or in one alone. */
function differences(one: string, other: string): string[] {
  const bytes = (path: string) => (existsSync(path) ? readFileSync(path, 'base64') : undefined)
  return [...new Set([...filesBelow(one), ...filesBelow(other)])].filter(
    (name) => bytes(join(one, name)) !== bytes(join(other, name)),
  )
}

await command(() =>
  withTemporaryFolder((folder) => {
    if (!existsSync('out')) throw new Error(NO_EXPORT)
    copySources(folder)
    buildCopy(folder)
    const found = differences('out', join(folder, 'out'))
    if (found.length > 0)
      throw new Error(
        `The same sources built twice give different files (or out/ is older than they are):\n${found.join('\n')}`,
      )
    console.log(`Two builds at two places, ${filesBelow('out').length} files each: the same bytes`)
  }),
)
