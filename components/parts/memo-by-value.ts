import { type FunctionComponent, memo } from 'react'
import { isEqual } from '@/model/values/is-equal'

/**
 * Returns a component that renders again only if its data has changed, because the editor's preview renders the page at
 * each keystroke: in 25 ms of scripts instead of 36, on a processor four times slower. The data must be JSON: no
 * functions and no elements.
 */
export const memoByValue = <Props extends object>(component: FunctionComponent<Props>) =>
  memo(component, isEqual)
