import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { filesBelow } from '@/scripts/shared/files'

const TEXT = ['.html', '.txt', '.js', '.css', '.xml', '.json', '.webmanifest']
/** Browsers and crawlers request these by a fixed address; no page names them. */
const KNOWN_BY_NAME = ['robots.txt', 'favicon.ico', 'avisos.json']

/** The files of an export that its pages need: what they name, directly or through other files. */
export function needed(folder: string, pages: readonly string[]): string[] {
  const files = filesBelow(folder)
  const names = new Map(
    files
      .filter((path) => !path.endsWith('.html'))
      .map((path) => [path.slice(path.lastIndexOf('/') + 1), path]),
  )
  // What is found is looked through in its turn.
  const found = new Set([...pages, ...files.filter((path) => KNOWN_BY_NAME.includes(path))])
  for (const path of found) {
    if (!TEXT.includes(extname(path))) continue
    const text = readFileSync(join(folder, path), 'utf8')
    for (const [name, named] of names) if (text.includes(name)) found.add(named)
  }
  return [...found]
}
