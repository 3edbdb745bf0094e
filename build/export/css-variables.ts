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
 * @param always replaces a variable even if the styles get longer
 */
export function inlineConstants(root: Root, styleSheet: string, always = false): void {
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
  // The last first, because the value of a variable may contain one before it.
  for (const [prop, value] of [...constants].reverse())
    if (
      always ||
      value.length <= 'var(--a0)'.length ||
      root.toString().split(`var(${prop})`).length === 2
    )
      root.replaceValues(new RegExp(`var\\(${prop}\\)`, 'g'), value)
}
