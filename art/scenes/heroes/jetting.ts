/** The jet at work in the drain page's collector: its hose, its nozzle, the clog that it breaks. */
import { bead, lump } from '@/art/kit/bodies'
import { amber, blue, type Colour, cream, forest, green } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import { at, type Point, pick } from '@/art/kit/points'
import { box, burst, ellipse, needle, sector } from '@/art/kit/shapes'
import { routedHose } from '@/art/scenes/drains/fittings'
import { LENS } from './lens'
import { axis, COLLECTOR_INSIDE, centred, INNER } from './sewer'

const FALL = (-Math.atan2(74, 582) * 180) / Math.PI

/** The nozzle's back end on the collector's axis. */
const NOZZLE: Point = [496, axis(496)]

/** Draws in the collector's frame: level, the origin at the nozzle. */
function atNozzle(art: Drawing, draw: () => void): void {
  art.place({ to: NOZZLE, rotate: FALL }, draw)
}

/** Clean water running back past the nozzle, the two rear jets, and the clog ahead. */
export function jets(art: Drawing): void {
  const mouth = centred(
    [
      [470, axis(470)],
      [412, axis(412)],
    ],
    0,
    INNER,
  )
  art.inside(COLLECTOR_INSIDE + mouth, () => {
    for (const [depth, colour] of [
      [24, blue[5]],
      [36, blue[6]],
    ] as const) {
      art.fill(`M${at(396, axis(396) + depth)}L${at(620, axis(620) + depth - 2)}V760H396Z`, colour)
    }
    atNozzle(art, () => {
      for (const side of [-1, 1] as const) {
        const y = side * 10
        art.fill(side > 0 ? sector(-8, y, 124, 150, 174) : sector(-8, y, 124, 186, 210), blue[5])
        for (const [angle, length, halfWidth, colour] of [
          [11, 150, 6, blue[4]],
          [16, 128, 5, blue[2]],
          [21, 146, 6, cream[0]],
          [27, 116, 5, cream[0]],
        ] as const) {
          art.fill(needle(-8, y, 180 - side * angle, length, halfWidth), colour)
        }
      }
    })
    const clog: readonly (readonly [number, number, number, Colour, Colour])[] = [
      [690, -26, 34, green[6], green[7]],
      [694, 28, 34, green[6], green[7]],
      [734, 0, 44, green[7], forest[8]],
      [724, -36, 20, green[5], green[7]],
      [728, 36, 20, green[5], green[7]],
      [664, 0, 30, green[5], green[7]],
      [762, 26, 14, green[6], forest[7]],
      [768, -20, 16, green[6], forest[7]],
    ]
    for (const [x, dy, radius, light, shade] of clog)
      lump(art, x, axis(x) + dy, radius, light, shade)
  })
  // The burst of clean water is larger than the pipe: it is what survives at 300 px.
  const [x, y] = [618, axis(618)]
  art.fill(burst(x, y, 14, 58, 112, { from: 4, to: 364, phase: 2 }), blue[4])
  art.fill(burst(x, y, 13, 42, 86, { from: 10, to: 370, phase: 1 }), blue[2])
  art.fill(burst(x - 2, y, 12, 28, 62), cream[0])
  atNozzle(art, () => {
    art.fill(sector(56, 0, 66, -20, 20), blue[2])
    art.fill(sector(56, 0, 66, -10, 10), cream[0])
  })
  const drops: readonly (readonly [x: number, dy: number, radius: number])[] = [
    [548, -74, 10],
    [574, -104, 6],
    [676, -98, 9],
    [704, -76, 6],
    [560, 86, 9],
    [592, 108, 6],
    [676, 98, 10],
    [706, 82, 6],
    [526, -52, 5],
  ]
  drops.forEach(([dx, dy, radius], i) => {
    bead(art, dx, y + dy, radius, i % 3 ? blue[4] : blue[2], blue[1])
  })
}

/**
 * The hose crosses the glass from our side of it and goes down the tank's shaft. `start` is its
 * way before: from the last of its points it runs level to the shaft.
 */
export function jettingHose(art: Drawing, start: readonly Point[]): void {
  const shaft = 361
  const route: Point[] = [
    ...start,
    [shaft, pick(start, start.length - 1)[1]],
    [shaft, axis(shaft)],
    [488, axis(488)],
  ]
  // The tightest turn is the last, into the collector.
  const corners = route.map((_, i) => (i === route.length - 2 ? 50 : 76))
  art.outside(ellipse(LENS.x, LENS.y, LENS.radius + 14), () =>
    art.shadow(centred(route, corners, 13), blue[9]),
  )
  routedHose(art, route, corners, 13)
}

export function nozzle(art: Drawing): void {
  atNozzle(art, () => {
    const body = 'M-18 -22H22C44 -22 54 -10 58 0C54 10 44 22 22 22H-18Z'
    art.fill(body, amber[6])
    art.inside(body, () => {
      art.fill(box(-20, -24, 80, 19), amber[3])
      art.fill(box(-20, -5, 80, 12), amber[5])
      art.fill(box(-20, 15, 80, 9), amber[7])
    })
    art.fill(box(-28, -27, 18, 54), amber[7])
    art.fill(box(-28, -27, 18, 27), amber[4])
    art.fill(box(-28, -27, 18, 10), amber[2])
    art.stroke('M8 -21V21', amber[7], 5, { cap: 'butt' })
  })
}
