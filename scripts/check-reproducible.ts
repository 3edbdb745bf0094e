import './shared/node-version.mjs'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCopy } from './shared/build-copy'
import { filesBelow, withTemporaryFolder } from './shared/files'
import { command } from './shared/process'

/*
 * Builds a copy of the sources at another path, from nothing, and compares the result with out/ and
 * hosting/ byte by byte: npm run build && npm run build:check
 */

const RESULTS = ['out', 'hosting']

/** @returns one line for each file that is not the same in both folders */
function differences(one: string, other: string): string[] {
  const names = [...new Set([...filesBelow(one), ...filesBelow(other)])]
  return names.flatMap((name) => {
    const paths = [join(one, name), join(other, name)]
    const missing = paths.find((path) => !existsSync(path))
    if (missing) return [`${missing} is missing`]
    const [first, second] = paths.map((path) => readFileSync(path))
    return first && second?.equals(first) ? [] : [`${join(one, name)} differs`]
  })
}

await command(() =>
  withTemporaryFolder((folder) => {
    if (!RESULTS.every((result) => existsSync(result)))
      throw new Error('There is no export yet. Run "npm run build" first.')
    buildCopy(folder)
    const found = RESULTS.flatMap((result) => differences(result, join(folder, result)))
    if (found.length > 0)
      throw new Error(
        `The same sources built twice give different files (or out/ is older than they are):\n${found.join('\n')}`,
      )
    console.log(`Two builds at two places, ${filesBelow('out').length} files each: the same bytes`)
  }),
)
