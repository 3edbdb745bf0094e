import { AtRule, type ChildNode, type Rule } from 'postcss'
import selectorParser, { type Node } from 'postcss-selector-parser'

/** Tags, `#ids`, `.classes` and `[src]` of elements, which selectors may contain. */
type Names = ReadonlySet<string>

/** Matches the at-rule of the variant `later` of app/styles/theme.css. */
export const LATER_VARIANT = /--later/

/** Match at-rules that no first screen needs at once. */
const LATER_AT_RULES = [
  LATER_VARIANT,
  // Print, and settings of few visitors.
  /^media print$/,
  /^media \(forced-colors: ?active\)$/,
  /^media \(prefers-reduced-motion: ?reduce\)$/,
  // A scrolled page, and animations.
  /^supports \(animation-timeline: ?\w+\(\)\)$/,
  /^(?:keyframes|page|view-transition)/,
]

/**
 * States that the linked style sheet may style a moment later: of an element under the pointer or of
 * the keyboard, and of the target of a link. Until then, the browser draws its own focus ring.
 */
const LATER_STATES: readonly string[] = [
  ':hover',
  ':active',
  ':focus-visible',
  ':focus-within',
  ':target',
]

/** Properties that show only when an element changes or a page is left, on print, and in settings. */
const LATER_PROPERTY = /^(?:transition|cursor|break-\w+|view-transition-name|.*color-adjust)$/

/** Parses the selectors of a rule. */
const selectorsOf = (rule: Rule) => selectorParser().astSync(rule.selector).nodes

/**
 * Checks whether a part of a selector needs such a state, or open details. Alternatives need one if all do. Ignores `:not()`,
 * because elements match it at once.
 */
function hasLaterState(part: Node): boolean {
  switch (part.type) {
    case 'attribute':
      return part.attribute === 'open'
    case 'pseudo':
      return (
        LATER_STATES.includes(part.value) ||
        (part.value !== ':not' && part.length > 0 && part.every(hasLaterState))
      )
    default:
      return part.type === 'selector' && part.some(hasLaterState)
  }
}

/** Checks for an at-rule, state or property that no first screen has. */
function isLater(node: ChildNode): boolean {
  if (node.type === 'atrule')
    return LATER_AT_RULES.some((pattern) => pattern.test(`${node.name} ${node.params}`))
  if (node.type === 'rule') return selectorsOf(node).every(hasLaterState)
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
  selectorsOf(rule).some((selector) => hasElements(selector, has))

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
