import { palette } from '@/content/site'

/** The ramps as the scenes name them: `forest[8]` is the eighth step of the forest ramp. */
export const { forest, green, cream, amber, terracotta, blue, taupe } = palette

type Ramp = (typeof palette)[keyof typeof palette]
type StepsOf<R> = R extends unknown ? R[keyof R] : never

/** A colour of the palette. The compiler refuses any other, so a stray hex value cannot be drawn. */
export type Colour = StepsOf<Ramp>

/** Three tones of a small part, lit from the left or from above. */
export type PartTones = {
  light: Colour
  mid: Colour
  shade: Colour
}

/** Four tones of one material, for a form with facets. */
export type Tones = PartTones & { dark: Colour }
