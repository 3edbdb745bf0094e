import { type FunctionComponent, memo } from 'react'

/** Checks whether two JSON values are equal. Two texts of the same value are equal at once. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isEqual(Reflect.get(one, name), Reflect.get(other, name)))
  )
}

/**
 * Returns a component that renders again only if its data has changed, because the editor's preview
 * renders the page at each keystroke. The data must be JSON: no functions and no elements.
 */
export const memoByValue = <Props extends object>(component: FunctionComponent<Props>) =>
  memo(component, isEqual)
