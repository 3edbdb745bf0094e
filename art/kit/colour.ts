import { palette } from '../../content/palette'

/** The ramps as the scenes name them: `forest[8]` is the eighth step of the forest ramp. */
export const { forest, green, cream, amber, terracotta, blue, taupe } = palette

type Ramp = (typeof palette)[keyof typeof palette]
type StepsOf<R> = R extends unknown ? R[keyof R] : never

/** A colour of the palette. The compiler refuses any other, so a stray hex value cannot be drawn. */
export type Colour = StepsOf<Ramp>

/** Four tones of one material, for a form with facets. */
export type Tones = {
  mid: Colour
  shade: Colour
  light: Colour
  dark: Colour
}
