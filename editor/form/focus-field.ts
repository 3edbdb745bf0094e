import { type FieldPath, fieldKey } from '@/model/values/tree'

/** Focuses the field at a path after the next render, and scrolls the field into view. */
export function focusField(path: FieldPath): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(fieldKey(path))
    field?.focus({ preventScroll: true })
    ;(field?.closest('.field') ?? field)?.scrollIntoView({ block: 'center' })
  })
}
