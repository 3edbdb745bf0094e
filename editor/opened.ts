/** What the hash of the URL opens: a screen, the form of a section, or the repair of a broken file. */
import { type FieldPath, fieldKey, parseFieldKey } from '@/model/values/tree'
import { type Section, sectionOf } from './form/sections'

/** The screens, by the hash that opens each. No hash opens the conflicts of a save. */
export const SCREENS = {
  start: 'inicio',
  launchList: 'o-que-falta',
  claims: 'promessas',
  colours: 'cores',
  versions: 'versoes',
  conflicts: 'conflitos',
} as const

export type Screen = keyof typeof SCREENS

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
  const hash = String(path[0] || SCREENS[startScreen])
  const brokenFile = hash === SCREENS.claims ? 'claims' : hash
  if (brokenFiles.includes(brokenFile)) return { brokenFile }
  const section = sectionOf(path)
  if (section) return { section }
  const screens = Object.keys(SCREENS) as Screen[]
  const screen = screens.find((name) => SCREENS[name] === hash)
  return { screen: screen && screen !== 'conflicts' ? screen : 'start' }
}

/** Returns a key that differs between any two screens and forms. */
export const openedKey = (opened: Opened): string => {
  if ('screen' in opened) return opened.screen
  return 'section' in opened ? fieldKey(opened.section.path) : opened.brokenFile
}
