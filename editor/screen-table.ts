type ScreenEntry = {
  /** Hash that opens the screen. */
  hash: string
  /** Title in lists and links. */
  title?: string
  /** Name of the content file that the screen changes, in place of a form. */
  contentName?: string
}

/** The screens with a hash of their own. */
export const SCREENS = {
  start: { hash: 'inicio' },
  launchList: { hash: 'o-que-falta', title: 'O que falta' },
  colours: { hash: 'cores', title: 'Cores', contentName: 'palette' },
  claims: { hash: 'promessas', title: 'Promessas', contentName: 'claims' },
  versions: { hash: 'versoes', title: 'Versões' },
} as const satisfies Record<string, ScreenEntry>

type Name = keyof typeof SCREENS

/** The screens, with those that the hash of a field opens and the conflicts of a save. */
export type Screen = Name | 'form' | 'brokenFile' | 'conflicts'

const ENTRIES = Object.entries(SCREENS).map(([name, entry]): ScreenEntry & { name: Name } => ({
  ...entry,
  name: name as Name,
}))

/** Returns the screen that a hash opens, or undefined. */
export const screenWithHash = (hash: unknown) => ENTRIES.find((screen) => screen.hash === hash)

/** Returns the screen that changes a content file, or undefined for a file with forms. */
export const screenOfFile = (contentName: unknown) =>
  ENTRIES.find((screen) => screen.contentName === contentName)
