import postcss, { type Root, type Rule } from 'postcss'
import { take } from './css-nodes'

const usesVariable = (css: string, name: string) =>
  css.includes(`var(${name})`) || css.includes(`var(${name},`)

/** Takes the declarations of variables that a text does not use out of a tree. */
export const takeUnusedVariables = (root: Root, text: string): Root =>
  take(
    root,
    (node) => node.type === 'decl' && node.prop.startsWith('--') && !usesVariable(text, node.prop),
  )

/**
 * Replaces the variables of the root by their values, if no rule changes them and the styles get no
 * longer.
 * @param styleSheet text of all styles
 */
export function inlineConstants(root: Root, styleSheet: string): void {
  const constants = new Map<string, string>()
  postcss.parse(styleSheet).walkDecls(/^--/, ({ prop, value, parent }) => {
    // A variable that only some screens have is no constant.
    const isOfRoot = parent?.type === 'rule' && parent.parent?.type === 'root'
    if (
      isOfRoot &&
      (parent as Rule).selector.startsWith(':root') &&
      styleSheet.split(`${prop}:`).length === 2
    )
      constants.set(prop, value)
  })
  for (const [prop, value] of constants) {
    const use = `var(${prop})`
    if (value.length <= 'var(--a0)'.length || root.toString().split(use).length === 2)
      root.replaceValues(use, value)
  }
}
