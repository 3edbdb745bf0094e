import { background, cells, hangingFrieze } from '@/art/kit/background'
import { blue, cream, forest, green, terracotta } from '@/art/kit/colour'
import { ribbon } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { points, shift } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { shieldSeal } from '@/art/kit/seal'
import { box, ellipse, polygon, roundedBox } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'
import { drawRat } from '@/art/scenes/pests/ratos'

const { width, height } = FRAMES.card
const FLOOR = 508
const SKIRTING = FLOOR - 64

/** The rat's tail hangs out of the entrance and up the wall. */
const TAIL = points(
  '470,438 540,462 586,474 634,470 694,440 714,380 690,318 676,262 700,206 752,186',
)
const tail = ribbon(TAIL, (share) => 17 * (1 - share) + 1.6)
const tailLight = ribbon(shift(TAIL, -4, -5), (share) => 12 * (1 - share) + 1)

/** The bait station: a low tamper-proof box, wider at the floor than at the top. */
const BOX = { x0: 52, x1: 632, top: 206, wall: 18 }
const body = `M${BOX.x0} ${FLOOR}L${BOX.x0 + 26} ${BOX.top}H${BOX.x1 - 26}L${BOX.x1} ${FLOOR}Z`
const lid =
  `M${BOX.x0 + 40} ${BOX.top - 36}H${BOX.x1 - 40}A22 22 0 0 1 ${BOX.x1 - 18} ${BOX.top - 14}V${BOX.top + 6}` +
  `H${BOX.x0 + 18}V${BOX.top - 14}A22 22 0 0 1 ${BOX.x0 + 40} ${BOX.top - 36}Z`
const INNER_FLOOR = FLOOR - 24

function drawGround(art: Drawing): void {
  background(art, blue[3], blue[4], cells('0,0,3 3,0,1 3,1,3 1,1,0 3,1,1 2,0,0'))
  art.fill(ellipse(340, 272, 256), blue[2])
  art.fill(box(0, SKIRTING, width, 64), cream[1])
  art.fill(box(0, SKIRTING, width, 9), cream[0])
  art.fill(box(0, FLOOR - 12, width, 12), cream[3])
  art.fill(box(0, FLOOR, width, height - FLOOR), blue[6])
  art.fill(hangingFrieze(FLOOR, 92), blue[7])
  art.fill(box(0, FLOOR, width, 10), blue[4])
}

/** The box and the tail cast on three surfaces: the wall, the skirting and the floor. */
function drawShadows(art: Drawing): void {
  const silhouette = () => art.fill(body, blue[4]).fill(lid, blue[4]).fill(tail, blue[4])
  art.inside(box(0, 0, width, SKIRTING), () => art.castOnly(blue[4], silhouette))
  art.inside(box(0, SKIRTING, width, FLOOR - SKIRTING), () => art.castOnly(cream[3], silhouette))
  art.fill(
    `M${BOX.x0 + 20} ${FLOOR}H${BOX.x1}L${BOX.x1 + 20} ${FLOOR + 14}H${BOX.x0 + 40}Z`,
    blue[8],
  )
}

function drawBoxBody(art: Drawing): void {
  art.fill(body, forest[8])
  // The front is cut open in a quarter circle and shows the thickness of the wall
  const radius = INNER_FLOOR - BOX.top - 14
  const opening = `M${BOX.x0 + 43} ${BOX.top + 14}H500A${radius * 1.35} ${radius * 1.35} 0 0 0 430 ${INNER_FLOOR}H${BOX.x0 + 20}Z`
  art.inside(body, () => {
    art.fill(
      polygon([
        [BOX.x0, FLOOR],
        [BOX.x0 + 26, BOX.top],
        [BOX.x0 + 26 + BOX.wall, BOX.top],
        [BOX.x0 + BOX.wall, FLOOR],
      ]),
      forest[5],
    )
    art.fill(box(BOX.x0, INNER_FLOOR, BOX.x1 - BOX.x0, 24), forest[9])
    art.fill(
      polygon([
        [BOX.x1 - 70, BOX.top],
        [BOX.x1, BOX.top],
        [BOX.x1, FLOOR],
        [BOX.x1 - 44, FLOOR],
      ]),
      forest[9],
    )
    art.fill(opening, forest[5], { shift: [8, 0] })
  })
  art.grain(body, forest[9], [400, 260], [640, 480], 0, 0.7)
  art.fill(opening, blue[9])
  art.inside(opening, () => {
    art.fill(opening, blue[7], { shift: [12, 16] })
    drawBait(art)
    drawRatInside(art)
  })
}

/** Two blocks of bait on their rod, the lower one gnawed. */
function drawBait(art: Drawing): void {
  const x = 132
  art.fill(box(x - 4, BOX.top, 9, 300), cream[4])
  art.fill(box(x - 4, BOX.top, 4, 300), cream[0])
  for (const y of [310, 376]) {
    const block = roundedBox(x - 34, y, 68, 60, 7)
    art.shadow(block, blue[8])
    art.fill(block, green[6])
    art.inside(block, () => {
      art.fill(
        polygon([
          [x - 40, y - 4],
          [x + 44, y - 4],
          [x + 12, y + 18],
          [x - 8, y + 70],
          [x - 40, y + 70],
        ]),
        green[4],
      )
      art.fill(box(x - 40, y, 100, 11), green[3])
      if (y > 350) art.fill(ellipse(x + 40, y + 22, 17) + ellipse(x + 30, y + 2, 11), blue[7])
    })
  }
}

function drawRatInside(art: Drawing): void {
  const scale = 0.98
  art.place({ to: [176 - 40 * scale, INNER_FLOOR + 3 - 367 * scale], scale }, () =>
    art.cast(blue[8], () => {
      drawRat(art, { tail: false })
      // Whiskers, light against the dark box
      art.stroke('M66 318L26 346M74 322L54 362M62 312L14 324', cream[2], 2.6, { detail: true })
    }),
  )
}

function drawLid(art: Drawing): void {
  art.fill(lid, forest[7])
  art.inside(lid, () => {
    art.fill(box(0, BOX.top - 36, 474, 15), forest[5])
    art.fill(box(BOX.x0, BOX.top - 36, 44, 60), forest[6])
    art.fill(box(BOX.x0, BOX.top - 36, 44, 15), forest[5])
    art.fill(box(BOX.x1 - 88, BOX.top - 36, 120, 60), forest[9])
  })
  art.fill(box(BOX.x0 + 18, BOX.top + 6, BOX.x1 - BOX.x0 - 36, 7), forest[9])
}

/** The round entrance, with the tail coming out over its lower lip. */
function drawEntrance(art: Drawing): void {
  const [x, y] = [548, 440]
  art.fill(ellipse(x + 3, y + 3, 55), forest[9])
  art.fill(ellipse(x, y, 55), forest[6])
  art.fill(ellipse(x + 3, y + 4, 46), forest[9])
  const reach = `${ellipse(x + 20, y + 6, 46)}M${x + 20} 0H${width}V${height}H${x + 20}Z`
  art.inside(reach, () => art.lit(tail, terracotta[5], terracotta[3], [0, 0], tailLight))
}

export const scene: Scene = {
  name: 'desratizacao',
  group: 'services',
  title: 'Rato dentro de um porta-iscas fechado, com a cauda para fora',
  ...FRAMES.card,
  background: 'blue',
  draw(art) {
    drawGround(art)
    drawShadows(art)
    drawBoxBody(art)
    drawLid(art)
    shieldSeal(art, 536, 306, 0.62)
    drawEntrance(art)
  },
}
