import { type FunctionComponent, memo } from 'react'

/**
 * Returns a component that renders again only if its data has changed, because the editor's preview
 * renders the page at each keystroke. The data must be JSON: no functions and no elements.
 */
export const memoByValue = <Props extends object>(component: FunctionComponent<Props>) =>
  memo(component, (before, after) =>
    Object.entries(after).every(([name, value]) => {
      const old: unknown = Reflect.get(before, name)
      return old === value || JSON.stringify(old) === JSON.stringify(value)
    }),
  )
