import { testFolder } from '@/scripts/shared/test-folder'
import { weighPage } from './weigh'

const { at, put } = testFolder()

/** The weight of a page that names the files, each of so many bytes. */
function weigh(html: string, files: Record<string, number>) {
  put({ 'index.html': html })
  for (const [path, length] of Object.entries(files))
    put({ [path]: path.endsWith('.css') ? 'a{b:url(c.woff2)}' : 'x'.repeat(length) })
  return weighPage(at(), 'index.html')
}

test('counts a file that a page names twice once', () => {
  const html = '<img src="/a.png"><img src="/a.png"><img src="/b.png">'
  expect(weigh(html, { 'a.png': 100, 'b.png': 20 }).pictures.raw).toBe(120)
})

test('counts once a file of which a page shows several parts', () => {
  const html = '<img src="/a.svg#one"><img src="/a.svg#two">'
  expect(weigh(html, { 'a.svg': 100 }).pictures.raw).toBe(100)
})

test('counts the heaviest file of a picture', () => {
  const html =
    '<picture><source srcset="/s.avif 400w, /l.avif 800w"><img src="/f.png"></picture><img src="/g.png">'
  const files = { 's.avif': 100, 'l.avif': 300, 'f.png': 200, 'g.png': 7 }
  expect(weigh(html, files).pictures.raw).toBe(307)
})

test("leaves out the owner's photos, which have a limit of their own", () => {
  const html =
    '<picture><source srcset="/s.avif 400w, /l.avif 800w"><img src="/f.jpg"></picture><img src="/g.png">'
  const files = { 's.avif': 100, 'l.avif': 300, 'f.jpg': 200, 'g.png': 7 }
  expect(weigh(html, files).pictures.raw).toBe(7)
})

test('counts the bundles that a page lists, and the fonts that its style sheet names', () => {
  const html = '<link rel="stylesheet" href="/s/a.css"><script data-islands="/a.js /b.js"></script>'
  const files = { 's/a.css': 0, 's/c.woff2': 50, 'a.js': 30, 'b.js': 12, 'not-named.js': 99 }
  const { scripts, fonts, css } = weigh(html, files)
  expect([scripts.raw, fonts.raw, css.raw]).toEqual([42, 50, 17])
})

test('counts text in brotli, and compressed files unchanged', () => {
  const html = '<img src="/a.svg"><img src="/b.avif">'
  const { pictures } = weigh(html, { 'a.svg': 1000, 'b.avif': 1000 })
  expect(pictures.raw).toBe(2000)
  expect(pictures.brotli).toBeGreaterThan(1000)
  expect(pictures.brotli).toBeLessThan(1100)
})
