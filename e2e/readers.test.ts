import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readability } from '@mozilla/readability'
import Defuddle from 'defuddle'
import { byId, documentIn, select, textOf } from '@/fixtures/html'
import { folder } from '@/model/built/content'
import { outputFolder } from '@/model/reading/folder'
import { htmlFileOf, pagePaths } from '@/model/routes'
import { withShortClasses } from './short-classes'

/*
 * Checks that Firefox's reader mode and Obsidian's web clipper keep the complete content of the
 * exported pages of the fixture company. Both packages drop elements by class name, tag and share
 * of links. The site must be built first.
 */

/** Returns the words below an element, in order, without those of the elements to ignore. */
function wordsIn(root: Element, ignored: string): string[] {
  if (root.matches(ignored)) return []
  return [...root.childNodes].flatMap((node) =>
    node.nodeName === '#text'
      ? `${node.nodeValue}`.split(/\s+/).filter(Boolean)
      : wordsIn(node as Element, ignored),
  )
}

const headingsIn = (root: Element) => select(root, 'h1, h2, h3, h4').map(textOf)

/** The names on the map, which belong to its picture. */
const MAP_NAMES = 'svg'
/** The places on the hero picture, which the page repeats on the complete house below. */
const HERO_PLACES = '.top-picture menu'
/** The hint that a row of cards scrolls, which is useless outside the page. */
const SWIPE_HINT = '.card-row-hint'

const READERS = [
  {
    reader: 'Firefox’s reader mode',
    dropped: `${MAP_NAMES}, ${HERO_PLACES}`,
    read: (page: Document) => new Readability(page).parse()?.content,
  },
  {
    reader: 'Obsidian’s web clipper',
    dropped: `${MAP_NAMES}, ${SWIPE_HINT}`,
    read: (page: Document) => new Defuddle(page).parse().content,
  },
]

describe.each(pagePaths)('the content of %s', (path) => {
  const htmlFile = htmlFileOf(path)
  const html = readFileSync(join(outputFolder(folder), htmlFile), 'utf8')
  const main = byId(documentIn(html), 'inicio')

  describe.each([
    ['the classes of the source', html],
    ['short classes', withShortClasses(htmlFile).html],
  ])('with %s', (_, page) => {
    it.each(READERS)('keeps every heading and word in $reader', ({ dropped, read }) => {
      const { body } = documentIn(read(documentIn(page)) ?? '')
      expect(headingsIn(body)).toEqual(headingsIn(main))
      expect(wordsIn(body, MAP_NAMES)).toEqual(wordsIn(main, dropped))
    })
  })
})
