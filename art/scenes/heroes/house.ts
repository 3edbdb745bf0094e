/** The house that both heroes protect. */

import { cells, quarters } from '@/art/kit/background'
import { cone, rim } from '@/art/kit/bodies'
import type { Drawing } from '@/art/kit/drawing'
import { at, type Point, tenth } from '@/art/kit/points'
import { box, ellipse, quarter } from '@/art/kit/shapes'
import { DAY, type Light } from './light'
import { bougainvillea } from './plants'

/** Height of the lawn in the house's own frame, and its walls. */
export const LAWN = 640
export const HOUSE_RIGHT = 806
const HOUSE_LEFT = 404
/** Where the gable wing ends and the long wing begins. */
const WING = 566

type Opening = readonly [x: number, y: number, width: number, height: number]
const FRONT_WINDOW: Opening = [453, 468, 64, 84]
const SIDE_WINDOW: Opening = [744, 500, 36, 56]

/** The long roof: four rows of barrel tiles, wider below, each row a scalloped band. */
function roof(art: Drawing, { terracotta }: Light): void {
  const tiles = 13
  const rows = 4
  const edge = (t: number, u: number): Point => {
    const left = 560
    const right = 770 + 74 * t
    return [left + (right - left) * u, 336 + 102 * t]
  }
  for (let row = rows - 1; row >= 0; row--) {
    const top = Math.max(0, row / rows - 0.03)
    const bottom = (row + 1) / rows
    const pitch = (edge(bottom, 1)[0] - edge(bottom, 0)[0]) / tiles
    const arc = `${tenth(pitch / 2)} ${tenth(pitch * 0.4)}`
    let band = `M${at(...edge(top, 0))}L${at(...edge(top, 1))}L${at(...edge(bottom, 1))}`
    let shade = ''
    for (let i = tiles - 1; i >= 0; i--) {
      const [x, y] = edge(bottom, i / tiles)
      band += `A${arc} 0 0 1 ${at(x, y)}`
      const middle = x + pitch / 2 + 1
      shade +=
        `M${at(edge(top, (i + 0.5) / tiles)[0] + 1, edge(top, 0)[1])}L${at(...edge(top, (i + 1) / tiles))}` +
        `L${at(...edge(bottom, (i + 1) / tiles))}A${arc} 0 0 1 ${at(middle, y + pitch * 0.4)}Z`
    }
    art.fill(`${band}Z`, terracotta[row % 2 ? 5 : 4])
    art.fill(shade, terracotta[row % 2 ? 6 : 5])
  }
  art.fill('M556 326H774A8 8 0 0 1 774 342H556Z', terracotta[6])
  art.fill('M556 326H774A8 8 0 0 1 780 331H556Z', terracotta[3])
}

/** The squat tank of every house here, behind the ridge. */
function waterTank(art: Drawing, { blue }: Light): void {
  cone(art, 706, 277, 50, 336, 42, { light: blue[4], mid: blue[5], shade: blue[6], dark: blue[7] })
  art.fill('M648 266V276A58 13.9 0 0 0 764 276V266Z', blue[6])
  art.fill('M648 266V276A58 13.9 0 0 0 706 289.9V266Z', blue[4])
  art.fill(rim(706, 266, 58), blue[3])
  art.fill(rim(706, 264, 40), blue[4])
}

/** Glass with a lit half, a reflection and bars. */
function glazing(
  art: Drawing,
  { pane }: Light,
  [x, y, width, height]: Opening,
  barWidth: number,
): void {
  const [ground, half, glint, bar] = pane
  art.fill(box(x, y, width, height), ground)
  art.fill(`M${x} ${y}h${width}L${x} ${y + height}Z`, half)
  const slope = height * 0.55
  art.fill(`M${x + width * 0.2} ${y}h${width * 0.32}L${x} ${y + slope}v${-slope * 0.6}Z`, glint)
  art.stroke(
    `M${x + width / 2} ${y}V${y + height}M${x} ${y + height / 2}H${x + width}`,
    bar,
    barWidth,
    { cap: 'butt' },
  )
}

/** The street side of the long wing: wall, painted skirting, window, door. */
function facade(art: Drawing, light: Light): void {
  const { blue, cream } = light
  const width = HOUSE_RIGHT - 560
  art.fill(box(560, 430, width, LAWN - 430), cream[1])
  art.fill(box(560, LAWN - 46, width, 46), blue[5])
  // The shade of eaves and gable is one connected shape.
  art.fill(`M560 430H${HOUSE_RIGHT}V466H632V${LAWN - 46}H566V430Z`, cream[3])
  art.fill(box(566, LAWN - 46, 66, 46), blue[7], { opacity: 0.55 })
  const [x, y, w, h] = SIDE_WINDOW
  art.fill(box(x - 5, y - 5, w + 10, h + 10), cream[3])
  glazing(art, light, SIDE_WINDOW, 4.5)
  art.fill(box(x - 10, y + h + 5, w + 20, 7), cream[0])
  art.fill(`M${x - 10} ${y + h + 12}h${w + 14}l10 10h${-w - 14}Z`, cream[3])
}

