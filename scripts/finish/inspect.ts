import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { IMMUTABLE_PATHS } from '@/lib/http-headers'
import { addressesIn } from '@/scripts/shared/addresses'
import { filesBelow } from '@/scripts/shared/files'

const TEXT = ['.css', '.html', '.js', '.svg', '.txt', '.xml']
/** Files without a sentence of content/, in which "ATENDEMOS O ANO TODO:" would be no note. */
const CODE = ['.css', '.js', '.svg']
const NOTE = /sourceMappingURL=|\bFIXME\b|\bTODO\b[:(]/
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

/** Windows separates folders by a backslash, which is doubled inside a script. */
const slashed = (text: string) => text.replaceAll(/\\+/g, '/')

/** Whether a text names a folder of a machine: "/app/" as such, and not inside a longer address. */
function namesFolder(text: string, folder: string): boolean {
  for (let at = text.indexOf(folder); at !== -1; at = text.indexOf(folder, at + 1))
    if (!/[\w.-]/.test(text[at - 1] ?? '')) return true
  return false
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
    const note = CODE.includes(extname(path)) ? NOTE.exec(text)?.[0] : undefined
    const leak = machine.find((place) => namesFolder(slashed(text), slashed(place))) ?? note
    if (leak !== undefined) throw new Error(`${path} says "${leak}", which is not for the public`)

    const missing = addressesIn(path, text, siteUrl).find((address) => !exists(address))
    if (missing !== undefined) throw new Error(`${path} names ${missing}, which does not exist`)
  }
}
