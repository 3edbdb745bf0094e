import { blue, type Colour, cream, forest, green } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'

/** The mark's own square; its shield is 56 wide and leaves 4 all round. */
export const MARK = 64

/** A shield of two quarter circles; in it a gable; in the gable a drop, which is also the door. */
const SHIELD = 'M4 4H60V32A28 28 0 0 1 4 32Z'
const SHIELD_LEFT = 'M4 4H32V60A28 28 0 0 1 4 32Z'
const HOUSE = 'M32 12L52 32A20 20 0 0 1 12 32Z'
const HOUSE_RIGHT = 'M32 12L52 32A20 20 0 0 1 32 52Z'
const DROP = 'M32 28.8L37.3 34.1A7.5 7.5 0 1 1 26.7 34.1Z'

/** The same skeleton with fewer and heavier parts, for 16 px. */
const SMALL_HOUSE = 'M32 10L52 30V32A20 20 0 0 1 12 32V30Z'
const SMALL_DROP = 'M32 24.8L39.2 32A10.2 10.2 0 1 1 24.8 32Z'

type ShieldColours = {
  left: Colour
  right: Colour
}

/** For light backgrounds: the right half is as dark as ink. */
export const ON_LIGHT: ShieldColours = { left: green[6], right: forest[7] }
/** For forest and blue backgrounds, where a forest half would sink. */
export const ON_DARK: ShieldColours = { left: green[5], right: green[6] }

export function drawMark(art: Drawing, colours: ShieldColours): void {
  art.fill(SHIELD, colours.right)
  art.detail(SHIELD_LEFT, colours.left)
  art.detail(HOUSE, cream[0])
  art.detail(HOUSE_RIGHT, cream[2])
  art.detail(DROP, blue[5])
}

export function drawSmallMark(art: Drawing, colours: ShieldColours): void {
  art.fill(SHIELD, colours.right)
  art.detail(SHIELD_LEFT, colours.left)
  art.detail(SMALL_HOUSE, cream[0])
  art.detail(SMALL_DROP, blue[5])
}
