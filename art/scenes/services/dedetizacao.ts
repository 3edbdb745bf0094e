import { background, tileCells } from '@/art/kit/background'
import { cone, rim } from '@/art/kit/bodies'
import { amber, blue, cream, forest, green, type Tones, terracotta } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import type { Scene } from '@/art/kit/scene'
import { box, ellipse, roundedBox, softDrop, star } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'
import { drawGermanCockroach } from './blattella'

/** The cabinet from top to bottom, and where its door begins: the axis of the hinge. */
const TOP = 50
const FOOT = 532
const SEAM = 454
/** The frame that the door hangs on, and the outer edge of the door. */
const STILE = 316
const DOOR_END = 700
const INSIDE_END = FOOT - 46
const SHELF = 236

const cabinet = box(-20, TOP, SEAM + 20, FOOT - TOP)
const door = box(SEAM, TOP + 8, DOOR_END - SEAM, FOOT - TOP - 20)

const DROPS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [SEAM, 136, 32],
  [SEAM, 446, 32],
  [380, 482, 27],
]

function drawCabinet(art: Drawing): void {
  art.shadow(cabinet + door, terracotta[7], { opacity: 0.4 })
  art.fill(cabinet, cream[1])
  art.fill(box(-20, TOP, SEAM + 20, 9), cream[0])
  art.fill(box(-20, FOOT - 12, SEAM + 20, 12), cream[3])
  const inside = box(-20, TOP + 36, STILE + 20, INSIDE_END - TOP - 36)
  art.fill(inside, terracotta[9])
  art.inside(inside, () => {
    art.fill(`M-20 ${TOP + 64}H${STILE - 26}V${INSIDE_END - 30}H-20Z`, terracotta[8])
    drawCrockery(art)
    art.fill(box(-20, SHELF, STILE + 20, 26), cream[3])
    art.fill(box(-20, SHELF, STILE + 20, 8), cream[1])
  })
  // The frame's lit edge towards the opening
  art.fill(box(STILE, TOP + 36, 9, INSIDE_END - TOP - 36), cream[0])
  art.fill(box(0, INSIDE_END, STILE + 9, 9), cream[0])
}

/** A stack of plates and a cup say which room this is. */
function drawCrockery(art: Drawing): void {
  const plates = [cream[1], blue[3], cream[1], blue[3], cream[1]] as const
  for (const [i, tone] of plates.entries()) {
    const y = SHELF - 20 - i * 20
    const plate = `M-20 ${y}H168C160 ${y + 12} 140 ${y + 20} 112 ${y + 20}H-20Z`
    art.fill(plate, tone)
    art.inside(plate, () => art.fill(box(104, y, 70, 20), tone === blue[3] ? blue[5] : cream[3]))
  }
  const cup: Tones = { light: green[4], mid: green[5], shade: green[6], dark: green[7] }
  art.stroke(`M262 ${SHELF - 82}a25 25 0 0 1 0 50`, green[6], 12, { cap: 'butt' })
  cone(art, 226, SHELF - 102, 42, SHELF - 8, 33, cup)
  art.fill(rim(226, SHELF - 102, 42), green[3])
  art.fill(rim(226, SHELF - 101, 33), forest[7])
}

function drawDoor(art: Drawing): void {
  art.fill(door, cream[1])
  art.fill(box(DOOR_END - 15, TOP + 8, 15, FOOT - TOP - 20), cream[3])
  art.fill(box(SEAM, TOP + 8, DOOR_END - SEAM, 8), cream[0])
  art.fill(box(SEAM, FOOT - 24, DOOR_END - SEAM, 12), cream[3])
  // The sunk panel of the door
  const panel = box(608, TOP + 52, 50, FOOT - TOP - 120)
  art.fill(panel, cream[2])
  art.inside(panel, () => {
    art.fill(box(608, TOP + 52, 11, FOOT), cream[3])
    art.fill(box(608, TOP + 52, 60, 11), cream[3])
  })
  art.fill(box(SEAM - 4, TOP + 8, 8, FOOT - TOP - 20), terracotta[9])
}

function drawHinge(art: Drawing): void {
  const [top, bottom] = [192, 380]
  const leaves = roundedBox(SEAM - 104, top, 208, bottom - top, 22)
  art.shadow(leaves, cream[3])
  art.fill(leaves, forest[7])
  art.inside(leaves, () => {
    art.fill(box(SEAM - 110, top, 220, 9), forest[5])
    art.fill(box(SEAM - 104, top, 9, 300), forest[5])
    art.fill(box(SEAM, top, 200, 300), forest[8])
    art.fill(box(SEAM, top, 200, 9), forest[6])
  })
  art.grain(leaves, forest[9], [SEAM - 40, top], [SEAM + 130, bottom], 0, 0.7)
  for (const y of [234, 338])
    for (const x of [SEAM - 64, SEAM + 64]) {
      art.lit(ellipse(x, y, 17), cream[4], cream[1], [-4, -5])
      art.stroke(`M${x - 8} ${y + 8}L${x + 8} ${y - 8}`, terracotta[8], 5)
    }
  const steel: Tones = { light: forest[5], mid: forest[6], shade: forest[8], dark: forest[9] }
  const count = 5
  const step = (bottom - top + 28) / count
  for (let i = 0; i < count; i++) {
    const y = top - 14 + i * step
    cone(art, SEAM, y, 25, y + step - 5, 25, steel)
  }
  art.fill(rim(SEAM, top - 14, 25), forest[5])
}

/** A dot of gel: a dome of amber with one bright glint. */
function drawDrop(art: Drawing, x: number, y: number, r: number): void {
  const dome = softDrop(x, y, r, 1.7)
  art.shadow(dome, cream[4], { opacity: 0.8 })
  art.fill(dome, amber[6])
  art.inside(dome, () => {
    art.fill(ellipse(x - 6, y - 7, r), amber[5])
    art.fill(ellipse(x - 10, y - 12, r * 0.62), amber[3])
  })
  art.fill(star(x - 9, y - 9, r / 2), cream[0])
}

export const scene: Scene = {
  name: 'dedetizacao',
  group: 'services',
  title: 'Dobradiça de um armário de cozinha com três gotas de gel, e uma barata pequena a caminho',
  ...FRAMES.card,
  background: 'terracotta',
  draw(art) {
    background(art, terracotta[4], terracotta[5], tileCells(4, 3))
    drawCabinet(art)
    drawDoor(art)
    drawHinge(art)
    for (const [x, y, r] of DROPS) drawDrop(art, x, y, r)
    const roach = (draw: () => void) => art.place({ to: [190, 420], rotate: 78, scale: 0.74 }, draw)
    const inside = box(-20, SHELF + 26, STILE + 20, INSIDE_END - SHELF - 26)
    art.inside(inside, () =>
      roach(() => art.castOnly(terracotta[9], () => drawGermanCockroach(art))),
    )
    roach(() => drawGermanCockroach(art))
  },
}
