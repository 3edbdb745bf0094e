/** The light of a hero: the colours of one drawing by day and by night. */

import type { Colour } from '@/art/kit/colour'
import { palette } from '@/content/palette'

const { forest, green, cream, amber, terracotta, blue, taupe } = palette

/**
 * The steps of the ramps that what stands in the light is drawn in, as moonlight shows them: lime
 * wash turns blue, the others go down by a step or two.
 */
const MOONLIT = {
  forest: { 5: forest[6], 6: forest[7], 7: forest[8] },
  green: { 3: green[5], 4: green[6], 5: green[7], 6: forest[6], 7: forest[7] },
  cream: { 0: blue[3], 1: blue[4], 2: blue[5], 3: blue[7], 4: blue[7] },
  amber: { 2: amber[4], 3: amber[3], 4: amber[6], 5: amber[7], 6: amber[8], 7: terracotta[8] },
  terracotta: {
    2: terracotta[4],
    3: terracotta[5],
    4: terracotta[6],
    5: terracotta[7],
    6: terracotta[8],
    7: terracotta[9],
  },
  blue: { 2: blue[4], 3: blue[5], 4: blue[6], 5: blue[7], 6: blue[8], 7: blue[9], 8: blue[9] },
  taupe: { 4: taupe[6], 5: taupe[7], 6: taupe[8], 7: taupe[8] },
} as const

type Ramps = {
  readonly [Ramp in keyof typeof MOONLIT]: Readonly<Record<keyof (typeof MOONLIT)[Ramp], Colour>>
}

/** The ramps as this light shows them: `light.cream[0]` is what lime-washed walls look like in it. */
export type Light = Ramps & {
  /** The sky, two rings round the sun or moon, and its disc. */
  readonly sky: readonly [ground: Colour, outer: Colour, inner: Colour, disc: Colour]
  readonly cloud: Colour
  /** The earth in section, from the top layer to the deepest, and the lit side of its stones. */
  readonly earth: readonly [first: Colour, second: Colour, third: Colour, stone: Colour]
  readonly mountain: readonly [far: Colour, near: Colour, shade: Colour]
  /** A window's panes, their upper half and their reflection, and the bars. */
  readonly pane: readonly [ground: Colour, half: Colour, glint: Colour, bar: Colour]
  /** A room in section: its wall, the tiles on it, the shade under the ceiling. */
  readonly room: readonly [wall: Colour, tiles: Colour, shade: Colour]
  /** How strong the glint on the lens's glass is. */
  readonly glint: number
  /** Whether it is dark: stars are out and lamps are lit. */
  readonly dark: boolean
}

export const DAY: Light = {
  ...palette,
  earth: [terracotta[6], terracotta[7], terracotta[8], terracotta[5]],
  sky: [amber[2], amber[3], amber[3], amber[4]],
  cloud: cream[0],
  mountain: [blue[6], forest[6], forest[7]],
  pane: [blue[7], blue[6], blue[4], cream[0]],
  room: [blue[1], blue[2], blue[3]],
  glint: 0.85,
  dark: false,
}

export const NIGHT: Light = {
  ...MOONLIT,
  earth: [terracotta[7], terracotta[8], terracotta[9], terracotta[6]],
  sky: [blue[9], blue[8], blue[7], cream[1]],
  cloud: blue[6],
  mountain: [blue[8], forest[8], forest[9]],
  pane: [amber[4], amber[3], amber[2], taupe[7]],
  room: [amber[2], amber[3], amber[4]],
  glint: 0.5,
  dark: true,
}
