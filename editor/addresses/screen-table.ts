import type { SiteContent } from '@/model/schema/content'
import { fileTitle } from '@/model/schema/field-at'

type ScreenEntry = {
  /** Hash of a screen that changes no content. */
  hash?: string
  /** Name of the content file that the screen changes in place of forms. */
  file?: keyof SiteContent
  /** Heading, and title in lists and links. */
  title?: string
  /** True if the start screen always lists the screen. */
  isInMenu?: boolean
}

/**
 * The screens. A screen without a hash is opened by the hash of the content that the screen changes, or
 * by a save.
 */
export const SCREENS = {
  start: { hash: 'inicio' },
  launchList: {
    hash: 'o-que-falta',
    title: 'O que falta',
  },
  colours: {
    file: 'palette',
    title: fileTitle('palette'),
    isInMenu: true,
  },
  claims: {
    file: 'claims',
    title: fileTitle('claims'),
    isInMenu: true,
  },
  versions: {
    hash: 'versoes',
    title: 'Versões',
    isInMenu: true,
  },
  form: {},
  newPhoto: { title: 'Foto nova' },
  brokenFile: {},
  conflicts: {},
} as const satisfies Record<string, ScreenEntry>

export type Screen = keyof typeof SCREENS

export const SCREEN_ENTRIES = Object.entries(SCREENS).map(
  ([name, entry]): ScreenEntry & { name: Screen } => ({ ...entry, name: name as Screen }),
)

/** Returns the screen that changes a content file in place of forms, or undefined. */
export const screenOfFile = (contentName: string) =>
  SCREEN_ENTRIES.find(({ file }) => file === contentName)?.name