function door(art: Drawing, { amber, cream, forest }: Light): void {
  const [x, y, w] = [654, 496, 64]
  art.fill(`M${x - 9} ${LAWN}V${y}A41 41 0 0 1 ${x + w + 9} ${y}V${LAWN}Z`, cream[0])
  art.fill(`M${x} ${LAWN}V${y}A32 32 0 0 1 ${x + w} ${y}V${LAWN}Z`, amber[5])
  art.fill(`M${x + 32} ${LAWN}V${y - 32}A32 32 0 0 1 ${x + w} ${y}V${LAWN}Z`, amber[6])
  art.fill(box(x + 9, y + 4, 16, 48) + box(x + 9, y + 64, 16, 54), amber[6])
  art.fill(box(x + 39, y + 4, 16, 48) + box(x + 39, y + 64, 16, 54), amber[7])
  art.fill(ellipse(x + 26, y + 66, 4), cream[0])
  art.fill(box(x - 20, LAWN - 12, w + 40, 14), cream[3])
  art.fill(box(x - 20, LAWN - 12, w + 24, 7), cream[0])
  // The lamp beside it.
  art.fill(box(608, 506, 12, 20), forest[7])
  art.fill(box(611, 510, 6, 12), amber[3])
}

const ROOM_CELLS = cells('0,0,0 2,0,1 1,1,2 3,1,0 4,0,3 0,3,3 2,3,0 4,2,2 1,2,1 3,3,1 2,2,3')

/** The long wing in section: bathroom and kitchen, which at night a lamp shows as the day does. */
function rooms(art: Drawing, { room: [wall, tiles, shade], cream: walls }: Light): void {
  const { amber, blue, cream } = DAY
  const room = box(566, 446, 226, LAWN - 446)
  art.fill(room, wall)
  art.inside(room, () => art.fill(quarters(ROOM_CELLS, 46, 566, 446), tiles))
  art.fill(`M566 446H792V470L600 476V${LAWN}H566Z`, tiles)
  art.fill(`M566 446H792V462L590 468V${LAWN}H566Z`, shade, { opacity: 0.6 })
  art.fill(box(566, LAWN - 10, HOUSE_RIGHT - 566, 10), cream[3])
  const floor = LAWN - 10
  art.fill(box(690, 446, 12, floor - 446), cream[0])
  art.fill(box(698, 446, 6, floor - 446), cream[3])
  // Toilet, from the side.
  art.fill(box(652, 540, 32, 56), cream[3])
  art.fill(box(652, 540, 20, 56), cream[0])
  art.fill(box(648, 530, 40, 12), cream[3])
  art.fill(box(648, 530, 24, 12), cream[0])
  art.fill(`M604 584H676V${floor}H634C634 622 618 616 610 606Q604 598 604 584Z`, cream[0])
  art.fill(`M662 590H680V${floor}H658Z`, cream[3])
  art.fill('M600 576H658V586H602Z', blue[5])
  art.fill('M600 576H640V581H600Z', blue[3])
  art.fill('M646 578L634 530L644 528L658 578Z', blue[6])
  // Kitchen: counter, sink and tap.
  art.fill(box(716, 580, 74, floor - 580), amber[4])
  art.fill(box(753, 580, 37, floor - 580), amber[5])
  art.stroke('M726 592V622M763 592V622', amber[6], 4)
  art.fill(box(710, 570, 82, 12), cream[0])
  art.fill(box(760, 570, 32, 12), cream[3])
  art.stroke('M744 570V546A12 12 0 0 1 768 546V552', cream[4], 7, { cap: 'butt' })
  art.stroke('M743 570V546A12 12 0 0 1 767 546', cream[0], 3, { cap: 'butt' })
  art.fill(box(792, 446, HOUSE_RIGHT - 792, LAWN - 446), walls[3])
  art.fill(box(566, 438, HOUSE_RIGHT - 566, 12), walls[3])
}

