import { background, cells } from '@/art/kit/background'
import { facetedLeaf } from '@/art/kit/bodies'
import { amber, blue, type Colour, cream, forest, green, terracotta } from '@/art/kit/colour'
import { blob, ribbon } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { localFrame, type Point, points, shift } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { box, capsule, ellipse, slab, waterBody } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'

const { width, height } = FRAMES.card

/** Axis of the downpipe, and half the width of its inside. */
const AXIS = 380
const BORE = 50
/** The gutter from its upper edge to its bottom. */
const TOP = 330
const BOTTOM = 448

type LeafTones = readonly [light: Colour, shade: Colour, veins?: Colour]
const FRESH: LeafTones = [green[4], green[6], green[7]]
const DEEP: LeafTones = [green[5], green[7], forest[7]]
const DRY: LeafTones = [amber[3], amber[6], amber[7]]
const WET: LeafTones = [terracotta[4], terracotta[7], terracotta[8]]

function leaf(art: Drawing, stem: Point, tip: Point, bulge: number, tones: LeafTones): void {
  facetedLeaf(art, stem, tip, bulge, ...tones)
}

/** Barrel tiles at their size beside a hand: two rows are all that the picture holds. */
function roof(art: Drawing): void {
  const pitch = 160
  const row = (lip: number, offset: number, light: Colour, mid: Colour, shade: Colour) => {
    let tiles = ''
    let shaded = ''
    let lit = ''
    for (let i = 0; i < 6; i++) {
      const x = -100 + offset + i * pitch
      tiles += `M${x} 0H${x + pitch}V${lip}A80 62 0 0 1 ${x} ${lip}Z`
      shaded += `M${x + 96} 0H${x + pitch}V${lip}A80 62 0 0 1 ${x + 96} ${lip + 60.7}Z`
      lit += `M${x + 14} 0H${x + 38}V${lip + 52.8}A80 62 0 0 1 ${x + 14} ${lip + 35}Z`
    }
    art.fill(tiles, terracotta[8], { shift: [8, 18] })
    art.fill(tiles, mid)
    art.fill(shaded, shade)
    art.fill(lit, light)
  }
  art.inside(box(0, 0, width, TOP - 14), () => {
    art.fill(box(0, 0, width, TOP), terracotta[8])
    row(218, 0, terracotta[4], terracotta[5], terracotta[7])
    row(78, 80, terracotta[3], terracotta[4], terracotta[6])
  })
}

/** The gutter and the downpipe, both cut open: the water finds its mouth again. */
function gutter(art: Drawing): void {
  const pipe = box(AXIS - BORE - 16, BOTTOM - 10, 2 * BORE + 32, height)
  const trough = box(0, TOP, width, BOTTOM - TOP)
  art.shadow(pipe + trough, blue[4])
  art.fill(trough, cream[4])
  art.inside(trough, () => {
    art.fill(box(0, TOP, width, BOTTOM), blue[8])
    const swell = { amplitude: 6, halfWave: 50 }
    art.fill(waterBody(0, width, TOP + 46, BOTTOM, swell), blue[4])
    art.fill(waterBody(0, width, TOP + 68, BOTTOM, { ...swell, phase: 1 }), blue[5])
    art.stroke(
      `M30 ${TOP + 70}h90M160 ${TOP + 86}h100M500 ${TOP + 84}h110M660 ${TOP + 68}h96`,
      cream[0],
      6,
    )
  })
  art.fill(box(0, BOTTOM - 14, width, 14), cream[1])
  art.fill(box(0, BOTTOM - 5, width, 5), cream[3])
  // The pipe's two walls
  art.fill(box(AXIS - BORE - 16, BOTTOM - 14, 16, height), cream[0])
  art.fill(box(AXIS + BORE, BOTTOM - 14, 16, height), cream[3])
  art.fill(box(AXIS - BORE, BOTTOM - 16, 2 * BORE, height), blue[8])
  fall(art)
  for (const [x, light] of [
    [AXIS - BORE - 28, cream[0]],
    [AXIS + BORE, cream[4]],
  ] as const) {
    art.fill(box(x, BOTTOM - 2, 28, 30), light)
  }
}

/** Water that bends over the mouth's two lips and falls down the pipe. */
function fall(art: Drawing): void {
  const stream = (half: number, spread: number, top: number) =>
    `M${AXIS - spread} ${top}C${AXIS - half} ${top + 4} ${AXIS - half} ${BOTTOM - 30} ${AXIS - half} ${BOTTOM + 6}` +
    `V${height + 10}H${AXIS + half}V${BOTTOM + 6}C${AXIS + half} ${BOTTOM - 30} ${AXIS + half} ${top + 4} ${AXIS + spread} ${top}` +
    `Q${AXIS} ${top + 34} ${AXIS - spread} ${top}Z`
  art.fill(stream(BORE, 110, TOP + 52), blue[6])
  art.fill(stream(BORE - 12, 84, TOP + 60), blue[4])
  art.fill(stream(BORE - 30, 50, TOP + 74), blue[1])
  art.stroke(
    `M${AXIS - 32} ${BOTTOM + 20}V${height - 40}M${AXIS - 10} ${BOTTOM + 2}V${BOTTOM + 84}M${AXIS + 12} ${BOTTOM + 30}V${height}M${AXIS + 34} ${BOTTOM + 10}V${height - 60}`,
    cream[0],
    6,
  )
}

