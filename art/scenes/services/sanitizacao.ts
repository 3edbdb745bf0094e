import { tiledWall } from '@/art/kit/background'
import { facets } from '@/art/kit/bodies'
import { amber, blue, cream, forest, green, type Tones, terracotta } from '@/art/kit/colour'
import { smooth } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { at, localFrame, type Point, points, polar, shift } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { box, ellipse, polygon, quarter, roundedBox, slab, star } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'

const { width, height } = FRAMES.card
const COUNTER = 562

/** The nozzle's mouth, where the mist has its corner, and the dirty quarter of the wall begins. */
const MOUTH: Point = [330, 372]
const REACH = 264
const TILE = 93

/** u runs back from the mouth along the fogger's head; positive v is its lit side, top left. */
const head = localFrame(MOUTH, 135)
const HEAD_RADIUS = 60

/** A rod with its hairs. */
function rod(art: Drawing, x: number, y: number, rotate: number): void {
  art.place({ to: [x, y], rotate }, () => {
    const hairs = [-46, -16, 16, 46].map((u) => `M${u} -66L${u - 8} 66`).join('')
    art.stroke(`${hairs}M-78 0Q-104 -14 -118 6`, terracotta[6], 7)
    const body = roundedBox(-80, -42, 160, 84, 41)
    art.lit(body, terracotta[6], terracotta[4], [-7, -12])
    art.stroke('M-50 6q12-26 25 0t25 0t25 0t25 0', terracotta[7], 8)
  })
}

/** A round germ with short hairs all round. */
function ball(art: Drawing, x: number, y: number, r: number): void {
  let hairs = ''
  for (let angle = 15; angle < 375; angle += 30)
    hairs += `M${at(...polar(x, y, r - 4, angle))}L${at(...polar(x, y, r + 15, angle))}`
  art.stroke(hairs, terracotta[7], 8)
  art.lit(
    ellipse(x, y, r),
    terracotta[7],
    terracotta[5],
    [0, 0],
    ellipse(x - r * 0.22, y - r * 0.26, r),
  )
  const spots = points('-24,-6 -8,-28 14,-14 -4,6 -18,24 20,16')
  art.fill(spots.map(([dx, dy]) => ellipse(x + dx, y + dy, 6.5)).join(''), terracotta[8])
}

/** Four beads in a chain. */
function chain(art: Drawing, beads: readonly Point[], r: number): void {
  for (const [x, y] of beads)
    art.lit(
      ellipse(x, y, r),
      terracotta[6],
      terracotta[3],
      [0, 0],
      ellipse(x - r * 0.26, y - r * 0.28, r * 0.96),
    )
}

/** The quarter that is still dirty, the darkest part of the picture. */
function drawDirtyQuarter(art: Drawing, wall: { tiles: string; grout: string }): void {
  const [x, y] = MOUTH
  const dirty = box(x, 0, width - x, y)
  art.inside(dirty, () => {
    art.fill(dirty, forest[8])
    art.fill(wall.tiles, forest[7])
    art.stroke(wall.grout, forest[9], 4)
    rod(art, 522, 86, 8)
    ball(art, 696, 158, 54)
    chain(art, points('642,322 690,334 732,304 738,254'), 28)
  })
}

/** One quarter circle of mist: where it has been, the tiles shine. */
function drawMist(art: Drawing, wall: { tiles: string; grout: string }): void {
  const [x, y] = MOUTH
  const mist = (share: number) => quarter(x, y, REACH * share, 3)
  art.radialGrain(quarter(x, y, REACH + 64, 3), cream[0], MOUTH, REACH + 64, 0.95, 0.08)
  art.inside(mist(1), () => {
    art.fill(mist(1), green[2])
    art.fill(wall.tiles, cream[1])
    art.stroke(wall.grout, green[3], 4)
  })
  art.fill(mist(0.62), cream[0], { opacity: 0.7 })
  art.fill(mist(0.34), cream[0])
  art.radialGrain(mist(1), cream[0], MOUTH, REACH, 1, 0.1)
}

