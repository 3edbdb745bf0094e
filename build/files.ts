import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Lists all files of a folder and its subfolders.
 * @returns sorted paths relative to the folder
 */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort()
}

/**
 * Writes a file. Keeps an unchanged one, because a test or `next dev` may be reading it. Renames the complete file,
 * because later builds would publish a half of a photo.
 */
export function writeIfChanged(path: string, content: string | Buffer): void {
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) return
  mkdirSync(dirname(path), { recursive: true })
  const incomplete = `${path}.incomplete`
  writeFileSync(incomplete, content)
  renameSync(incomplete, path)
}

/**
 * Returns a hash for a file name, because browsers keep the file for a year. Five digits, because
 * each name is in a page, and one change in a million finds the same digits.
 */
export function fileHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 5)
}
