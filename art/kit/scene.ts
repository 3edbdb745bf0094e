import type { Drawing } from './drawing'
import type { Ground } from './system'

export type Group =
  | 'services'
  | 'drains'
  | 'pests'
  | 'heroes'
  | 'map'
  | 'pages'
  | 'social'
  | 'brand'
  | 'material'

/** One picture. A file under art/scenes/<group>/ exports exactly one, under the name `scene`. */
export interface Scene {
  /** The file's own name; for services, drains and pests also the page's slug. */
  name: string
  group: Group
  /** A short Portuguese sentence that says what the picture shows: the alt text on the page. */
  title: string
  width: number
  height: number
  ground: Ground
  draw(art: Drawing): void
}