/** The cold fogger: tank, cable, handle, and the swivelling head with its nozzle. */
function drawFogger(art: Drawing): void {
  const tankTop = 450
  const tank = `M36 ${COUNTER + 10}L50 ${tankTop + 20}A22 22 0 0 1 72 ${tankTop}H244A22 22 0 0 1 266 ${tankTop + 20}L278 ${COUNTER + 10}Z`
  const p = (u: number, v: number) => at(...head(u, v))
  const r = HEAD_RADIUS
  const dome = `M${p(78, r)}L${p(172, r)}A${r} ${r} 0 0 0 ${p(172, -r)}L${p(78, -r)}Z`
  const nose = slab(head, 24, 76, -22, 22, -51, 51)
  const collar = slab(head, 60, 84, -71, 71)
  const tip = slab(head, 0, 28, -29, 29)
  const handle = [
    head(98, 56),
    head(92, 96),
    head(106, 110),
    head(160, 110),
    head(178, 96),
    head(174, 52),
  ]
  const cable = smooth(points('-16,462 22,462 44,416 84,382 130,400 176,444'))

  art.inside(box(0, 0, width, COUNTER), () => {
    art.shadow(dome + nose + collar + tip + tank, green[7])
    art.castOnly(green[7], () => art.stroke(polygon(handle, false), green[7], 20))
    art.castOnly(green[7], () => art.stroke(cable, green[7], 13))
  })
  art.stroke(polygon(handle, false), forest[9], 22)
  art.stroke(polygon(shift(handle, -3, -3), false), forest[7], 11)

  art.fill(tank, cream[1])
  art.inside(tank, () => {
    art.fill(box(0, tankTop, 320, 13), cream[0])
    art.fill('M220 440H330V580H230Z', cream[3])
    art.fill('M0 440H76L64 580H0Z', cream[0])
    art.fill(box(0, COUNTER - 18, 320, 40), blue[6])
    art.fill(box(0, COUNTER - 18, 224, 9), blue[4])
    art.shadow(dome, cream[4])
    art.grain(
      box(40, tankTop, 240, COUNTER - 18 - tankTop),
      cream[4],
      [150, 480],
      [270, 530],
      0,
      0.6,
    )
  })
  const gauge = roundedBox(74, 482, 60, 46, 9)
  art.fill(gauge, blue[8])
  art.inside(gauge, () => {
    art.fill(roundedBox(80, 488, 60, 46, 9), blue[1])
    art.fill('M68 504q9-8 18 0t18 0t18 0t18 0V540H66Z', blue[4])
    art.fill('M68 517q9-8 18 0t18 0t18 0t18 0V540H66Z', blue[5])
  })
  art.stroke(cable, forest[9], 12)

  const shell: Tones = { light: amber[2], mid: amber[4], shade: amber[5], dark: amber[7] }
  art.inside(dome, () => facets(art, (from, to) => slab(head, -10, 260, from * r, to * r), shell))
  art.grain(dome, amber[7], head(140, 0), head(140, -r), 0, 0.55)
  for (const [u, half] of points('144,31 161,31 178,29 195,22'))
    art.stroke(`M${p(u, half)}L${p(u, -half)}`, amber[7], 6.5)
  art.fill(slab(head, 106, 121, -r, r), forest[8])
  art.fill(slab(head, 106, 121, 0, r), forest[6])

  const part = (u0: number, u1: number, near: number, far: number, tones: Tones) =>
    facets(
      art,
      (from, to) => slab(head, u0, u1, from * near, to * near, from * far, to * far),
      tones,
    )
  const white: Tones = { light: cream[0], mid: cream[1], shade: cream[3], dark: cream[4] }
  const clay: Tones = {
    light: terracotta[3],
    mid: terracotta[5],
    shade: terracotta[6],
    dark: terracotta[7],
  }
  part(24, 66, 22, 50, white)
  part(60, 84, 71, 71, clay)
  part(0, 28, 29, 29, clay)
}

export const scene: Scene = {
  name: 'sanitizacao',
  group: 'services',
  title: 'Nebulizador limpa a parede de azulejos; num canto ainda escuro restam três germes',
  ...FRAMES.card,
  background: 'green',
  draw(art) {
    const wall = tiledWall(TILE, [MOUTH[0] - 4 * TILE, MOUTH[1] - 4 * TILE], {
      x0: -10,
      y0: -10,
      x1: width + 20,
      y1: COUNTER,
    })
    art.fill(`M0 0H${width}V${height}H0Z`, green[7])
    art.fill(wall.tiles, green[6], { opacity: 0.7 })
    art.stroke(wall.grout, green[6], 4)
    art.fill(star(142, 138, 50) + star(234, 244, 24) + star(604, 470, 34), cream[0])
    drawDirtyQuarter(art, wall)
    drawMist(art, wall)
    // Counter, its dark edge at the bottom, the fogger's shade on it
    art.fill(box(0, COUNTER, width, 38), cream[1])
    art.fill(box(0, COUNTER, width, 9), cream[0])
    art.fill(box(0, COUNTER + 22, width, 18), forest[8])
    art.fill(`M60 ${COUNTER + 6}H276L296 ${COUNTER + 22}H84Z`, cream[4])
    drawFogger(art)
  },
}
