import type { SiteContent } from '@/model/schema/content'
import { fileTitle } from '@/model/schema/field-at'
import type { FieldPath } from '@/model/values/tree'

type ScreenEntry = {
  hash?: string
  /** Name of the content file that the screen changes, if the name is not the hash. */
  file?: keyof SiteContent
  /** Heading, and title in lists and links. */
  title?: string
  /** True if the start screen always lists the screen. */
  isInMenu?: boolean
  /** Other words by which owners look for the screen, after `normalizeText` and in the plural. */
  words?: string
}

/** The screens. Those without a hash are opened by that of a field or a broken file, or by a save. */
export const SCREENS = {
  start: { hash: 'inicio' },
  launchList: {
    hash: 'o-que-falta',
    title: 'O que falta',
    words: 'publicar no ar lancar',
  },
  colours: {
    hash: 'palette',
    title: fileTitle('palette'),
    isInMenu: true,
    words: 'colorido fundos',
  },
  claims: {
    hash: 'claims',
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
  newPhoto: { hash: 'foto', file: 'photos', title: 'Foto nova' },
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

/** Returns the name of the content file that the form or screen of a path changes. */
export const fileOf = ([first]: FieldPath) => screenWithHash(String(first))?.file ?? String(first)
