import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { filesBelow } from './prune'

/** Files that name others and whose own name does not depend on what they say. */
const REWRITABLE = ['.html', '.webmanifest', '.xml']
/** Files that name others and carry a hash of their content in their name. */
const FIXED = ['.js', '.css']
const MENTION = /\/images\/[\w./-]+/g

/**
 * Puts a hash of its content into the name of every picture, so that hosts may let browsers keep it
 * for good, and changes each mention of it.
 * @throws when a bundle names a picture: its own name would no longer match its content
 */
export function fingerprintPictures(folder: string): void {
  const renamed = new Map<string, string>()
  const files = filesBelow(folder)
  for (const path of files.filter((file) => file.startsWith('images/'))) {
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex')
    const ending = extname(path)
    const name = `${path.slice(0, -ending.length)}-${hash.slice(0, 8)}${ending}`
    renameSync(join(folder, path), join(folder, name))
    renamed.set(`/${path}`, `/${name}`)
  }
  for (const path of files) {
    const fixed = FIXED.includes(extname(path))
    if (!fixed && !REWRITABLE.includes(extname(path))) continue
    const text = readFileSync(join(folder, path), 'utf8')
    const changed = text.replaceAll(MENTION, (mention) => renamed.get(mention) ?? mention)
    if (changed === text) continue
    if (fixed)
      throw new Error(
        `${path} names a picture below /images/; import it or write its path relative, like url("../public/images/ralo.svg")`,
      )
    writeFileSync(join(folder, path), changed)
  }
}
