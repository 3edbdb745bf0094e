/**
 * Focuses a field once it is rendered, and scrolls it into view.
 * @param id of the field, which is its path in the content
 */
export function showField(id: string): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(id)
    field?.focus({ preventScroll: true })
    ;(field?.closest('.field') ?? field)?.scrollIntoView({ block: 'center' })
  })
}
