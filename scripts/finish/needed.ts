import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { filesBelow } from '@/scripts/shared/files'

const TEXT = ['.html', '.txt', '.js', '.css', '.xml', '.json']
/** Browsers and crawlers request these by a fixed address; no page names them. */
const KNOWN_BY_NAME = ['robots.txt', 'favicon.ico', 'avisos.json']

/**
 * The files of an export that its pages need: what they name, directly or through other files.
 * @param pages their finished HTML
 */
export function needed(folder: string, pages: readonly string[]): string[] {
  const files = filesBelow(folder)
  const names = new Map(
    files
      .filter((path) => !path.endsWith('.html'))
      .map((path) => [path.slice(path.lastIndexOf('/') + 1), path]),
  )
  const found = new Set(files.filter((path) => KNOWN_BY_NAME.includes(path)))
  const look = (text: string) => {
    for (const [name, named] of names) if (text.includes(name)) found.add(named)
  }
  pages.forEach(look)
  // What is found is looked through in its turn.
  for (const path of found)
    if (TEXT.includes(extname(path))) look(readFileSync(join(folder, path), 'utf8'))
  return [...found]
}
