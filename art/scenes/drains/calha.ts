import { background, cells } from '@/art/kit/background'
import { cone, facetedLeaf, rim } from '@/art/kit/bodies'
import { amber, blue, type Colour, cream, forest, green, taupe, terracotta } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import { at, type Point } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { box, ellipse, softDrop, waterBody } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'

const CELLS = cells('0,0,2 1,0,0 2,0,1 3,0,0 0,1,3 1,1,2 3,1,2 2,2,0 3,2,1 0,2,1 1,2,3')

/** Axis of the downpipe. */
const DOWNPIPE = 640
/** The gutter from its upper edge to its bottom, and its right end. */
const TOP = 298
const BOTTOM = 430
const END = 750
/** The gutter falls 1.3° to the downpipe. */
const FALL = 1.3
const GUTTER = `M-60 ${TOP}H${END}V${BOTTOM - 34}A34 34 0 0 1 ${END - 34} ${BOTTOM}H-60Z`

type LeafTones = readonly [light: Colour, shade: Colour, veins?: Colour]
const FRESH: LeafTones = [green[4], green[6], green[7]]
const DEEP: LeafTones = [green[5], green[7], forest[7]]
const PALE: LeafTones = [green[3], green[5], green[7]]
const DRY: LeafTones = [amber[3], amber[5], amber[7]]
// In the bucket the leaves are small: no veins.
const PLAIN_DEEP: LeafTones = [green[5], green[7]]
const PLAIN_DRY: LeafTones = [amber[3], amber[5]]
const PLAIN_RED: LeafTones = [terracotta[4], terracotta[6]]

function leaf(art: Drawing, stem: Point, tip: Point, bulge: number, tones: LeafTones): void {
  facetedLeaf(art, stem, tip, bulge, ...tones)
}

/** Draws in the gutter's frame, where it runs level. */
function inGutterFrame(art: Drawing, draw: () => void): void {
  art.place({ to: [400, 346], rotate: FALL, origin: [400, 346] }, draw)
}

function downpipe(art: Drawing): void {
  const x = DOWNPIPE
  const outer = box(x - 46, 406, 92, 280)
  art.fill(outer, cream[0])
  art.fill(box(x + 22, 406, 24, 280), cream[3])
  const inside = box(x - 32, 386, 64, 300)
  art.fill(inside, blue[7])
  art.inside(inside, () => {
    art.fill(box(x - 22, 376, 54, 310), blue[5])
    art.fill(box(x - 6, 376, 12, 310), blue[3])
    art.fill(box(x + 16, 376, 8, 310), blue[4])
    art.stroke(`M${x - 14} 476V546M${x - 14} 576V666M${x} 516V636`, cream[0], 5)
  })
  for (const y of [466, 582]) {
    art.fill(box(x - 56, y, 112, 26), cream[4])
    art.fill(box(x - 56, y, 70, 26), cream[1])
    art.fill(box(x - 56, y, 70, 9), cream[0])
  }
}