/** The gable wing, of boards, with its tiled verge. */
function gable(art: Drawing, { blue, cream, terracotta }: Light): void {
  art.fill(`M${HOUSE_LEFT} ${LAWN}V420L485 322L${WING} 420V${LAWN}Z`, cream[0])
  art.fill(`M485 322L${WING} 420V${LAWN}H548V432Z`, cream[2])
  let boards = ''
  for (let x = 425; x < 548; x += 21) boards += `M${x} ${352 + Math.abs(x - 485)}V${LAWN - 46}`
  art.stroke(boards, cream[2], 4, { cap: 'butt' })
  art.fill(box(HOUSE_LEFT, LAWN - 46, WING - HOUSE_LEFT, 46), blue[5])
  art.fill(box(548, LAWN - 46, WING - 548, 46), blue[6])
  art.fill('M404 432L485 336L566 432V452L485 358L404 452Z', cream[3])
  art.fill('M372 446L485 300L598 446L580 456L485 334L390 456Z', terracotta[6])
  art.fill('M372 446L485 300V334L390 456Z', terracotta[4])
  const verge = { leftRim: '', leftHole: '', rightRim: '', rightHole: '' }
  for (let i = 0; i < 8; i++) {
    const u = (i + 0.5) / 8
    const left = 376 + 109 * u
    const right = 594 - 109 * u
    const y = 450 - 146 * u
    verge.leftRim += ellipse(left, y, 10.5)
    verge.leftHole += ellipse(left + 1.5, y + 2, 6)
    verge.rightRim += ellipse(right, y, 10.5)
    verge.rightHole += ellipse(right + 1, y + 2, 6)
  }
  art.fill(verge.leftRim, terracotta[3])
  art.fill(verge.leftHole, terracotta[6])
  art.fill(verge.rightRim, terracotta[5])
  art.fill(verge.rightHole, terracotta[7])
  art.fill(ellipse(485, 300, 13), terracotta[4])
  art.fill(ellipse(487, 302, 7.5), terracotta[7])
  // The round vent: four quarters, the house's own azulejo.
  art.fill(ellipse(485, 398, 22), terracotta[5])
  art.fill(quarter(485, 398, 18, 0) + quarter(485, 398, 18, 2), terracotta[7])
  art.fill(quarter(485, 398, 18, 1) + quarter(485, 398, 18, 3), terracotta[3])
}

function frontWindow(art: Drawing, light: Light): void {
  const { amber, blue, cream, green, terracotta } = light
  const [x, y, w, h] = FRONT_WINDOW
  art.fill(box(x - 6, y - 6, w + 12, h + 12), cream[3])
  glazing(art, light, FRONT_WINDOW, 6)
  if (light.dark) {
    art.fill(`M${x - 6} ${y + h}H${x + w + 6}L560 ${LAWN}H410Z`, DAY.amber[5], { opacity: 0.8 })
  }
  for (const [left, face, slat] of [
    [x - 36, blue[4], blue[5]],
    [x + w + 6, blue[5], blue[6]],
  ] as const) {
    art.fill(box(left, y - 6, 30, h + 12), face)
    let slats = ''
    for (let i = 0; i < 7; i++) slats += box(left + 5, y + 1 + i * 13, 20, 6)
    art.fill(slats, slat)
  }
  // Flower box.
  art.fill(`M${x - 12} ${y + h + 6}h${w + 24}l-6 24h${-w - 12}Z`, terracotta[5])
  art.fill(`M${x + w / 2} ${y + h + 6}h${w / 2 + 12}l-6 24h${-w / 2 - 6}Z`, terracotta[6])
  const plants = [0, 1, 2, 3, 4, 5, 6].map((i) => ({
    i,
    x: x - 4 + i * 12,
    y: y + h - 2 - (i % 2) * 7,
  }))
  const discs = (take: (i: number) => boolean, dy: number, radius: number) =>
    plants
      .filter((plant) => take(plant.i))
      .map((plant) => ellipse(plant.x, plant.y + dy, radius))
      .join('')
  art.fill(
    discs((i) => i % 2 === 1, 6, 9),
    green[6],
  )
  art.fill(
    discs((i) => i % 2 === 0, 6, 9),
    green[5],
  )
  art.fill(
    discs((i) => i % 3 !== 0, -2, 5.2),
    amber[4],
  )
  art.fill(
    discs((i) => i % 3 === 0, -2, 5.2),
    terracotta[4],
  )
}

/** The house; with `open` its long wing is cut to show bathroom and kitchen. */
export function drawHouse(art: Drawing, light: Light, { open = false } = {}): void {
  art.fill(box(HOUSE_LEFT + 20, 430, HOUSE_RIGHT - HOUSE_LEFT - 20, LAWN - 430), light.cream[0])
  if (open) rooms(art, light)
  else facade(art, light)
  waterTank(art, light)
  roof(art, light)
  if (!open) door(art, light)
  gable(art, light)
  frontWindow(art, light)
  if (!open) bougainvillea(art, light)
}
