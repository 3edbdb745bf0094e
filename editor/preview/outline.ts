/**
 * Outlines elements of the preview by `data-outlined`, which editor/build/static/preview.css styles.
 * The attribute has the value `title` on the first element of a group.
 */

import { lastOf } from '@/model/values/last-of'

const isVisible = (element: Element) => element.getClientRects().length > 0

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement
  return top >= 0 && bottom <= clientHeight && left >= 0 && right <= clientWidth
}

const outlinedIn = (page: Element) => [...page.querySelectorAll('[data-outlined]')]

export const hasOutline = (page: Element): boolean => outlinedIn(page).length > 0

/** Scrolls to the title of an outlined group or to the first outlined element, unless it is in view. */
export function scrollToOutline(page: Element): void {
  const visible = outlinedIn(page).filter(isVisible)
  const title = visible.find((element) => element.matches('[data-outlined="title"]'))
  if ((title ? [title] : visible).some(isInView)) return
  const first = title ?? visible[0]
  // Scrolls to the box around an image, because Chromium ignores an image in a section that it has
  // not laid out yet.
  const box = first?.closest('picture')
  const target = box && isVisible(box) ? box : first
  target?.scrollIntoView({ block: 'center', inline: 'center' })
}

/** Scrolls to the last visible one of some elements, without an outline. */
export const scrollToLast = (elements: readonly Element[]) =>
  lastOf(elements.filter(isVisible))?.scrollIntoView({ block: 'center', inline: 'center' })

/**
 * Outlines other elements, opens what hides them, and scrolls to them.
 * @param elements the elements of a field or a group, in the order of the content
 */
export function outline(page: Element, elements: readonly Element[], isGroup: boolean): void {
  for (const element of outlinedIn(page)) {
    element.removeAttribute('data-outlined')
    element.closest('.floating-chat')?.removeAttribute('data-contains-outline')
  }
  for (const [index, element] of elements.entries()) {
    element.setAttribute('data-outlined', isGroup && index === 0 ? 'title' : '')
    element.closest('.floating-chat')?.setAttribute('data-contains-outline', '')
    element.closest('details')?.setAttribute('open', '')
  }
  const root = page.ownerDocument.documentElement
  root.toggleAttribute('data-outline-active', elements.length > 0)
  scrollToOutline(page)
}
