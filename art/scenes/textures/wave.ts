import type { Colour } from '@/art/kit/colour'
import { tenth } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'

/** The drawing's height, in CSS px at full size. */
const HEIGHT = 104
/**
 * One crest to the next: three times the height, so that the tile is a whole number of pixels wide at
 * any whole height. At a fraction its ends would be blended, and show as a hair at each repetition.
 */
const PERIOD = 3 * HEIGHT

const swing = (half: number, rise: number): string =>
  `c${tenth(half * 0.52)} 0 ${tenth(half * 0.48)} ${tenth(rise)} ${tenth(half)} ${tenth(rise)}`

/** From crest to trough to crest; `way` -1 draws it from right to left. */
function swell(crest: number, trough: number, way: 1 | -1 = 1): string {
  const half = (way * PERIOD) / 2
  return swing(half, trough - crest) + swing(half, crest - trough)
}

/** A band of the promenade's mosaic: broad on the crest, thin in the trough. */
const band = (crest: readonly [number, number], trough: readonly [number, number]): string =>
  `M0 ${crest[0]}${swell(crest[0], trough[0])}V${crest[1]}${swell(crest[1], trough[1], -1)}Z`

/**
 * The lowest trough ends above the last three pixels of a phone, which may lie over what follows.
 */
const WAVE = `${band([4, 28], [62, 70])}M0 41${swell(41, 91)}V${HEIGHT}H0Z`

/**
 * The wave of the calçadão at the upper edge of a section: drawn in the section's own colour on an
 * open background, seamless from end to end. Turned upside down it closes a section instead.
 */
export function waveScene(name: string, title: string, colour: Colour): Scene {
  return {
    name,
    group: 'textures',
    title,
    width: PERIOD,
    height: HEIGHT,
    background: 'none',
    draw: (art) => art.fill(WAVE, colour),
  }
}
