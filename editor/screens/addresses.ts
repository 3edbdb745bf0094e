/** The hashes of the URL: what each of them opens, and the one of each field. */
import { pathsOf, sectionOf } from '@/editor/form/sections'
import { type Screen, screenOfFile, screenWithHash } from '@/editor/screen-table'
import { type FieldPath, fieldKey } from '@/model/values/tree'

/** Returns the name of the content file that a path opens. */
export const contentNameAt = ([hash]: FieldPath): string =>
  screenWithHash(hash)?.contentName ?? String(hash)

/**
 * Returns the screen that a path opens.
 * @param startScreen the screen for an empty path
 */
export function screenAt(
  path: FieldPath,
  brokenFiles: readonly string[],
  startScreen: Screen,
): Screen {
  if (path[0] === '') return startScreen
  if (brokenFiles.includes(contentNameAt(path))) return 'brokenFile'
  return sectionOf(path) ? 'form' : (screenWithHash(path[0])?.name ?? 'start')
}

/**
 * Returns the hash of a field's form or screen, without `#`. A group has the hash of its first
 * field. Returns undefined if the owner cannot change the field.
 */
export function hashOf(path: FieldPath): string | undefined {
  const screen = screenOfFile(path[0])
  // The screen of the claims scrolls to the one with the index in its hash.
  if (screen) return fieldKey([screen.hash, ...path.slice(2, 3)])
  const section = sectionOf(path)
  const isGroup = section && fieldKey(section.path) === fieldKey(path)
  const [firstField = path] = isGroup ? pathsOf(section) : []
  return section && fieldKey(firstField)
}
