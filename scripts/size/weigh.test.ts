import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { weighPage } from './weigh'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'size-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Writes a page that names the files, each of so many bytes. */
function page(html: string, files: Record<string, number>): string {
  for (const [path, length] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(
      join(folder, path),
      path.endsWith('.css') ? 'a{b:url(c.woff2)}' : 'x'.repeat(length),
    )
  }
  writeFileSync(join(folder, 'index.html'), html)
  return 'index.html'
}

test('counts a file that a page names twice once', () => {
  const html = '<img src="/a.png"><img src="/a.png"><img src="/b.png">'
  expect(weighPage(folder, page(html, { 'a.png': 100, 'b.png': 20 })).pictures.raw).toBe(120)
})

test('counts once a file of which a page shows several parts', () => {
  const html = '<img src="/a.svg#one"><img src="/a.svg#two">'
  expect(weighPage(folder, page(html, { 'a.svg': 100 })).pictures.raw).toBe(100)
})

test('counts the heaviest file of a picture', () => {
  const html =
    '<picture><source srcset="/s.avif 400w, /l.avif 800w"><img src="/f.png"></picture><img src="/g.png">'
  const files = { 's.avif': 100, 'l.avif': 300, 'f.png': 200, 'g.png': 7 }
  expect(weighPage(folder, page(html, files)).pictures.raw).toBe(307)
})

test("leaves out the owner's photos, which have a limit of their own", () => {
  const html =
    '<picture><source srcset="/s.avif 400w, /l.avif 800w"><img src="/f.jpg"></picture><img src="/g.png">'
  const files = { 's.avif': 100, 'l.avif': 300, 'f.jpg': 200, 'g.png': 7 }
  expect(weighPage(folder, page(html, files)).pictures.raw).toBe(7)
})

test('counts the bundles that a page lists, and the fonts that its style sheet names', () => {
  const html = '<link rel="stylesheet" href="/s/a.css"><script data-islands="/a.js /b.js"></script>'
  const files = { 's/a.css': 0, 's/c.woff2': 50, 'a.js': 30, 'b.js': 12, 'not-named.js': 99 }
  const { scripts, fonts, css } = weighPage(folder, page(html, files))
  expect([scripts.raw, fonts.raw, css.raw]).toEqual([42, 50, 17])
})

test('counts text in brotli, and compressed files unchanged', () => {
  const html = '<img src="/a.svg"><img src="/b.avif">'
  const { pictures } = weighPage(folder, page(html, { 'a.svg': 1000, 'b.avif': 1000 }))
  expect(pictures.raw).toBe(2000)
  expect(pictures.brotli).toBeGreaterThan(1000)
  expect(pictures.brotli).toBeLessThan(1100)
})
