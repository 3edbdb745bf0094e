/** Returns the element around a list that scrolls the list. */
export function scrollerOf(element: Element): Element | undefined {
  for (let outer = element.parentElement; outer; outer = outer.parentElement)
    if (getComputedStyle(outer).overflowY === 'auto') return outer
  return undefined
}
