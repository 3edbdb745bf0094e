import postcss from 'postcss'
import { documentIn, select } from '@/fixtures/html'
import { htmlFileOf, pagePaths } from '@/model/schema/routes'
import { exportedPage, withShortClasses } from './short-classes'

/** Matches what no element has without a visitor, or without a browser. */
const STATE =
  /::?(?:host|before|after|hover|active|focus(?:-\w+)?|target|marker|selection|-\w+-[\w-]+)/g

/**
 * Matches `:has()`, and the selector inside it, which is compared apart: jsdom takes seconds for
 * both.
 */
const HAS = /:has\([+~> ]*((?:[^()]|\([^()]*\))*)\)/g

/**
 * Returns the elements of a page that each selector of its style sheets matches, by their position.
 */
function matchedElements({ html, linked }: { html: string; linked: string }): number[][] {
  const document = documentIn(html)
  const elements = select(document, '*')
  const matched: number[][] = []
  for (const css of [`${document.querySelector('style')?.textContent}`, linked])
    postcss.parse(css).walkRules(({ parent, selectors }) => {
      if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return
      const simple = selectors.flatMap((selector) => [
        selector.replace(HAS, ''),
        ...Array.from(selector.matchAll(HAS), ([, inner = '']) => inner),
      ])
      for (const selector of simple) {
        try {
          const plain = selector.replace(STATE, '') || '*'
          matched.push(select(document, plain).map((element) => elements.indexOf(element)))
        } catch {
          // jsdom knows not every selector, but the same ones in both pages.
          matched.push([-1])
        }
      }
    })
  return matched
}

it.each(pagePaths)('short class names give each element of %s the same styles', (path) => {
  const htmlFile = htmlFileOf(path)
  const source = matchedElements(exportedPage(htmlFile))
  const short = withShortClasses(htmlFile)
  expect(short.html.length).toBeLessThan(0.95 * exportedPage(htmlFile).html.length)
  expect(source.filter(([first]) => first === -1).length).toBeLessThan(source.length / 20)
  expect(matchedElements(short)).toEqual(source)
})
