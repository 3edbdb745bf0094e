/**
 * Palettes that the owner can choose. The others list only the ramps that differ from the delivered
 * palette. Each shade has the luminance of the same delivered shade, so that every pair of colours
 * keeps its contrast.
 */

import type { SiteContent } from '@/model/schema/content'
import { paletteSchema } from '@/model/schema/palette'
import { isEqual } from '@/model/values/is-equal'
import palettes from './palettes.json' with { type: 'json' }

export type Palette = SiteContent['palette']

/** The palette of the delivered content, in whose colours the sources in art/ are drawn. */
export const DELIVERED_PALETTE: Palette = palettes['Mata e mar']

export const PALETTES: readonly { name: string; palette: Palette }[] = Object.entries(palettes).map(
  ([name, ramps]) => ({ name, palette: { ...DELIVERED_PALETTE, ...ramps } }),
)

/** Darkens a colour by a third. */
const darkened = (colour: string) =>
  colour.replace(/[\da-f]{2}/gi, (channel) =>
    Math.round((Number.parseInt(channel, 16) * 2) / 3)
      .toString(16)
      .padStart(2, '0'),
  )

/**
 * Returns the CSS variables of a palette: `--color-green-5: #1a7f4b;`. The shade `night` is the
 * darkest background of dark mode.
 */
export const colourDeclarations = (palette: Palette): string[] =>
  Object.entries(palette).flatMap(([ramp, shades]) =>
    Object.entries({
      ...shades,
      ...('9' in shades && { night: darkened(shades[9]) }),
    }).map(([shade, colour]) => `--color-${ramp}-${shade}: ${colour};`),
  )

/**
 * Returns the name of a palette.
 * @param palette unchecked
 * @returns undefined for colours that are in no palette of the list
 */
export function paletteName(palette: unknown): string | undefined {
  const { data } = paletteSchema.safeParse(palette)
  return PALETTES.find((known) => isEqual(known.palette, data))?.name
}
