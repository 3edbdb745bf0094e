/**
 * The hashes of the URL: what each of them opens, and the one of each field. That of a section, which
 * focuses no field, is the key of its path.
 */

import { fieldAt } from '@/model/schema/field-at'
import { type FieldPath, fieldKey, parseFieldKey } from '@/model/values/tree'
import { type Screen, screenWithHash } from './screen-table'
import { pathsOf, sectionOf } from './sections'

/** The screen and the path that a hash opens. */
export type Opened = {
  /** Undefined for a hash that names nothing. */
  screen?: Screen
  /** Path in the content, or one that adds a photo; empty for a screen without content. */
  path: FieldPath
}

/** @param hash without `#` */
export function openedBy(hash: string): Opened {
  const path = parseFieldKey(hash)
  const [name = ''] = path.map(String)
  const screen = sectionOf(path) ? 'form' : screenWithHash(name)?.name
  return { screen, path: fieldAt([name]) ? path : [] }
}

/**
 * Returns the hash of a field's form or screen, without `#`. A group has the hash of its first
 * field. Returns undefined if the owner cannot change the field.
 */
export function hashOf(path: FieldPath): string | undefined {
  if (screenWithHash(String(path[0]))) return fieldKey(path)
  const section = sectionOf(path)
  const isGroup = section && fieldKey(section.path) === fieldKey(path)
  const [firstField = path] = isGroup ? pathsOf(section) : []
  return section && fieldKey(firstField)
}
