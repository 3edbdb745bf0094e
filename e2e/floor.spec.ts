import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { filesBelow } from '@/scripts/shared/files'
import { missingInCss, missingInScript } from '@/scripts/shared/floor'
import { OUT } from './fixtures'

/** Features that the oldest browsers may lack, by the loss of their visitors. */
const LACKING = {
  'looks that say nothing': [
    ...['::selection', 'forced-color-adjust', 'outline', 'paint-order'],
    ...['scrollbar-color', 'scrollbar-width', 'text-decoration-thickness', 'text-wrap-style'],
    ...['@view-transition', 'view-transition-name', 'cursor: pointer', 'break-after: avoid'],
  ],
  'manners of scrolling': ['overscroll-behavior', 'overscroll-behavior-x', 'scroll-snap-type'],
  'breaks in the longest words on iOS 15.0 to 15.3': ['overflow-wrap: anywhere'],
  'the two rings of the focus on iOS 15.0 to 15.3, which draws its own': [':focus-visible'],
  'a page that stands still behind the open menu, and tidy edges of it': [':has'],
  'answers that are printed, and layout that waits': ['::details-content', 'content-visibility'],
  'nothing: older versions have them in grids, and the names are of packages': [
    ...['align-content: start', 'align-self: start'],
    ...['.use', '.pause', '.notify'],
  ],
}

const files = (ending: string) =>
  filesBelow(OUT)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(`${OUT}/${name}`, 'utf8') }))

test.describe('the files of the export', { tag: '@desktop' }, () => {
  test('need nothing that the oldest supported browsers lack', () => {
    const pages = files('.html').map(({ text }) => text)
    const queries = pages.flatMap((page) => [...page.matchAll(/ media="([^"]+)"/g)])
    const inline = pages.flatMap((page) => [
      ...page.matchAll(/<script(?! type)[^>]*>(.*?)<\/script>/gs),
    ])
    const styles = pages.flatMap((page) => [...page.matchAll(/<style>(.*?)<\/style>/gs)])
    const found = [
      ...files('.css').flatMap(({ text }) => missingInCss(text)),
      ...styles.flatMap(([, style = '']) => missingInCss(style)),
      ...queries.flatMap(([, query]) => missingInCss(`@media ${query} {}`)),
      ...files('.js').flatMap(({ text }) => missingInScript(text)),
      ...inline.flatMap(([, script = '']) => missingInScript(script)),
    ]
    // An entry that is no longer found has to go too.
    expect([...new Set(found)].sort()).toEqual(Object.values(LACKING).flat().sort())
  })

  test('join no words of two links where nothing is styled', () => {
    for (const { name, text } of files('.html'))
      expect(text.match(/[^>]*<\/a><a\b[^>]*/g) ?? [], name).toEqual([])
  })
})