/** The front edge of the gutter, and the straps that hold it. */
function lip(art: Drawing): void {
  for (const x of [70, 640]) {
    art.fill(box(x, TOP - 10, 26, BOTTOM - TOP + 16), blue[7])
    art.fill(box(x, TOP - 10, 11, BOTTOM - TOP + 16), blue[5])
  }
  art.fill(box(0, TOP - 16, width, 26), cream[3])
  art.fill(box(0, TOP - 16, width, 16), cream[0])
}

/** What stopped the pipe: leaves and mud in the shape of its mouth. */
function plug(art: Drawing): void {
  leaf(art, [330, 244], [186, 188], 0.32, DRY)
  leaf(art, [330, 280], [176, 316], 0.3, DEEP)
  leaf(art, [440, 300], [578, 322], 0.3, WET)
  leaf(art, [360, 230], [262, 132], 0.32, FRESH)
  const mud = blob(
    points('290,246 322,214 400,206 470,226 486,274 462,320 434,372 386,388 340,374 308,318'),
  )
  art.lit(mud, forest[9], forest[7], [-9, -12])
  art.grain(mud, forest[9], [370, 290], [470, 380], 0, 0.8)
  leaf(art, [302, 244], [334, 366], 0.3, WET)
  leaf(art, [356, 236], [264, 372], 0.26, DRY)
  leaf(art, [396, 258], [392, 400], 0.28, DEEP)
  leaf(art, [462, 262], [442, 378], 0.3, WET)
}

const FINGERS: readonly (readonly [knuckle: Point, joint: Point, tip: Point])[] = [
  [
    [456, 142],
    [408, 182],
    [386, 246],
  ],
  [
    [486, 158],
    [446, 204],
    [430, 274],
  ],
  [
    [520, 166],
    [490, 216],
    [474, 284],
  ],
  [
    [552, 158],
    [534, 206],
    [516, 264],
  ],
]
const ARM: readonly Point[] = points('760,-70 690,-20 600,44 520,92')
const arm = localFrame([596, 46], -36)
const PALM = blob(points('426,78 486,44 552,58 588,108 574,168 524,196 462,184 420,134'))
const THUMB: readonly [Point, Point, Point] = [
  [446, 92],
  [372, 126],
  [338, 204],
]

/** A bent finger, lit from the left. */
function finger(art: Drawing, [root, joint, tip]: readonly [Point, Point, Point], r: number): void {
  const form = capsule(root, joint, r, r - 2) + capsule(joint, tip, r - 2, r - 7)
  art.fill(form, amber[7], { shift: [7, 3] })
  art.fill(form, amber[5])
  const lit = ([x, y]: Point): Point => [x - r * 0.3, y - r * 0.16]
  art.detail(
    capsule(lit(root), lit(joint), r * 0.5, r * 0.46) +
      capsule(lit(joint), lit(tip), r * 0.46, r * 0.36),
    amber[3],
  )
}

/** A hand in a glove, closed round the plug. */
function glove(art: Drawing): void {
  const sleeve = ribbon(ARM, (share) => 66 - 8 * share)
  art.fill(sleeve, blue[7])
  art.inside(sleeve, () =>
    art.fill(
      ribbon(shift(ARM, -18, -16), () => 44),
      blue[5],
    ),
  )
  plug(art)
  art.fill(slab(arm, -80, 0, -56, 56), amber[6])
  art.fill(slab(arm, -80, 0, -56, 20), amber[4])
  art.lit(PALM, amber[6], amber[4], [-12, -13])
  for (const each of FINGERS.toReversed()) finger(art, each, 27)
  finger(art, THUMB, 29)
  // The glove's cuff, at right angles to the arm
  art.fill(slab(arm, -16, 24, -70, 70), amber[7])
  art.fill(slab(arm, -16, 24, -70, 16), amber[5])
  art.fill(slab(arm, -16, -6, -70, 70), amber[3])
}

export const scene: Scene = {
  name: 'calha',
  group: 'drains',
  title:
    'Mão de luva tira uma rolha de folhas do bocal da calha, e a água volta a descer pelo condutor',
  ...FRAMES.card,
  background: 'sky',
  draw(art) {
    background(art, blue[3], blue[2], cells('0,2,1 1,2,3 2,2,2 3,2,0'))
    art.fill(ellipse(AXIS, 520, 230), blue[1])
    gutter(art)
    roof(art)
    lip(art)
    art.inside(box(0, 0, width, TOP - 16), () => art.castOnly(terracotta[8], () => glove(art)))
    glove(art)
  },
}
