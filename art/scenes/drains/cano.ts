import { background, cells } from '@/art/kit/background'
import { lump } from '@/art/kit/bodies'
import { amber, blue, cream, forest, green, terracotta } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import { spring } from '@/art/kit/pipes'
import { type Point, points } from '@/art/kit/points'
import { tube } from '@/art/kit/routes'
import type { Scene } from '@/art/kit/scene'
import { box, burst, ellipse, star, waterBody } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'
import { turningWall } from './fittings'

/** Where the wall in section begins. */
const WALL = 704

const CELLS = cells('0,0,2 1,0,3 2,0,0 0,1,1 0,2,0 1,2,1 2,2,3')

/** The trap under the sink, and the drain that falls into the wall. */
const TRAP: Point[] = points('262,150 262,478 434,478 434,334 840,358')
const TRAP_CORNERS = [0, 82, 82, 62, 0]
const HALF = 58
const THICKNESS = 14
const TRAP_INSIDE = tube(TRAP, TRAP_CORNERS, -HALF + THICKNESS, HALF - THICKNESS)

const BASIN = 'M58 70H486V92C470 176 400 214 300 220H224C134 214 74 176 58 92Z'
const BASIN_INSIDE = 'M92 70H452C440 142 384 182 302 190V222H222V190C150 182 104 142 92 70Z'

function masonry(art: Drawing): void {
  art.fill(box(WALL, 0, 800 - WALL, 600), terracotta[7])
  const bricks: Record<'plain' | 'burnt', string> = { plain: '', burnt: '' }
  for (let row = 0; row < 10; row++) {
    for (let column = 0; column < 3; column++) {
      const x = WALL + 30 + column * 104 - (row % 2 ? 52 : 0)
      const from = Math.max(WALL + 30, x)
      const to = Math.min(800, x + 96)
      if (to <= from + 6) continue
      bricks[(row + column) % 3 ? 'plain' : 'burnt'] += box(from, row * 62 - 8, to - from, 54)
    }
  }
  art.fill(bricks.plain, terracotta[6])
  art.fill(bricks.burnt, terracotta[6], { opacity: 0.55 })
  // Tiles and plaster.
  art.fill(box(WALL, 0, 22, 600), cream[1])
  art.fill(box(WALL + 12, 0, 10, 600), cream[3])
  let joints = ''
  for (let i = 0; i < 5; i++) joints += box(WALL, 96 + i * 120, 12, 5)
  art.fill(joints, cream[4])
  art.grain(box(WALL + 22, 0, 800 - WALL - 22, 600), terracotta[8], [660, 100], [800, 560], 0, 0.7)
}

function trap(art: Drawing): void {
  const outer = tube(TRAP, TRAP_CORNERS, -HALF, HALF)
  art.inside(box(0, 0, WALL, 600), () =>
    art.castOnly(terracotta[6], () =>
      art.fill(
        `${outer}${BASIN}M${WALL - 44} 288L${WALL} 272V424L${WALL - 44} 408Z`,
        terracotta[6],
      ),
    ),
  )
  turningWall(art, TRAP, TRAP_CORNERS, HALF)
  art.fill(TRAP_INSIDE, blue[8])
  // Water stands from the basin to the clog; beyond it the pipe is empty but for a trickle.
  art.inside(TRAP_INSIDE, () => {
    const standing = box(120, 140, 570, 500)
    art.fill(standing, blue[5])
    art.inside(standing, () => {
      art.fill(tube(TRAP, TRAP_CORNERS, -46, -16), blue[6])
      art.fill(tube(TRAP, TRAP_CORNERS, 24, 32), blue[4])
      art.fill(tube(TRAP, TRAP_CORNERS, 34, 46), blue[7])
    })
    art.fill('M690 386L840 394V420H690Z', blue[5])
    art.fill('M690 386L840 394V399L690 391Z', blue[3])
  })
}

