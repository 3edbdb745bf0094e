type ScreenEntry = {
  /** Hash that opens the screen; empty for the conflicts of a save, which no hash opens. */
  hash: string
  /** Title in lists and links. */
  title?: string
  /** Name of the content file that the screen changes, in place of a form. */
  contentName?: string
}

export type Screen = 'start' | 'launchList' | 'colours' | 'claims' | 'versions' | 'conflicts'

export const SCREENS: Readonly<Record<Screen, ScreenEntry>> = {
  start: { hash: 'inicio' },
  launchList: { hash: 'o-que-falta', title: 'O que falta' },
  colours: { hash: 'cores', title: 'Cores', contentName: 'palette' },
  claims: { hash: 'promessas', title: 'Promessas', contentName: 'claims' },
  versions: { hash: 'versoes', title: 'Versões' },
  conflicts: { hash: '' },
}

/** Returns the name of the screen that a hash opens, or undefined. */
export const screenAt = (hash: string): Screen | undefined =>
  (Object.keys(SCREENS) as Screen[]).find((name) => SCREENS[name].hash === hash)

/** Returns the screen that changes a content file, or undefined for a file with forms. */
export const screenOfFile = (contentName: string): ScreenEntry | undefined =>
  Object.values(SCREENS).find((screen) => screen.contentName === contentName)
