import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { FIXTURE, outputFolder } from '@/content/folder'
import { type RoutePath, routes } from '@/content/routes'
import { filesBelow } from './shared/files'

/** Of the company with every field filled in, so that an owner's sentence breaks no budget. */
const FOLDER = outputFolder(FIXTURE)
const files = filesBelow(FOLDER)
const read = (path: string) => readFileSync(join(FOLDER, path))
const ending = (extension: string) => files.filter((path) => path.endsWith(extension))

/** Drawings that a page or the style sheet names, in every version. An owner's photos are no drawings. */
function drawingsOf(page: string): string[] {
  const text = [page, ...ending('.css')].map(read).join()
  return ending('.svg').filter((path) => text.includes(basename(path)))
}

/**
 * The most bytes of each page, with the style of its first screen, and of its drawings, in brotli. There is room for a
 * sentence in each.
 */
const PAGES: Readonly<Record<RoutePath, { html: number; drawings: number }>> = {
  '/': { html: 21_100, drawings: 72_000 },
  '/desentupimento': { html: 18_800, drawings: 52_000 },
}

/** The most bytes that a server sends, in brotli. */
const BUDGET: readonly (readonly [name: string, files: readonly string[], most: number])[] = [
  ...routes.map(({ path, file }) => [file, [file], PAGES[path].html] as const),
  ['404.html', ['404.html'], 12_400],
  ['500.html', ['500.html'], 12_400],
  ['style sheet below the first screen', ending('.css'), 3600],
  ['fonts', ending('.woff2'), 12_500],
  ['all scripts', ending('.js'), 95_000],
  ...routes.map(
    ({ path, file }) => [`drawings of ${file}`, drawingsOf(file), PAGES[path].drawings] as const,
  ),
  ['drawings of 404.html', drawingsOf('404.html'), 7000],
]

/** A packed file does not get smaller. */
const weigh = (path: string) => Math.min(read(path).length, brotliCompressSync(read(path)).length)

const rows = BUDGET.map(([name, paths, most]) => {
  const bytes = paths.reduce((sum, path) => sum + weigh(path), 0)
  // 0 bytes means that no file matched its pattern, so fail.
  const isKept = bytes > 0 && bytes <= most
  if (!isKept) process.exitCode = 1
  return [name, { bytes, 'at most': most, kept: isKept }]
})
console.table(Object.fromEntries(rows))
