/** The hashes of fields. That of a section, which focuses no field, is the key of its path. */

import { photosIn } from '@/editor/photos/draft-photos'
import type { ContentFiles } from '@/editor/store/content'
import { hiddenSwitchOf } from '@/model/page/hidden'
import { PHOTOS_PATH } from '@/model/schema/photos'
import { type FieldPath, fieldKey, textAt } from '@/model/values/tree'
import { SCREENS, type Screen, screenWithHash } from './screen-table'
import { fieldPathsOf, sectionOf, sections } from './sections'

/**
 * Returns the path of the photo in place of an illustration, or that of the screen that adds one,
 * which the preview outlines and opens like a field.
 */
export function photoPathIn(files: ContentFiles, picture: string): FieldPath {
  const index = photosIn(files).findIndex((photo) => textAt(photo, ['picture']) === picture)
  return index < 0 ? [SCREENS.newPhoto.hash, picture] : [...PHOTOS_PATH, index, 'file']
}

/** Returns the screen of a path, or undefined if the path leads to none. */
export const screenOf = (path: FieldPath): Screen | undefined =>
  sectionOf(path) ? 'form' : screenWithHash(String(path[0]))?.name

/** Returns the link that opens a path: that of a field or section, the hash of a screen. */
export const hashHref = (path: FieldPath) => `#${fieldKey(path)}` as const

/** The sections by the keys of the switches that hide them. Their forms have the switches. */
const sectionsBySwitch = new Map(
  sections.map(({ path }) => [fieldKey(hiddenSwitchOf(path) ?? []), path]),
)

/**
 * Returns the link to a field's form or screen. A group has that of its first field. Returns undefined
 * if the owner cannot change the field; an `<a>` is then no link.
 */
export function hrefOf(path: FieldPath): `#${string}` | undefined {
  const hidden = sectionsBySwitch.get(fieldKey(path))
  if (screenWithHash(String(path[0])) || hidden) return hashHref(hidden ?? path)
  const section = sectionOf(path)
  const isGroup = section && fieldKey(section.path) === fieldKey(path)
  const [firstField = path] = isGroup ? fieldPathsOf(section) : []
  return section && hashHref(firstField)
}
