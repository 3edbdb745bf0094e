import { AtRule, type ChildNode, type Rule } from 'postcss'
import selectorParser, { type Node } from 'postcss-selector-parser'

/** Tags, `#ids`, `.classes` and `[src]` of elements, which selectors may contain. */
type Names = ReadonlySet<string>

/**
 * At-rules that no first screen needs at once: the variant `later` of app/styles/theme.css, print, settings of few
 * visitors, a scrolled page, animations.
 */
const LATER_AT_RULE =
  /--later|^(?:media print|media \(forced-colors: ?active\)|media \(prefers-reduced-motion: ?reduce\)|supports \(animation-timeline: ?\w+\(\)\)|(?:keyframes|page|view-transition).*)$/

/**
 * States that the linked style sheet may style a moment later: of an element under the pointer or of
 * the keyboard, of the target of a link, and of open details. Until then, the browser draws its own
 * focus ring. In `:not()`, elements have the state at once.
 */
const LATER_STATE =
  /(?<!:not\((?:[^)]|\([^()]*\))*)(?::(?:hover|active|focus-visible|target)|\[open\])/

/** Properties that show only when an element changes or a page is left, on print, and in settings. */
const LATER_PROPERTY = /^(?:transition|cursor|break-inside|view-transition-name|.*color-adjust)$/

/** Checks for an at-rule, state or property that no first screen has. */
function isLater(node: ChildNode): boolean {
  if (node.type === 'atrule') return LATER_AT_RULE.test(`${node.name} ${node.params}`)
  if (node.type === 'rule') return node.selectors.every((selector) => LATER_STATE.test(selector))
  return node.type === 'decl' && LATER_PROPERTY.test(node.prop)
}

/** Checks whether a page has the elements that a part of a selector needs. Ignores states and `:not()`. */
function hasElements(part: Node, has: (name: string) => boolean): boolean {
  switch (part.type) {
    case 'tag':
      return has(part.value)
    case 'id':
      return has(`#${part.value}`)
    case 'class':
      return has(`.${part.value}`)
    case 'attribute':
      return part.attribute !== 'src' || part.operator !== '=' || has(`[src="${part.value}"]`)
    case 'selector':
      return part.every((child) => hasElements(child, has))
    case 'pseudo':
      return (
        !/^:(?:is|where|has)$/.test(part.value) || part.some((child) => hasElements(child, has))
      )
    default:
      return true
  }
}

/** Checks whether a rule can match an element with one of these names. Steps of animations always do. */
export const isUsed = (rule: Rule, has: (name: string) => boolean): boolean =>
  (rule.parent instanceof AtRule && rule.parent.name === 'keyframes') ||
  selectorParser()
    .astSync(rule.selector)
    .some((selector) => hasElements(selector, has))

/** Checks whether the first screen needs a node of a style sheet at once. */
export const isOfFirstScreen = (node: ChildNode, names: Names): boolean =>
  !isLater(node) && (node.type !== 'rule' || isUsed(node, (name) => names.has(name)))

export const namesIn = (elements: readonly Element[]): Names =>
  new Set(
    elements.flatMap(({ localName, id, classList, attributes }) => [
      localName,
      `#${id}`,
      `[src="${attributes.getNamedItem('src')?.value}"]`,
      ...[...classList].map((name) => `.${name}`),
    ]),
  )
