import { background, cells, hangingFrieze } from '@/art/kit/background'
import { cone, rim } from '@/art/kit/bodies'
import { amber, type Colour, cream, forest, green, type Tones, terracotta } from '@/art/kit/colour'
import { ribbon } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { at, localFrame, type Point, points, shift, tenth } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { shieldSeal } from '@/art/kit/seal'
import { box, ellipse, polygon, sector, slab } from '@/art/kit/shapes'
import { ELLIPSE_RATIO, FRAMES } from '@/art/kit/system'

const { width, height } = FRAMES.card

/** The axis of the tank, and the top of the shelf that it stands on. */
const CX = 566
const SHELF = 496

const TANK: Tones = { mid: green[5], shade: green[6], light: green[4], dark: green[7] }
const DARK: Tones = { mid: forest[7], shade: forest[8], light: forest[6], dark: forest[9] }
const BRASS: Tones = { mid: amber[5], shade: amber[6], light: amber[3], dark: amber[7] }
const STEEL: Tones = { mid: cream[1], shade: cream[2], light: cream[0], dark: cream[3] }

/** The lance points left and a little up, so its upper side is the lit one. */
const lance = localFrame([222, 316], 24)

/** From the collar round to the end of the grip. */
const HOSE: readonly Point[] = [
  ...points('506,204 452,172 398,204 400,280 444,348 478,418 450,470 406,452'),
  lance(196, 0),
]

/** The mist: a quarter circle, wholly inside the frame. */
const MIST = { radius: 208, from: 160, to: 248 }

const shoulder = `M${CX - 124} 268C${CX - 124} 226 ${CX - 92} 206 ${CX - 54} 202H${CX + 54}C${CX + 92} 206 ${CX + 124} 226 ${CX + 124} 268`
const footArc = (r: number) => `A${r} ${tenth(r * ELLIPSE_RATIO)} 0 0 1 `
const tank = `${shoulder}V468${footArc(124)}${CX - 124} 468Z`

function drawGround(art: Drawing): void {
  background(art, terracotta[4], terracotta[5], cells('0,0,0 3,0,1 3,1,0 0,1,3 1,0,1 3,1,2'))
  art.fill(ellipse(CX - 60, 292, 262), terracotta[3])
  art.fill(box(0, SHELF, width, height - SHELF), cream[3])
  art.fill(box(0, SHELF, width, 34), cream[1])
  art.fill(box(0, SHELF, width, 9), cream[0])
  art.fill(hangingFrieze(SHELF + 34, 66), cream[2])
}

/** On the wall the whole silhouette in the wall's next step, on the shelf only the foot. */
function drawShadows(art: Drawing): void {
  const sprayer =
    `M${CX - 124} 268C${CX - 124} 226 ${CX - 92} 206 ${CX - 62} 202L${CX - 62} 172H${CX - 44}V154H${CX - 13}V120H${CX - 86}` +
    `A17 17 0 0 1 ${CX - 86} 86H${CX + 86}A17 17 0 0 1 ${CX + 86} 120H${CX + 13}V154H${CX + 44}V172H${CX + 62}V202` +
    `C${CX + 92} 206 ${CX + 124} 226 ${CX + 124} 268V470L${CX + 132} 492${footArc(132)}${CX - 132} 492L${CX - 124} 470Z`
  const gun =
    slab(lance, 0, 26, -13, 13) +
    slab(lance, 24, 98, -7, 7) +
    slab(lance, 94, 140, -23, 23) +
    slab(lance, 138, 208, -18, 18)
  art.inside(box(0, 0, width, SHELF), () =>
    art.shadow(sprayer + ribbon(HOSE, () => 11) + gun, terracotta[5]),
  )
  art.inside(box(0, SHELF, width, 34), () => art.shadow(rim(CX, SHELF - 12, 132), cream[4]))
}

function drawPump(art: Drawing): void {
  cone(art, CX, 112, 13, 190, 13, STEEL)
  const handle = `M${CX - 86} 86H${CX + 86}A17 17 0 0 1 ${CX + 86} 120H${CX - 86}A17 17 0 0 1 ${CX - 86} 86Z`
  art.fill(handle, amber[6])
  art.inside(handle, () => {
    art.fill(box(CX - 110, 80, 150, 23), amber[3])
    art.fill(box(CX - 110, 103, 150, 9), amber[5])
    art.fill(box(CX + 40, 80, 70, 23), amber[5])
  })
  art.fill(box(CX - 22, 82, 44, 42), amber[7])
  art.fill(box(CX - 22, 82, 22, 42), amber[5])
  art.fill(box(CX - 22, 82, 44, 7), amber[4])
}

