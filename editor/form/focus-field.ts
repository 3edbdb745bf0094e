/**
 * Focuses a field after the next render, and scrolls it into view.
 * @param id id of the element, which is the key of the field's path
 */
export function focusField(id: string): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(id)
    field?.focus({ preventScroll: true })
    ;(field?.closest('.field') ?? field)?.scrollIntoView({ block: 'center' })
  })
}
