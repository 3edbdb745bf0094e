/** Outlines elements of the preview by `data-outlined`, which editor/build/static/preview.css styles. */

/** Elements that preview.css styles differently while they contain an outlined element. */
const OUTLINE_DEPENDENTS = '.first-aid, .floating-chat'

const isVisible = (element: Element) => element.getClientRects().length > 0

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement
  return top >= 0 && bottom <= clientHeight && left >= 0 && right <= clientWidth
}

/**
 * Returns functions that outline elements of the preview, one field or group at a time, and scroll
 * to them.
 */
export function createOutline() {
  let outlined: readonly Element[] = []
  let isGroup = false

  /**
   * Scrolls to the first visible element, unless the field or the title of the group is in view.
   */
  const scroll = () => {
    const visible = outlined.filter(isVisible)
    const expected = isGroup ? visible.slice(0, 1) : visible
    if (expected.some(isInView)) return
    const [first] = visible
    // Scrolls to the box around an image, because Chromium ignores an image in a section that it
    // has not laid out yet.
    const box = first?.closest('picture')
    const target = box && isVisible(box) ? box : first
    target?.scrollIntoView({ block: 'center', inline: 'center' })
  }
  return {
    scroll,
    isShown: () => outlined.some((element) => element.isConnected),
    /** Outlines other elements, opens what hides them, and scrolls to the first one. */
    outline: (elements: readonly Element[], { ofGroup }: { ofGroup: boolean }) => {
      for (const element of outlined) {
        element.removeAttribute('data-outlined')
        element.closest(OUTLINE_DEPENDENTS)?.removeAttribute('data-contains-outline')
        element.ownerDocument.documentElement.removeAttribute('data-outline-active')
      }
      for (const element of elements) {
        element.setAttribute('data-outlined', '')
        element.closest(OUTLINE_DEPENDENTS)?.setAttribute('data-contains-outline', '')
        element.closest('details')?.setAttribute('open', '')
        element.ownerDocument.documentElement.setAttribute('data-outline-active', '')
      }
      outlined = elements
      isGroup = ofGroup
      scroll()
    },
  }
}
