import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { filesBelow } from '@/scripts/shared/files'
import { prune, removeEmptyFolders } from './prune'

let folder: string

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prune-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('prune', () => {
  it('keeps files that a page names, and files that those name', () => {
    write({
      'index.html': '<link href="/_next/a.css"><script data-islands="/_next/main.js"></script>',
      '_next/a.css': 'src: url(../media/font.woff2)',
      '_next/main.js': 'import("lazy.js")',
      '_next/lazy.js': '',
      'media/font.woff2': '',
      'media/unused.woff2': '',
      '_next/unused.js': 'import("main.js")',
    })
    expect(prune(folder)).toEqual(['_next/unused.js', 'media/unused.woff2'])
    expect(filesBelow(folder)).toEqual([
      '_next/a.css',
      '_next/lazy.js',
      '_next/main.js',
      'index.html',
      'media/font.woff2',
    ])
  })

  it('keeps every page, and files requested by a fixed address', () => {
    const files = ['404.html', 'a/index.html', 'robots.txt', 'favicon.ico', 'avisos.json']
    write(Object.fromEntries([...files, '.well-known/security.txt'].map((path) => [path, ''])))
    expect(prune(folder)).toEqual([])
  })

  it('handles files that name each other', () => {
    write({ 'index.html': 'a.js', 'a.js': 'b.js', 'b.js': 'a.js' })
    expect(prune(folder)).toEqual([])
  })

  it('does not take the bytes of an image for a name', () => {
    write({ 'index.html': 'a.png', 'a.png': 'b.png', 'b.png': '' })
    expect(prune(folder)).toEqual(['b.png'])
  })
})

describe('removeEmptyFolders', () => {
  it('removes empty folders at any depth, and no others', () => {
    write({ 'a/file.txt': '' })
    mkdirSync(join(folder, 'a/empty/deep'), { recursive: true })
    removeEmptyFolders(folder)
    expect(readdirSync(join(folder, 'a'))).toEqual(['file.txt'])
  })
})
