import { background, cells } from '@/art/kit/background'
import { rim } from '@/art/kit/bodies'
import { amber, blue, cream, forest, taupe, terracotta } from '@/art/kit/colour'
import { ribbon, smooth } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { at, localFrame, type Point, points, shift } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { box, ellipse, leaf, slab, star } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'
import {
  attic,
  CEILING,
  dirtyHalf,
  drawAttic,
  drawCeiling,
  drawRoofTiles,
  drawRoom,
  drawTimbers,
  RIDGE,
  TIE,
} from './attic'

const { height } = FRAMES.card

const HOSE = points('576,660 576,520 576,430 560,360 506,322 446,316 398,322')

/** Dust on the beam and in the air, and what the suction takes with it. */
function drawDust(art: Drawing): void {
  const bank = `${smooth(points(`52,${TIE} 80,${TIE - 16} 130,${TIE - 24} 178,${TIE - 18} 226,${TIE - 34} 270,${TIE - 24} 318,${TIE - 10} 352,${TIE}`))}Z`
  art.lit(bank, taupe[6], taupe[4], [-6, 9])
  art.inside(attic, () =>
    art.inside(dirtyHalf, () => {
      art.grain(box(30, 200, 380, 200), cream[4], [300, 250], [300, TIE], 0, 0.35)
      art.radialGrain(
        'M344 276L214 196A200 200 0 0 0 196 400L344 372Z',
        cream[4],
        [346, 322],
        190,
        0.95,
        0.05,
      )
      const specks: readonly (readonly [x: number, y: number, r: number])[] = [
        [300, 300, 6],
        [274, 270, 5],
        [318, 334, 5],
        [286, 346, 6],
        [310, 268, 4],
      ]
      art.fill(specks.map(([x, y, r]) => ellipse(x, y, r)).join(''), cream[3])
    }),
  )
  art.grain(bank, taupe[7], [120, TIE - 30], [330, TIE], 0, 0.6)
}

/**
 * An abandoned nest: a woven bowl with straws that stick out all round, few and bold enough to be
 * read when small.
 */
function drawNest(art: Drawing): void {
  const [x, y] = [170, TIE - 30]
  const half = 66
  /** Straws as pairs of ends, relative to the middle of the rim's level. */
  const straws = (pairs: string) =>
    points(pairs)
      .map(([dx, dy], i) => `${i % 2 ? 'L' : 'M'}${x + dx} ${y + dy}`)
      .join('')
  art.stroke(straws('-50,-16 -84,-40 -44,-20 -60,-50 48,-16 86,-38 40,-20 64,-48'), taupe[4], 6)
  art.stroke(straws('-52,0 -92,-14 52,0 94,-10 -40,22 -76,24 42,20 78,26'), taupe[5], 6)
  const bowl = `M${x - half} ${y - 24}H${x + half}C${x + half - 2} ${y + 14} ${x + 38} ${y + 30} ${x} ${y + 30}C${x - 38} ${y + 30} ${x - half + 2} ${y + 14} ${x - half} ${y - 24}Z`
  art.fill(bowl, taupe[6])
  art.inside(bowl, () => {
    const weave = (sag: number) => `M${x - 80} ${y - 34}Q${x} ${y + sag} ${x + 80} ${y - 34}`
    art.stroke(weave(66), cream[4], 9)
    art.stroke(weave(38), cream[3], 9)
    art.stroke(weave(10), cream[4], 9)
    art.stroke(straws('-44,-6 -22,24 -8,2 -26,26 10,2 30,24 46,-6 26,22'), taupe[7], 4)
  })
  art.fill(rim(x, y - 24, half), cream[2])
  art.fill(rim(x + 3, y - 22, half - 15), taupe[7])
  art.stroke(straws('-60,-30 -24,-40 22,-42 58,-26 -46,-12 6,-8'), cream[0], 4)
}

function drawFeather(art: Drawing, a: Point, b: Point, bulge: number): void {
  art.fill(leaf(a, b, bulge), cream[3])
  art.fill(leaf(a, b, bulge, 0), cream[0])
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  art.stroke(
    `M${at(a[0] - dx * 0.22, a[1] - dy * 0.22)}L${at(a[0] + dx * 0.8, a[1] + dy * 0.8)}`,
    taupe[6],
    3,
  )
}

function drawLamp(art: Drawing): void {
  art.stroke(`M218 ${CEILING}V500`, forest[8], 5, { cap: 'butt' })
  art.fill('M168 544A50 50 0 0 1 268 544Z', forest[7])
  art.fill('M168 544A50 50 0 0 1 214 494.5V544Z', forest[5])
  art.fill(ellipse(218, 546, 16, 10), amber[4])
  art.fill(box(164, 540, 108, 7), forest[8])
}

function drawSuction(art: Drawing): void {
  const hose = ribbon(HOSE, () => 18)
  art.inside(attic, () =>
    art.inside(box(RIDGE[0] + 9, 0, 400, height), () => art.shadow(hose, cream[3])),
  )
  art.inside(box(72, CEILING, 656, 160), () => art.shadow(hose, terracotta[4]))
  art.fill(hose, blue[7])
  art.inside(hose, () => {
    art.fill(
      ribbon(shift(HOSE, -5, -5), () => 14),
      blue[5],
    )
    art.fill(
      ribbon(shift(HOSE, -9, -9), () => 5),
      blue[3],
    )
  })
  const nozzle = localFrame([420, 318], 176)
  art.fill(slab(nozzle, -14, 18, -23, 23), blue[8])
  art.fill(slab(nozzle, -14, 18, -2, 23), blue[6])
  art.fill(slab(nozzle, 16, 66, -20, 20, -46, 46), blue[6])
  art.fill(slab(nozzle, 16, 66, 0, 20, 4, 46), blue[3])
  art.fill(slab(nozzle, 64, 78, -50, 50), blue[8])
  art.fill(slab(nozzle, 64, 78, 0, 50), blue[5])
}

export const scene: Scene = {
  name: 'limpeza-de-forro',
  group: 'services',
  title: 'Corte do telhado: mangueira aspira poeira, penas e um ninho do forro',
  ...FRAMES.card,
  background: 'terracotta',
  draw(art) {
    background(art, terracotta[4], terracotta[5], cells('0,0,0 3,0,1 0,2,3 3,2,2'))
    art.fill(ellipse(400, 236, 232), terracotta[3])
    drawRoom(art)
    drawAttic(art)
    drawTimbers(art)
    drawDust(art)
    drawNest(art)
    drawFeather(art, [270, 300], [196, 248], 0.26)
    drawFeather(art, [306, 362], [254, 346], 0.28)
    drawCeiling(art)
    drawRoofTiles(art)
    drawLamp(art)
    drawSuction(art)
    art.fill(star(640, 330, 24) + star(520, 236, 17), amber[4])
  },
}
