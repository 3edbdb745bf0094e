import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readability } from '@mozilla/readability'
import Defuddle from 'defuddle'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { readLastBuild } from '@/build/last-build'
import { ContentPage } from '@/components/page/content-page'
import { content } from '@/fixtures/content'
import { generateCompany } from '@/fixtures/generate-company'
import { byId, documentIn, select, textOf } from '@/fixtures/html'
import { visibleContent } from '@/model/page/visible-content'
import { pagesIn, type SiteContent } from '@/model/schema/content'
import { outputFolder } from '@/model/site/folder'
import { htmlFileOf, pagePaths } from '@/model/site/routes'

const { folder, pictures } = readLastBuild()

/*
 * Checks that Firefox's reader mode and Obsidian's web clipper keep the complete content of the
 * exported pages of the fixture company. Both packages drop elements by class name, tag and share
 * of links. The site must be built first.
 */

/** Returns the words below an element, in order, without those of the elements to ignore. */
function wordsIn(root: Element, ignored: readonly Element[]): string[] {
  if (ignored.includes(root)) return []
  return [...root.childNodes].flatMap((node) =>
    node.nodeName === '#text'
      ? `${node.nodeValue}`.split(/\s+/).filter(Boolean)
      : wordsIn(node as Element, ignored),
  )
}

const headingsIn = (root: Element) => select(root, 'h1, h2, h3, h4').map(textOf)

/** The names on the map, which belong to its picture. */
const MAP_NAMES = 'svg'
/** The question and places on the hero picture, which the page repeats on the complete house below. */
const HERO_PLACES = 'div:has(> h1) + div :is(p, menu, a)'
/** The hint that a row of cards scrolls, which is useless outside the page. */
const SWIPE_HINT = 'p:has(+ div :is(menu, ul))'

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
  const html = readFileSync(join(outputFolder(folder), htmlFileOf(path)), 'utf8')
  const main = byId(documentIn(html), 'inicio')

  it.each(READERS)('keeps every heading and word in $reader', ({ dropped, read }) => {
    const { body } = documentIn(read(documentIn(html)) ?? '')
    expect(headingsIn(body)).toEqual(headingsIn(main))
    expect(wordsIn(body, select(body, MAP_NAMES))).toEqual(wordsIn(main, select(main, dropped)))
  })
})

/** Returns content whose last section is short, has no map, and follows no testimonials. */
function withShortEnd(): SiteContent {
  const short = structuredClone(content)
  short.company.towns = [{ name: 'Tubarão' }]
  for (const { page } of pagesIn(short)) {
    page.hidden = { testimonials: true }
    page.hero.eyebrow = 'Dedetizadora em Tubarão'
    Object.assign(page.area, { intro: 'Casas e empresas.', text: 'Respondemos já.', notes: [] })
  }
  return short
}

/** Returns content with two towns without a map and notes, which are a list of two names. */
function withTwoTowns(): SiteContent {
  const changed = structuredClone(content)
  changed.company.towns = [{ name: 'Tubarão' }, { name: 'Laguna' }]
  for (const { page } of pagesIn(changed)) page.area.notes = []
  return changed
}

describe.each([
  ['the smallest company', generateCompany('min')],
  ['a company of two towns without a map', withTwoTowns()],
  ['a company with a short last section', withShortEnd()],
])('the pages of %s', (_, shown) => {
  it.each(pagePaths.flatMap((path) => READERS.map(({ reader, read }) => ({ path, reader, read }))))(
    'keep every heading of $path in $reader',
    ({ path, read }) => {
      const props = { content: visibleContent(shown), pictures, path }
      // Without a title of 15 letters, the readers take the headline for one.
      const page = documentIn(
        `<title>Empresa de Tubarão</title>${renderToStaticMarkup(createElement(ContentPage, props))}`,
      )
      const main = byId(page, 'inicio')
      const text = select(main, '.hero-text')[0] ?? main
      const kept = [...headingsIn(main), ...wordsIn(text, select(text, 'a'))]
      // No reader knows the short names of published classes, but for the one that the build keeps.
      for (const element of select(page, '[class]:not(.content)')) element.removeAttribute('class')
      const { body } = documentIn(read(page) ?? '')
      const words = wordsIn(body, select(body, MAP_NAMES))
      expect([...headingsIn(body), ...words]).toEqual(expect.arrayContaining(kept))
    },
  )
})
