import postcss, { AtRule } from 'postcss'
import selectorParser, { type Node } from 'postcss-selector-parser'
import { namesOfPage } from '@/build/export/page'
import { divideStyles } from '@/build/export/styles'
import { readLastBuild } from '@/build/last-build'
import { documentIn } from '@/fixtures/html'
import { html, PAGE_CASES } from '@/fixtures/pages'

/*
 * In the published pages, a linked rule wins over an inlined one of equal weight. Checks that the
 * order of the source lets it win too. The site must be built first.
 */

/** Matches states of elements, which HTML without scripts does not have. */
const STATES = /:(?:hover|active|focus[\w-]*|target)|\[(?:open|data-[\w-]+)\]/g
const PSEUDO_ELEMENT = /::[\w-]+|:(?:before|after)$/

/** Returns the specificity of a part of a selector: ids, classes and tags, with two digits each. */
function weightOf(part: Node): number {
  switch (part.type) {
    case 'id':
      return 10_000
    case 'class':
    case 'attribute':
      return 100
    case 'tag':
      return 1
    case 'pseudo':
      if (part.value === ':where') return 0
      if (/^:(?:is|not|has)$/.test(part.value)) return Math.max(...part.nodes.map(weightOf))
      return PSEUDO_ELEMENT.test(part.value) ? 1 : 100
    case 'selector':
      return part.nodes.map(weightOf).reduce((sum, weight) => sum + weight, 0)
    default:
      return 0
  }
}

type Declared = {
  /** Number in the comment before the value: the place in the source. */
  place: number
  selector: string
  property: string
  value: string
  /** Specificity, importance and pseudo-element, which must be equal for the order to decide. */
  weight: string
  elements: ReadonlySet<Element>
}

/** Lists the declarations of a style sheet, once for each selector. */
function declarationsIn(css: string, document: Document): Declared[] {
  const list: Declared[] = []
  postcss.parse(css).walkRules((rule) => {
    if (rule.parent instanceof AtRule && rule.parent.name === 'keyframes') return
    for (const parsed of selectorParser().astSync(rule.selector).nodes) {
      const selector = `${parsed}`
      const plain = selector.replace(PSEUDO_ELEMENT, '').replace(STATES, ':nth-child(n)') || '*'
      const elements = new Set(document.querySelectorAll(plain))
      rule.each((node) => {
        if (node.type !== 'decl') return
        const { prop: property, value, important, raws } = node
        const place = Number(raws.between?.replace(/\D/g, ''))
        const weight = `${weightOf(parsed)} ${important} ${PSEUDO_ELEMENT.exec(selector)}`
        list.push({ place, selector, property, value, weight, elements })
      })
    }
  })
  return list
}

/** Checks whether two declarations set the same property, or one of them its shorthand. */
const overlap = (a: string, b: string) =>
  a === b || (!a.startsWith('--') && (a.startsWith(`${b}-`) || b.startsWith(`${a}-`)))

/** Lists the pairs of declarations of which the division lets the other one win. */
function flipsIn(css: string, document: Document): string[] {
  const source = postcss.parse(css)
  let count = 0
  source.walkDecls((declaration) => {
    declaration.raws.between = `:/*${count++}*/`
  })
  const { inlined, linked } = divideStyles(`${source}`, namesOfPage(document), '')
  const first = declarationsIn(inlined, document)
  return declarationsIn(linked, document).flatMap((late) =>
    first
      .filter(
        (early) =>
          late.place < early.place &&
          late.weight === early.weight &&
          late.value !== early.value &&
          overlap(late.property, early.property) &&
          [...late.elements].some((element) => early.elements.has(element)),
      )
      .map((early) => `${late.selector}, ${early.selector}: ${early.property}`),
  )
}

/** Returns a page with the link where a build puts it. */
function pageOf(markup: string): Document {
  const document = documentIn(markup)
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
  document.querySelector('section')?.after(link)
  return document
}

it('finds a linked rule that wins only because of the division', () => {
  const page = pageOf('<section class="hero"></section>')
  const flips = (css: string) => flipsIn(css, page)
  expect(flips('.hero:hover{top:0}.hero{top:1px}')).toEqual([])
  expect(flips('@media print{.hero{top:0}}.hero{top:1px}')).toEqual(['.hero, .hero: top'])
  expect(flips('.hero{top:1px}@media print{.hero{top:0}}')).toEqual([])
})

it.each(PAGE_CASES)('keeps the order of rules of equal weight on the %s', (_, Page) => {
  expect(flipsIn(readLastBuild().styles, pageOf(html(Page)))).toEqual([])
})
