import { fileTitle } from '@/model/schema/field-at'

type ScreenEntry = {
  /** Hash in the URL: the name of the content file that the screen changes in place of forms, or a word. */
  hash?: string
  /** Heading, and title in lists and links. */
  title?: string
  /** True if the start screen always lists the screen. */
  isInMenu?: boolean
  /** Keywords of the search (screens/search.ts) that are not in the title. */
  words?: string
  /** Class by which shell/workspace.css divides a phone between the page and the screen. */
  phoneLayout?: 'with-start' | 'with-form' | 'with-list'
}

/**
 * The screens. A screen without a hash is opened by the path of the content that the screen changes, or
 * by a save. shell/screen-pane.tsx has their components, which link to screens by this table.
 */
export const SCREENS = {
  start: { hash: 'inicio', phoneLayout: 'with-start' },
  launchList: {
    hash: 'o-que-falta',
    title: 'O que falta',
    words: 'publi lanca',
    phoneLayout: 'with-list',
  },
  colours: {
    hash: 'palette',
    title: fileTitle('palette'),
    isInMenu: true,
    words: 'colori fundo',
  },
  claims: {
    hash: 'claims',
    title: fileTitle('claims'),
    isInMenu: true,
    words: 'garant verdad 24h',
    phoneLayout: 'with-list',
  },
  versions: {
    hash: 'versoes',
    title: 'Versões',
    isInMenu: true,
    words: 'apag desfa volta histo versa',
    phoneLayout: 'with-list',
  },
  form: { phoneLayout: 'with-form' },
  brokenFile: {},
  conflicts: { phoneLayout: 'with-list' },
} as const satisfies Record<string, ScreenEntry>

export type Screen = keyof typeof SCREENS

export const SCREEN_ENTRIES = Object.entries(SCREENS).map(
  ([name, entry]): ScreenEntry & { name: Screen } => ({ ...entry, name: name as Screen }),
)

/** Returns the link that opens a screen. */
export function screenHref(screen: Screen): `#${string}` {
  const { hash = '' }: ScreenEntry = SCREENS[screen]
  return `#${hash}`
}

export function phoneLayoutOf(screen: Screen) {
  const { phoneLayout }: ScreenEntry = SCREENS[screen]
  return phoneLayout
}
