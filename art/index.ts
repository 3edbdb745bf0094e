import type { Scene } from './kit/scene'
import { scenes as brand } from './scenes/brand/index'
import { scenes as drains } from './scenes/drains/index'
import { scenes as heroes } from './scenes/heroes/index'
import { scenes as map } from './scenes/map/index'
import { scenes as pages } from './scenes/pages/index'
import { scenes as pests } from './scenes/pests/index'
import { scenes as services } from './scenes/services/index'
import { scenes as signs } from './scenes/signs/index'
import { scenes as social } from './scenes/social/index'
import { scenes as textures } from './scenes/textures/index'

/** Every picture of the site, group by group; inside a group in the order of the page. */
export const scenes: readonly Scene[] = [
  ...services,
  ...drains,
  ...pests,
  ...signs,
  ...heroes,
  ...map,
  ...pages,
  ...social,
  ...brand,
  ...textures,
]
