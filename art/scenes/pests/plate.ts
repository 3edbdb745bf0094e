import { background, cells } from '@/art/kit/background'
import type { Colour } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import { ellipse } from '@/art/kit/shapes'

/** The middle of a pest's box, which is also the axis of every animal seen from above. */
export const CENTRE = 240

/** The two corner patterns of the plates: quarters that close in on the disc, or turn away. */
const INWARD = cells('0,0,2 2,0,3 0,2,1 2,2,0')
const OUTWARD = cells('0,0,0 2,0,1 0,2,3 2,2,2')

/** The background of a field-guide plate: one step of a ramp, its neighbour as pattern, a disc. */
export function plate(
  art: Drawing,
  tones: { base: Colour; tint: Colour; disc: Colour },
  corners: 'inward' | 'outward',
): void {
  const cells = corners === 'inward' ? INWARD : OUTWARD
  background(art, tones.base, tones.tint, cells, 160)
  art.fill(ellipse(CENTRE, CENTRE, 188), tones.disc)
}
