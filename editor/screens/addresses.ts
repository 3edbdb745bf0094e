/** The hashes of the URL: what each of them opens, and the one of each field. */
import { pathsOf, sectionOf } from '@/editor/form/sections'
import { type Screen, screenWithHash } from '@/editor/screen-table'
import { type FieldPath, fieldKey } from '@/model/values/tree'

/**
 * Returns the screen that a path opens.
 * @param startScreen the screen for an empty path
 */
export function screenAt(
  path: FieldPath,
  brokenFiles: readonly string[],
  startScreen: Screen,
): Screen {
  const [first] = path
  if (first === '') return startScreen
  if (brokenFiles.includes(String(first))) return 'brokenFile'
  return sectionOf(path) ? 'form' : (screenWithHash(first)?.name ?? 'start')
}

/**
 * Returns the hash of a field's form or screen, without `#`. A group has the hash of its first
 * field. Returns undefined if the owner cannot change the field.
 */
export function hashOf(path: FieldPath): string | undefined {
  if (screenWithHash(path[0])) return fieldKey(path)
  const section = sectionOf(path)
  const isGroup = section && fieldKey(section.path) === fieldKey(path)
  const [firstField = path] = isGroup ? pathsOf(section) : []
  return section && fieldKey(firstField)
}
