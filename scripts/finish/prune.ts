import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { extname, join } from 'node:path'
import { filesBelow } from '@/scripts/shared/files'

const TEXT = ['.html', '.txt', '.js', '.css', '.xml', '.json', '.webmanifest']
/** Browsers and crawlers request these by a fixed address; no page names them. */
const KNOWN_BY_NAME = ['robots.txt', 'favicon.ico', 'avisos.json']

/**
 * Deletes the files that no page names, directly or through other files.
 * @returns the paths that were deleted
 */
export function prune(folder: string): string[] {
  const files = filesBelow(folder)
  const names = new Map(files.map((path) => [path.slice(path.lastIndexOf('/') + 1), path]))
  const isPage = (path: string) => path.endsWith('.html')
  const kept = new Set<string>()
  const waiting = files.filter(
    (path) => isPage(path) || KNOWN_BY_NAME.includes(path) || path.startsWith('.well-known/'),
  )
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (kept.has(path)) continue
    kept.add(path)
    if (!TEXT.includes(extname(path))) continue
    const text = readFileSync(join(folder, path), 'utf8')
    for (const [name, named] of names) {
      if (!kept.has(named) && !isPage(named) && text.includes(name)) waiting.push(named)
    }
  }
  const unused = files.filter((path) => !kept.has(path))
  for (const path of unused) rmSync(join(folder, path))
  return unused
}

/** Removes empty folders. */
export function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name))
  }
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true })
}