function drawTank(art: Drawing): void {
  cone(art, CX, 466, 124, 488, 132, DARK)
  const dome = `${shoulder}${footArc(124)}${CX - 124} 268Z`
  art.fill(dome, TANK.mid)
  // The cylinder's facets run on over the shoulder
  art.inside(dome, () => {
    art.fill(box(CX - 124, 180, 11, 120), TANK.shade)
    art.fill(
      `M${CX - 72} 200C${CX - 92} 224 ${CX - 101} 246 ${CX - 101} 300H${CX - 43}C${CX - 43} 250 ${CX - 36} 220 ${CX - 26} 200Z`,
      TANK.light,
    )
    art.fill(
      `M${CX + 26} 200C${CX + 40} 224 ${CX + 46} 250 ${CX + 46} 300H${CX + 140}V190Z`,
      TANK.shade,
    )
    art.fill(
      `M${CX + 58} 200C${CX + 86} 220 ${CX + 99} 246 ${CX + 99} 300H${CX + 140}V190Z`,
      TANK.dark,
    )
  })
  cone(art, CX, 264, 124, 468, 124, TANK)
  art.grain(tank, green[7], [CX - 20, 330], [CX + 124, 380], 0, 0.7)
  for (const [top, bottom] of points('286,298 440,452')) {
    const ring: Tones = { mid: green[6], shade: green[7], light: green[5], dark: forest[7] }
    cone(art, CX, top, 126, bottom, 126, ring)
  }
  shieldSeal(art, CX - 18, 374)
  cone(art, CX, 176, 62, 206, 66, DARK)
  art.fill(rim(CX, 176, 62), forest[6])
  cone(art, CX, 156, 40, 178, 44, BRASS)
  art.fill(rim(CX, 156, 40), amber[4])
  art.fill(rim(CX, 156, 16), amber[7])
  cone(art, CX, 110, 13, 156, 13, STEEL)
}

function drawHoseAndLance(art: Drawing): void {
  const hose = ribbon(HOSE, () => 11)
  art.inside(tank, () => art.inside(box(0, 250, width, 300), () => art.shadow(hose, green[7])))
  art.lit(
    hose,
    forest[9],
    forest[5],
    [0, 0],
    ribbon(shift(HOSE, -3, -4), () => 6),
  )
  art.fill(box(496, 192, 24, 26), cream[4])
  art.fill(box(496, 192, 24, 14), cream[1])

  /** A round part of the lance; negative v is its upper, lit side. */
  const bar = (
    u0: number,
    u1: number,
    half: number,
    [light, shade, dark]: readonly [Colour, Colour, Colour],
    far = half,
  ) => {
    art.fill(slab(lance, u0, u1, -half, half, -far, far), shade)
    art.fill(slab(lance, u0, u1, -half, half * 0.08, -far, far * 0.08), light)
    art.fill(slab(lance, u0, u1, half * 0.58, half, far * 0.58, far), dark)
  }
  const trigger = polygon([lance(146, 14), lance(164, 14), lance(182, 46), lance(170, 50)])
  art.fill(trigger, terracotta[8])
  bar(24, 98, 7, [cream[0], cream[3], cream[4]])
  bar(138, 208, 18, [amber[3], amber[5], amber[7]])
  bar(94, 140, 23, [forest[5], forest[7], forest[9]])
  bar(0, 26, 11, [terracotta[3], terracotta[6], terracotta[7]], 14)
  const grooves = [156, 172, 188].map((u) => `M${at(...lance(u, -8))}L${at(...lance(u, 8))}`)
  art.stroke(grooves.join(''), amber[7], 5)
}

function drawMist(art: Drawing): void {
  const [x, y] = lance(-4, 0)
  const { radius, from, to } = MIST
  const spray = (share: number) => sector(x, y, radius * share, from, to)
  art.radialGrain(spray(1), cream[1], [x, y], radius, 1, 0.06)
  art.fill(spray(0.84), terracotta[2])
  art.fill(spray(0.58), cream[1])
  art.fill(spray(0.32), cream[0])
  art.radialGrain(spray(0.84), cream[0], [x, y], radius * 0.84, 1, 0.18)
}

export const scene: Scene = {
  name: 'dedetizacao',
  group: 'services',
  title: 'Pulverizador verde com selo de segurança solta uma névoa clara',
  ...FRAMES.card,
  background: 'terracotta',
  draw(art) {
    drawGround(art)
    drawShadows(art)
    drawPump(art)
    drawTank(art)
    drawHoseAndLance(art)
    drawMist(art)
  },
}
