import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { IMMUTABLE_PATHS } from '@/lib/http-headers'
import { addressesIn } from '@/scripts/shared/addresses'
import { filesBelow } from '@/scripts/shared/files'
import { folderIn } from '@/scripts/shared/machine'

const TEXT = ['.css', '.html', '.js', '.svg', '.txt', '.xml']
const SOURCE_MAP = /sourceMappingURL=/
const NOTE = /sourceMappingURL=|\bFIXME\b|\bTODO\b[:(]/
/** What is for developers alone. A sentence of content/ or of a package may well say "TODO:". */
const NOTES: Readonly<Record<string, RegExp>> = { '.css': NOTE, '.svg': NOTE, '.js': SOURCE_MAP }
/**
 * What the bundlers put into a name: Next's a hash of eight signs or more, at least one a digit;
 * esbuild's eight signs of base 32.
 */
const HASHED_NAME = /(?=[^.]*\d)[\w~-]{8,}\.\w+$|-[A-Z2-7]{8}\.js$/

/** Whether a file's name changes with its content. */
function namedByContent(path: string, content: Buffer): boolean {
  if (!/^images\/.*\.svg$/.test(path)) return HASHED_NAME.test(path)
  // Drawings can be replaced by hand, so their hash is looked up and not only looked at.
  return path.includes(createHash('sha256').update(content).digest('hex').slice(0, 8))
}

/**
 * The last look at an export before it takes the place of the one before.
 * @param machine folders of this machine, each with a slash at its end, that no file may name
 * @throws at the first file that is missing, misnamed, or tells what is nobody's business
 */
export function inspect(folder: string, siteUrl: string, machine: readonly string[]): void {
  const exists = (address: string) =>
    existsSync(join(folder, address)) || existsSync(join(folder, `${address}.html`))

  for (const path of filesBelow(folder)) {
    const content = readFileSync(join(folder, path))
    const kept = IMMUTABLE_PATHS.some((prefix) => `/${path}`.startsWith(prefix))
    if (kept && !namedByContent(path, content))
      throw new Error(
        `${path} would be kept for a year by browsers, but its name has no hash of its content; run "npm run art"`,
      )
    if (!TEXT.includes(extname(path))) continue

    const text = content.toString()
    const leak = folderIn(text, machine) ?? NOTES[extname(path)]?.exec(text)?.[0]
    if (leak !== undefined) throw new Error(`${path} says "${leak}", which is not for the public`)

    const missing = addressesIn(path, text, siteUrl).find((address) => !exists(address))
    if (missing !== undefined) throw new Error(`${path} names ${missing}, which does not exist`)
  }
}
