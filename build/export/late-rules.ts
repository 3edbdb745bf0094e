import type { ChildNode } from 'postcss'

/** Mark of style sheets that no first screen shows (app/style-sheets.css). */
export const LATE_MARK = /^\(top: ?0\)$/

/**
 * Conditions that no first screen meets at once: the mark, print, settings of few visitors, old browsers, a
 * scrolled page.
 */
const LATE_CONDITION =
  /^(?:\(top: ?0\)|print|\(forced-colors: ?active\)|\(prefers-reduced-motion: ?reduce\)|not \(aspect-ratio: ?1\)|\(animation-timeline: ?\w+\(\)\))$/

/**
 * States that the linked style sheet may style a moment later: of an element under the pointer or of the
 * keyboard, of the target of a link, and of open details. Until then, the browser draws
 * its own focus ring. In `:not()`, elements have the state at once.
 */
const LATE_STATE = /(?<!:not\([^)]*)(?::(?:hover|active|focus-visible|target)|\[open\])/

/** Properties that show only when an element changes or a page is left, on print, and in settings. */
const LATE_PROPERTY = /^(?:transition|cursor|break-inside|view-transition-name|.*color-adjust)$/

const LATE_AT_RULES = ['keyframes', 'page', 'view-transition']

/** Checks whether no first screen needs a node of a style sheet at once. */
export const isLate = (node: ChildNode) =>
  node.type === 'atrule'
    ? LATE_CONDITION.test(node.params) || LATE_AT_RULES.includes(node.name)
    : node.type === 'rule'
      ? node.selectors.every((selector) => LATE_STATE.test(selector))
      : node.type === 'decl' && LATE_PROPERTY.test(node.prop)
