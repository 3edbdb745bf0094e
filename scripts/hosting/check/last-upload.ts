import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { missing } from './files'
import { type Row, row } from './row'
import type { Site } from './site'

const read = (note: string) => (existsSync(note) ? readFileSync(note, 'utf8').trim() : '')

/**
 * Asks for the hashed files of the last upload, which a page that was opened before this one still needs,
 * and notes those of this one. What is missing stays in the note until it is there again.
 * @param note the file that keeps them
 */
export async function lastUpload(site: Site, note: string): Promise<Row[]> {
  const before = read(note).split('\n').filter(Boolean)
  const lost = await missing(site.base, before)

  const hashed = [...site.files.keys()].filter((path) =>
    site.rules.immutablePaths.some((prefix) => path.startsWith(prefix)),
  )
  const absent = await missing(site.base, hashed)
  const now = hashed.filter((path) => !absent.includes(path))
  writeFileSync(
    note,
    [...new Set([...(lost.length > 0 ? before : []), ...now])].map((path) => `${path}\n`).join(''),
  )
  if (before.length === 0) return []
  const all = `all ${before.length} files`
  const found = lost.length > 0 ? `without ${lost.join(', ')}` : all
  return [row('lastUpload', `hashed files of the last upload (${note})`, all, found)]
}
