/** The company's suction truck from the side; its parts are drawn with the road at y = 478. */
import { amber, blue, cream, forest, green, terracotta } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import { points, polar } from '@/art/kit/points'
import { box, ellipse, softDrop } from '@/art/kit/shapes'

const TANK_TOP = 176
const TANK_BOTTOM = 400
const BARREL =
  'M136 176H482C518 176 526 216 526 288S518 400 482 400H136C100 400 92 360 92 288S100 176 136 176Z'
const CAB = 'M548 428V206A22 22 0 0 1 570 184H668C694 184 702 198 708 224L728 318V428Z'

function barrel(art: Drawing): void {
  for (const [x, w] of points('170,60 390,60'))
    art.fill(`M${x - 14} 372H${x + w + 14}L${x + w} 408H${x}Z`, forest[7])
  art.fill(BARREL, amber[5])
  art.inside(BARREL, () => {
    const band = (from: number, to: number) => box(60, from, 500, to - from)
    art.fill(band(TANK_TOP, 198), amber[4])
    art.fill(band(198, 238), amber[2])
    art.fill(band(238, 272), amber[4])
    art.fill(band(322, 366), amber[6])
    art.fill(band(366, TANK_BOTTOM), amber[7])
    for (const x of [136, 264, 345, 473]) {
      art.fill(box(x, TANK_TOP, 9, 224), amber[6])
      art.fill(box(x, 198, 9, 40), amber[4])
      art.fill(box(x, 322, 9, 44), amber[7])
      art.fill(box(x, 366, 9, 34), amber[8])
    }
    art.fill(box(482, TANK_TOP, 118, 224), amber[6], { opacity: 0.55 })
  })
  art.grain(BARREL, amber[7], [300, 300], [340, 404], 0, 0.7)
  // The company's sign: a drop with the wave.
  art.lit(ellipse(309, 288, 66), forest[8], forest[7], [-9, -10])
  const drop = softDrop(309, 304, 33, 2.1)
  art.fill(drop, blue[3])
  art.inside(drop, () => {
    art.fill(softDrop(318, 313, 33, 2.1), blue[5])
    art.fill('M260 308q12 -12 25 0t25 0t25 0t25 0V350H260Z', cream[0])
  })
  // Manhole, railing, ladder.
  art.fill(box(196, 150, 68, 28), cream[3])
  art.fill(box(196, 150, 36, 28), cream[1])
  art.fill(box(186, 142, 88, 12), cream[4])
  art.fill(box(186, 142, 50, 12), cream[2])
  art.stroke('M300 176V146H486V176M362 146V176M424 146V176', forest[7], 8)
  let rungs = ''
  for (let i = 0; i < 7; i++) rungs += `M486 ${216 + i * 27}H512`
  art.stroke(`M486 196V392M512 210V388${rungs}`, forest[7], 7)
  // Chassis and the coiled spare hose under the barrel.
  art.fill(box(128, 424, 372, 22), forest[7])
  art.stroke('M140 418H488', terracotta[7], 26, { cap: 'butt' })
  art.stroke('M140 413H488', terracotta[5], 14, { cap: 'butt' })
  let rings = ''
  for (let i = 0; i < 20; i++) rings += `M${148 + i * 17} 405v26`
  art.stroke(rings, terracotta[7], 5, { cap: 'butt' })
}

function cab(art: Drawing): void {
  art.fill(CAB, cream[0])
  art.inside(CAB, () => {
    art.fill(box(540, 372, 200, 68), green[5])
    art.fill(box(540, 372, 200, 12), green[6])
    art.fill('M690 170H760V440H700L700 318Z', cream[3])
    art.fill(box(700, 372, 60, 68), green[7])
    art.fill(box(540, 170, 26, 202), cream[2])
    art.fill(box(540, 372, 26, 68), green[6])
  })
  art.grain(CAB, cream[4], [600, 300], [740, 440], 0, 0.5)
  const window = 'M586 220H662C672 220 676 224 678 234L692 312H586Z'
  art.fill(window, blue[7])
  art.inside(window, () => {
    art.fill('M586 220H650L586 300Z', blue[4])
    art.fill('M664 220H684L600 326H574Z', blue[5])
  })
  art.fill('M704 226L724 314H712L694 226Z', blue[6])
  art.stroke('M578 334V420M578 206V330M578 334H696', cream[3], 5)
  art.stroke('M592 348H616', cream[4], 8)
  // Beacon and sun visor, both on the roof.
  art.fill(box(604, 168, 36, 18), terracotta[6])
  art.fill(box(604, 168, 18, 18), terracotta[4])
  art.fill('M664 184H694L722 204V212L690 194H664Z', green[6])
  art.stroke('M700 236H744', forest[7], 6)
  art.fill(box(736, 232, 20, 58), forest[8])
  art.fill(box(736, 232, 10, 58), forest[6])
  art.fill(box(690, 412, 54, 34), forest[7])
  art.fill(box(690, 412, 54, 10), forest[5])
  art.fill(box(706, 388, 24, 18), amber[3])
  art.fill(box(530, 210, 14, 194), cream[4])
  art.fill(box(530, 210, 7, 194), cream[2])
}

function wheel(art: Drawing, x: number): void {
  const y = 424
  art.lit(ellipse(x, y, 54), forest[9], forest[8], [-9, -10])
  art.fill(ellipse(x, y, 42), forest[9])
  art.lit(ellipse(x, y, 30), cream[4], cream[1], [-6, -7])
  art.lit(ellipse(x, y, 14), terracotta[6], terracotta[4], [-4, -4])
  let nuts = ''
  for (let i = 0; i < 6; i++) nuts += ellipse(...polar(x, y, 22, i * 60 + 30), 3)
  art.fill(nuts, forest[7])
}

/** The whole truck on a road at height `road`, with its shadow; the hose valve is on the left. */
export function drawTruck(art: Drawing, road: number): void {
  art.fill(`M236 ${road}H752L782 ${road + 12}H262Z`, forest[9])
  art.place({ to: [164, -24], scale: 0.787 }, () => {
    art.fill(box(120, 404, 586, 26), forest[9])
    art.fill(box(120, 404, 586, 8), forest[7])
    barrel(art)
    cab(art)
    art.fill('M562 430A76 76 0 0 1 708 430Z', forest[9])
    for (const x of [210, 330, 634]) wheel(art, x)
  })
}
