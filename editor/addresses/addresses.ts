/**
 * Addresses of all that the owner can open: the path of a field, list item, section or content file, or
 * the hash of a screen as a path of one name. The hash of the URL is the key of the path.
 */

import { hiddenSwitchOf } from '@/model/page/hidden'
import { fieldAt } from '@/model/schema/field-at'
import { type FieldPath, fieldKey } from '@/model/values/tree'
import { SCREEN_ENTRIES, type Screen } from './screen-table'
import { fieldPathsOf, sectionOf, sections } from './sections'

/** Returns the screen that a path opens, or undefined. */
export const screenOf = (path: FieldPath): Screen | undefined =>
  sectionOf(path) ? 'form' : SCREEN_ENTRIES.find(({ hash }) => hash === String(path[0]))?.name

/** Returns the link that opens a path. */
export const pathHref = (path: FieldPath) => `#${fieldKey(path)}` as const

/** The sections that a switch hides, by its key. Their forms have the switches. */
const sectionsBySwitch = new Map(
  sections.flatMap(({ path }) => {
    const hiddenSwitch = hiddenSwitchOf(path)
    return hiddenSwitch ? [[fieldKey(hiddenSwitch), path] as const] : []
  }),
)

/**
 * Returns the link to a field's form or screen; for a group, the link to its first field. Returns undefined
 * if the owner cannot change the field; an `<a>` is then no link.
 */
export function hrefOf(path: FieldPath): `#${string}` | undefined {
  const hidden = sectionsBySwitch.get(fieldKey(path))
  if (hidden) return pathHref(hidden)
  const section = sectionOf(path)
  if (!section) return screenOf(path) && pathHref(path)
  if (!fieldAt(path)) return undefined
  const isGroup = fieldKey(section.path) === fieldKey(path)
  const [firstField = path] = isGroup ? fieldPathsOf(section) : []
  return pathHref(firstField)
}