function basin(art: Drawing): void {
  art.fill(BASIN, cream[0])
  art.inside(BASIN, () => {
    art.fill('M400 60H500V240H330Z', cream[3])
    art.fill('M58 92C74 176 134 214 224 220H300L310 230H40V90Z', cream[2])
  })
  art.fill(BASIN_INSIDE, cream[4])
  art.inside(BASIN_INSIDE, () => {
    art.fill(box(92, 60, 158, 180), cream[3])
    art.fill(waterBody(92, 452, 132, 240, { amplitude: 6, halfWave: 36 }), blue[4])
    art.fill(waterBody(92, 452, 156, 240, { amplitude: 6, halfWave: 36, phase: 1 }), blue[5])
    art.fill(box(222, 190, 80, 50), blue[5])
    art.fill(box(278, 190, 24, 50), blue[6])
  })
  art.fill(box(44, 56, 456, 20), cream[3])
  art.fill(box(44, 56, 256, 12), cream[0])
  art.fill(box(300, 56, 200, 10), cream[1])
}

/** Union nuts, seen left and right of the cut, and the collar at the wall. */
function fittings(art: Drawing): void {
  for (const [x, y] of points('262,258 434,424')) {
    const width = THICKNESS + 12
    art.fill(box(x - HALF - 12, y - 20, width, 40), blue[4])
    art.fill(box(x - HALF - 12, y - 20, width, 10), blue[3])
    art.fill(box(x + HALF - THICKNESS, y - 20, width, 40), blue[7])
    art.fill(box(x + HALF - THICKNESS, y - 20, width, 10), blue[6])
  }
  const y = 348
  const inner = HALF - THICKNESS + 1
  art.fill(`M${WALL - 44} ${y - inner}H${WALL}V${y - 76}L${WALL - 44} ${y - 60}Z`, cream[0])
  art.fill(`M${WALL - 44} ${y + inner}H${WALL}V${y + 76}L${WALL - 44} ${y + 60}Z`, cream[4])
}

function cable(art: Drawing): void {
  const way: Point[] = points(
    '-70,50 10,16 110,-6 196,30 246,100 262,190 262,300 262,400 268,440 292,474 348,490 404,474 430,440 436,398 458,360 508,344 548,342 584,344',
  )
  art.inside(box(-40, -40, 840, 116) + BASIN_INSIDE + TRAP_INSIDE, () => spring(art, way, 15))
  art.inside(TRAP_INSIDE, () => {
    for (const [x, y, radius, light, shade] of [
      [668, 318, 34, green[6], forest[7]],
      [660, 378, 32, green[6], forest[7]],
      [744, 334, 30, green[6], forest[7]],
      [706, 350, 50, green[7], forest[8]],
      [700, 306, 24, green[5], green[7]],
      [722, 390, 26, green[5], green[7]],
      [756, 374, 18, green[5], green[7]],
      [642, 350, 20, green[5], green[7]],
      [776, 352, 10, green[6], forest[7]],
      [786, 386, 7, green[6], forest[7]],
    ] as const) {
      lump(art, x, y, radius, light, shade)
    }
    const y = 344
    art.fill(`M566 ${y - 26}L600 ${y - 35}L638 ${y + 2}L600 ${y + 37}L566 ${y + 26}Z`, amber[7])
    art.fill(`M566 ${y - 26}L600 ${y - 35}L638 ${y + 2}L566 ${y}Z`, amber[4])
    art.fill(`M566 ${y - 26}L600 ${y - 35}L607 ${y - 28}L566 ${y - 15}Z`, amber[2])
    art.fill(burst(644, 345, 10, 20, 50, { phase: 1 }), blue[2])
    art.fill(burst(642, 345, 9, 16, 40), cream[0])
  })
}

export const scene: Scene = {
  name: 'cano',
  group: 'drains',
  title: 'Pia e sifão em corte: o cabo espiral atravessa o cano e rompe o entupimento na parede',
  ...FRAMES.card,
  background: 'terracotta',
  draw(art) {
    background(art, terracotta[4], terracotta[5], CELLS)
    art.fill(ellipse(330, 330, 262), terracotta[3])
    masonry(art)
    trap(art)
    basin(art)
    fittings(art)
    cable(art)
    art.fill(star(590, 506, 36) + star(544, 556, 15), cream[0])
  },
}