/** The gutter in section, with clean water running to the outlet. */
function gutter(art: Drawing): void {
  const x = DOWNPIPE
  art.fill(GUTTER, cream[3])
  art.inside(GUTTER, () => {
    art.fill(`M-60 ${TOP}H${END - 16}V${BOTTOM - 22}H-60Z`, cream[1])
    art.fill(box(END - 20, TOP, 20, BOTTOM - TOP), cream[4])
  })
  const cut = `M-60 ${TOP + 16}H${END - 34}V${BOTTOM - 40}A26 26 0 0 1 ${END - 60} ${BOTTOM - 14}H-60Z`
  art.fill(cut, cream[4])
  art.inside(cut, () => {
    art.fill(box(-60, TOP, END + 60, 40), taupe[4])
    const swell = { amplitude: 6, halfWave: 44 }
    art.fill(waterBody(-60, END, TOP + 52, BOTTOM + 20, swell), blue[4])
    art.fill(waterBody(-60, END, TOP + 72, BOTTOM + 20, { ...swell, phase: 1 }), blue[5])
    art.fill(
      `M${x - 60} ${BOTTOM - 20}Q${x - 36} ${TOP + 76} ${x} ${TOP + 72}T${x + 60} ${BOTTOM - 20}Z`,
      blue[6],
    )
    art.fill(box(x - 32, BOTTOM - 30, 64, 40), blue[6])
    art.stroke(
      `M40 ${TOP + 66}h70M150 ${TOP + 80}h110M330 ${TOP + 66}h60M430 ${TOP + 82}h120`,
      cream[0],
      6,
    )
    art.stroke(`M${x - 44} ${TOP + 70}q36 4 40 44M${x + 40} ${TOP + 74}q-28 6 -32 40`, blue[2], 6)
  })
  art.fill(box(-60, TOP - 10, END + 68, 22), cream[3])
  art.fill(box(-60, TOP - 10, END + 68, 14), cream[0])
  // The outlet into the downpipe.
  art.fill(box(x - 32, BOTTOM - 16, 64, 46), blue[5])
  art.fill(box(x - 6, BOTTOM - 60, 12, 90), blue[3])
  art.fill(box(x - 32, BOTTOM - 14, 10, 44), blue[7])
  art.fill(box(x - 62, BOTTOM - 16, 30, 34), cream[0])
  art.fill(box(x + 32, BOTTOM - 16, 30, 34), cream[4])
  for (const strap of [96, 330, 520]) {
    art.fill(box(strap, TOP - 12, 20, BOTTOM - TOP + 18), blue[7])
    art.fill(box(strap, TOP - 12, 9, BOTTOM - TOP + 18), blue[5])
  }
}

/** Big barrel tiles in three overlapping rows, and the ridge. */
function roof(art: Drawing): void {
  const row = (lip: number, offset: number, light: Colour, mid: Colour, shade: Colour) => {
    let tiles = ''
    let shaded = ''
    let lit = ''
    for (let i = 0; i < 8; i++) {
      const x = -70 + offset + i * 100
      tiles += `M${x} 106H${x + 100}V${lip}A50 39 0 0 1 ${x} ${lip}Z`
      shaded += `M${x + 56} 106H${x + 100}V${lip}A50 39 0 0 1 ${at(x + 56, lip + 38.8)}Z`
      lit += `M${x + 9} 106H${x + 24}V${lip + 29}A50 39 0 0 1 ${x + 9} ${lip + 21}Z`
    }
    art.fill(tiles, terracotta[7], { shift: [8, 16] })
    art.fill(tiles, mid)
    art.fill(shaded, shade)
    art.fill(lit, light)
  }
  art.inside('M-20 112H708L722 338H-20Z', () => {
    row(260, 0, terracotta[3], terracotta[4], terracotta[6])
    row(186, 50, terracotta[4], terracotta[5], terracotta[7])
    row(122, 0, terracotta[3], terracotta[4], terracotta[6])
  })
  art.fill('M-20 90H690A13 13 0 0 1 690 122H-20Z', terracotta[6])
  art.fill('M-20 90H690A13 13 0 0 1 701 102H-20Z', terracotta[3])
  let joints = ''
  for (let i = 0; i < 5; i++) joints += box(120 + i * 140, 90, 8, 32)
  art.fill(joints, terracotta[7])
}

