import { fileTitle } from '@/model/schema/field-at'

type ScreenEntry = {
  /** Hash that opens the screen; the name of the content file that the screen changes, if it does. */
  hash?: string
  /** Heading, and title in lists and links. */
  title?: string
  /** True if the start screen always lists the screen. */
  isInMenu?: boolean
}

/** The screens. Those without a hash are opened by that of a field or a broken file, or by a save. */
export const SCREENS = {
  start: { hash: 'inicio' },
  launchList: { hash: 'o-que-falta', title: 'O que falta' },
  colours: { hash: 'palette', title: fileTitle('palette'), isInMenu: true },
  claims: { hash: 'claims', title: fileTitle('claims'), isInMenu: true },
  versions: { hash: 'versoes', title: 'Versões', isInMenu: true },
  form: {},
  newPhoto: { hash: 'foto', title: 'Foto nova' },
  brokenFile: {},
  conflicts: {},
} as const satisfies Record<string, ScreenEntry>

export type Screen = keyof typeof SCREENS

export const SCREEN_ENTRIES = Object.entries(SCREENS).map(
  ([name, entry]): ScreenEntry & { name: Screen } => ({ ...entry, name: name as Screen }),
)

/** Returns the screen that a hash opens, or undefined. */
export const screenWithHash = (hash: string) =>
  SCREEN_ENTRIES.find((screen) => screen.hash === hash)
