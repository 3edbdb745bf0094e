import { type FieldPath, fieldKey } from '@/model/values/tree'

/**
 * Focuses the field at a path, and scrolls the field into view. At once, because iOS opens the
 * keyboard only for a focus within a tap.
 */
export function focusField(path: FieldPath): void {
  const field = document.getElementById(fieldKey(path))
  field?.focus({ preventScroll: true })
  ;(field?.closest('.field') ?? field)?.scrollIntoView({ block: 'center' })
}
