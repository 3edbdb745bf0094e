/** Reads the hash of the URL, which opens a screen, the form of a section, or the repair of a file. */
import { type FieldPath, fieldKey, parseFieldKey } from '@/model/values/tree'
import { type Section, sectionOf } from './form/sections'
import { SCREENS, type Screen, screenAt } from './screen-table'

export type Opened =
  | { screen: Screen }
  | { section: Section }
  /** Name of the broken content file. */
  | { brokenFile: string }

export const hashInUrl = () => location.hash.slice(1)

export const pathInUrl = (): FieldPath => parseFieldKey(hashInUrl())

/**
 * Returns what a path opens.
 * @param startScreen the screen for an empty path
 */
export function openedAt(
  path: FieldPath,
  brokenFiles: readonly string[],
  startScreen: Screen,
): Opened {
  const hash = String(path[0] || SCREENS[startScreen].hash)
  const screen = screenAt(hash)
  const contentName = (screen && SCREENS[screen].contentName) ?? hash
  if (brokenFiles.includes(contentName)) return { brokenFile: contentName }
  const section = sectionOf(path)
  return section ? { section } : { screen: screen ?? 'start' }
}

/** Returns a key that differs between any two screens and forms. */
export const openedKey = (opened: Opened): string => {
  if ('screen' in opened) return opened.screen
  return 'section' in opened ? fieldKey(opened.section.path) : opened.brokenFile
}
