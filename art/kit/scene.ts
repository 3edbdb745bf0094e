import type { Drawing } from './drawing'
import type { Background } from './system'

export type Group =
  | 'services'
  | 'drains'
  | 'pests'
  | 'signs'
  | 'heroes'
  | 'map'
  | 'pages'
  | 'social'
  | 'brand'
  | 'textures'
  | 'sheets'

/** A name that the page sets as text on the picture, centred on a place in percent of it. */
export type Label = {
  name: string
  x: number
  y: number
}

/** One picture. A file under art/scenes/<group>/ exports exactly one, under the name `scene`. */
export type Scene = {
  /** The file's own name; for services, drains and pests also the page's slug. */
  name: string
  group: Group
  /** A short Portuguese sentence that says what the picture shows, for those who review the set. */
  title: string
  width: number
  height: number
  /** Of its coordinates, where one is more than is seen. */
  decimals?: number
  background: Background
  /** Names that stand on the picture as real text; the first are the ones it is about. */
  labels?: readonly Label[]
  draw(art: Drawing): void
}
