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
  /** Other words by which owners look for the screen, after `normalizeText` and in the plural. */
  words?: string
}

/** The screens. Those without a hash are opened by that of what they change, or by a save. */
export const SCREENS = {
  start: { hash: 'inicio' },
  launchList: {
    hash: 'o-que-falta',
    title: 'O que falta',
    words: 'publicar no ar lancar',
  },
  colours: {
    file: 'palette',
    title: fileTitle('palette'),
    isInMenu: true,
    words: 'colorido fundos',
  },
  claims: {
    file: 'claims',
    title: fileTitle('claims'),
    isInMenu: true,
    words: '24 horas garantias verdades',
  },
  versions: {
    hash: 'versoes',
    title: 'Versões',
    isInMenu: true,
    words: 'apagar desfazer voltar historico versao',
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