/** The scoop on its pole lifts the leaves out of the gutter. */
function scoop(art: Drawing): void {
  const placed = (draw: () => void) => art.place({ to: [276, 278], rotate: -20 }, draw)
  const bowl = 'M-116 0A114 114 0 0 0 112 0Z'
  const surfaces: readonly [string, Colour][] = [
    ['M-20 86H704L722 330H-20Z', terracotta[8]],
    ['M-20 330H722V466H-20Z', blue[8]],
    ['M704 -14H820V330H722Z', blue[4]],
  ]
  for (const [surface, colour] of surfaces) {
    art.inside(surface, () =>
      placed(() => art.castOnly(colour, () => art.fill(bowl + box(80, -18, 560, 40), colour))),
    )
  }
  leaf(art, [236, 308], [96, 196], 0.34, DEEP)
  leaf(art, [300, 286], [372, 106], 0.34, DRY)
  leaf(art, [268, 298], [220, 76], 0.35, FRESH)
  leaf(art, [322, 278], [452, 166], 0.32, DEEP)
  leaf(art, [226, 330], [88, 282], 0.34, DRY)
  placed(() => {
    art.fill(box(78, -18, 562, 40), blue[7])
    art.fill(box(78, -18, 562, 22), blue[5])
    art.fill(box(78, -18, 562, 9), blue[3])
    art.fill(box(66, -25, 54, 54), forest[8])
    art.fill(box(66, -25, 54, 29), forest[6])
    art.fill(bowl, amber[6])
    art.inside(bowl, () => {
      art.fill(ellipse(-18, -26, 112), amber[5])
      art.fill(ellipse(-34, -52, 112), amber[4])
    })
    art.fill('M-122 -8H118V9H-122Z', amber[7])
    art.fill('M-122 -8H50V3H-122Z', amber[3])
  })
  leaf(art, [270, 338], [170, 264], 0.36, PALE)
  for (const [x, y, radius] of [
    [262, 418, 11],
    [300, 432, 7],
    [236, 438, 6],
  ] as const) {
    art.fill(softDrop(x, y, radius), blue[6])
  }
}

/** The bucket hangs from the gutter's strap: what was in the gutter leaves with us. */
function bucket(art: Drawing): void {
  const [x, lip, foot] = [106, 500, 570]
  const [wide, narrow] = [94, 72]
  const reach = wide - 4
  const bail =
    `M${x - reach} ${lip}C${x - reach} ${lip - 52} ${x - 40} ${lip - 76} ${x} ${lip - 76}` +
    `C${x + 40} ${lip - 76} ${x + reach} ${lip - 52} ${x + reach} ${lip}`
  const body =
    `M${x - wide} ${lip}A${wide} 22.6 0 0 1 ${x + wide} ${lip}L${x + narrow} ${foot}` +
    `A${narrow} 17.3 0 0 1 ${x - narrow} ${foot}Z`
  art.shadow(body, blue[4])
  art.stroke(bail, forest[8], 8)
  art.fill(rim(x, lip, wide), forest[8])
  leaf(art, [80, 536], [24, 428], 0.36, PLAIN_DRY)
  leaf(art, [132, 536], [186, 434], 0.36, PLAIN_DEEP)
  leaf(art, [106, 536], [112, 424], 0.4, PLAIN_RED)
  // The front of the bucket hides the stems: its upper edge is the near half of the rim.
  cone(art, x, lip, wide, foot, narrow, {
    light: green[4],
    mid: green[6],
    shade: green[7],
    dark: forest[7],
  })
  cone(art, x, lip, wide + 5, lip + 14, wide + 2, {
    light: green[3],
    mid: green[5],
    shade: green[6],
    dark: green[7],
  })
}

export const scene: Scene = {
  name: 'calha',
  group: 'drains',
  title:
    'Concha retira folhas da calha; a água volta a correr até o condutor e um balde leva a sujeira',
  ...FRAMES.card,
  background: 'sky',
  draw(art) {
    background(art, blue[3], blue[2], CELLS)
    art.fill(ellipse(516, 330, 272), blue[1])
    art.shadow(box(DOWNPIPE - 46, 426, 92, 260), blue[4])
    inGutterFrame(art, () => art.shadow(GUTTER, blue[4]))
    downpipe(art)
    inGutterFrame(art, () => gutter(art))
    roof(art)
    bucket(art)
    scoop(art)
    // One leaf on its way down.
    art.cast(blue[4], () => leaf(art, [282, 556], [378, 484], 0.3, FRESH))
  },
}
