import { tiledWall } from '@/art/kit/background'
import { facets } from '@/art/kit/bodies'
import { amber, blue, cream, forest, green, type Tones, terracotta } from '@/art/kit/colour'
import { smooth } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { at, localFrame, type Point, points, radians, shift } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { box, ellipse, polygon, quarter, roundedBox, slab, star } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'

const { width, height } = FRAMES.card
const COUNTER = 562

/** The nozzle's mouth, where the clean quarter has its corner. */
const MOUTH: Point = [334, 356]
const REACH = 334
const TILE = REACH / 4

/** u runs back from the mouth along the fogger's head; positive v is its lit side, top left. */
const head = localFrame(MOUTH, 135)
const HEAD_RADIUS = 60

const GERM = { shade: forest[7], light: green[7] } as const

/** Germs: rods, chains of cocci and pairs, all in one dark tone, away from the clean quarter. */
function drawGerms(art: Drawing): void {
  pair(art, 712, 92, 31, 34)
  rod(art, 742, 226, 20, -32)
  pair(art, 706, 444, 35, -28)
  chain(art, 478, 428, 18, 18, -26, 5)
  rod(art, 600, 510, 19, 10)
  pair(art, 140, 96, 31, -30)
  chain(art, 52, 214, 17, 30, -34, 4)
  rod(art, 262, 200, 17, 62)
}

function rod(art: Drawing, x: number, y: number, r: number, rotate: number): void {
  art.place({ to: [x, y], rotate }, () => {
    art.lit(roundedBox(-r * 1.6, -r * 0.6, r * 3.2, r * 1.2, r * 0.59), GERM.shade, GERM.light, [
      -r * 0.2,
      -r * 0.34,
    ])
    const y0 = -r * 0.14
    art.stroke(
      [-0.9, -0.1, 0.7].map((u) => `M${at(r * u, y0)}h.1`).join(''),
      GERM.shade,
      Math.round(r * 2.8) / 10,
    )
  })
}

function chain(
  art: Drawing,
  x: number,
  y: number,
  r: number,
  heading: number,
  turn: number,
  count: number,
): void {
  let [cx, cy, angle] = [x, y, heading]
  for (let i = 0; i < count; i++) {
    art.lit(ellipse(cx, cy, r), GERM.shade, GERM.light, [-r * 0.32, -r * 0.32])
    cx += 1.86 * r * Math.cos(radians(angle))
    cy += 1.86 * r * Math.sin(radians(angle))
    angle += turn
  }
}

/** Two lobes that are about to part. */
function pair(art: Drawing, x: number, y: number, r: number, angle: number): void {
  const dx = Math.cos(radians(angle)) * r * 0.72
  const dy = Math.sin(radians(angle)) * r * 0.72
  const lobes = ellipse(x - dx, y - dy, r) + ellipse(x + dx, y + dy, r * 0.92)
  art.lit(lobes, GERM.shade, GERM.light, [-r * 0.22, -r * 0.24])
  const spots = points('-.3,-.3 .2,-.1 -.2,.3').map(
    ([u, v]) =>
      ellipse(x - dx + u * r, y - dy + v * r, r * 0.1) +
      ellipse(x + dx + u * r * 0.9, y + dy + v * r, r * 0.1),
  )
  art.fill(spots.join(''), GERM.shade)
}

/** What the mist has cleaned: one giant quarter circle in which the tiles shine. */
function drawCleanQuarter(art: Drawing, wall: { tiles: string; grout: string }): void {
  const [x, y] = MOUTH
  const clean = (share: number) => quarter(x, y, REACH * share, 3)
  art.inside(clean(1), () => {
    art.fill(box(x, y - REACH, REACH, REACH), green[3])
    art.fill(wall.tiles, green[2])
    art.stroke(wall.grout, cream[0], 4)
  })
  art.fill(clean(0.66), cream[0], { opacity: 0.5 })
  art.fill(clean(0.36), cream[0])
  art.radialGrain(clean(1), cream[0], MOUTH, REACH, 1, 0)
  art.radialGrain(quarter(x, y, REACH + 44, 3), cream[0], MOUTH, REACH + 44, 0.7, 0.16)
  art.fill(star(496, 150, 52) + star(576, 262, 24) + star(388, 76, 24), cream[0])
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
  title: 'Nebulizador limpa um quarto de círculo na parede de azulejos e afasta os germes',
  ...FRAMES.card,
  background: 'green',
  draw(art) {
    const wall = tiledWall(TILE, [MOUTH[0] - 4 * TILE, MOUTH[1] - 5 * TILE], {
      x0: -10,
      y0: -10,
      x1: width + 20,
      y1: COUNTER,
    })
    // The dirty wall stays almost flat, so that the tiles are seen where it is clean
    art.fill(`M0 0H${width}V${height}H0Z`, green[5])
    art.fill(wall.tiles, green[6], { opacity: 0.38 })
    art.stroke(wall.grout, green[6], 3)
    drawGerms(art)
    drawCleanQuarter(art, wall)
    // Counter, its dark edge at the bottom, the fogger's shade on it
    art.fill(box(0, COUNTER, width, 38), cream[1])
    art.fill(box(0, COUNTER, width, 9), cream[0])
    art.fill(box(0, COUNTER + 22, width, 18), forest[7])
    art.fill(`M60 ${COUNTER + 6}H276L296 ${COUNTER + 22}H84Z`, cream[4])
    drawFogger(art)
  },
}
