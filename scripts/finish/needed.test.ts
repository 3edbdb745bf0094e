import { testFolder } from '@/scripts/shared/test-folder'
import { needed } from './needed'

const { at, put } = testFolder()

function neededOf({ 'index.html': page = '', ...files }: Record<string, string>): string[] {
  put(files)
  return needed(at(), [page]).sort()
}

it('finds what a page names, and what that names', () => {
  const found = neededOf({
    'index.html': '<link href="/_next/a.css"><script data-islands="/_next/main.js"></script>',
    '_next/a.css': 'src: url(../media/font.woff2)',
    '_next/main.js': 'import("lazy.js")',
    '_next/lazy.js': '',
    'media/font.woff2': '',
    'media/unused.woff2': '',
    '_next/unused.js': 'import("main.js")',
    '_not-found.html': 'unused.js',
  })
  expect(found).toEqual(['_next/a.css', '_next/lazy.js', '_next/main.js', 'media/font.woff2'])
})

it('finds what is requested by a fixed address', () => {
  const fixed = ['avisos.json', 'favicon.ico', 'robots.txt']
  expect(neededOf(Object.fromEntries(fixed.map((path) => [path, ''])))).toEqual(fixed)
})

it('follows files that name each other', () => {
  const files = { 'index.html': 'a.js', 'a.js': 'b.js', 'b.js': 'a.js' }
  expect(neededOf(files)).toEqual(['a.js', 'b.js'])
})

it('does not take the bytes of an image for a name', () => {
  expect(neededOf({ 'index.html': 'a.png', 'a.png': 'b.png', 'b.png': '' })).not.toContain('b.png')
})
