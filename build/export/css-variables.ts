import type { Declaration, Root } from 'postcss'
import { remove } from './css-nodes'

/** Checks whether a variable is declared for the root in each of its states. */
const isOfRoot = ({ parent }: Declaration) => /^:root(?:,:host)?\{/.test(`${parent}`)

/** Checks whether a text contains the value of a variable. */
const uses = (text: string, variable: string) => new RegExp(`var\\(${variable}[,)]`).test(text)

/**
 * Replaces the variables that never change by their values, except lists of fonts, because their names
 * are 90 bytes of Brotli shorter in the first load of `/`, and removes those that no style uses.
 * @param trees all style sheets of a page
 */
export function resolveVariables(trees: readonly Root[]): void {
  const declarations: Declaration[] = []
  for (const tree of trees)
    tree.walkDecls(/^--/, (declaration) => void declarations.push(declaration))
  // A constant has the root's value of these, which its text would not have in an element that changes them.
  const changed = declarations.filter((declaration) => !isOfRoot(declaration))
  const constants = declarations.filter(
    (declaration) =>
      isOfRoot(declaration) &&
      declaration.parent?.parent?.type === 'root' &&
      !declaration.prop.startsWith('--font-') &&
      !changed.some(({ prop }) => uses(declaration.value, prop)) &&
      declarations.filter(({ prop }) => prop === declaration.prop).length === 1,
  )
  for (const { prop, value } of constants)
    for (const tree of trees) tree.replaceValues(new RegExp(`var\\(${prop}\\)`, 'g'), value)
  const styles = trees.join('')
  for (const tree of trees)
    remove(
      tree,
      (node) => node.type === 'decl' && node.prop.startsWith('--') && !uses(styles, node.prop),
    )
}
