import { background, cells } from '@/art/kit/background'
import { cone, rim } from '@/art/kit/bodies'
import { amber, blue, type Colour, cream, type Tones, terracotta } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import { at, type Point, tenth } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { box, ellipse, softDrop, star, waterBody } from '@/art/kit/shapes'
import { ELLIPSE_RATIO, FRAMES } from '@/art/kit/system'

const { width, height } = FRAMES.card

/** The axis of the tank; the slab that it stands on and the frieze below. */
const CX = 372
const SLAB = 452
const FRIEZE = 484

const TANK = { topRadius: 222, bottomRadius: 184, top: 196, bottom: 420 }
const LID = { y: 160, radius: 240, height: 32 }

const BODY: Tones = { mid: blue[5], shade: blue[6], light: blue[4], dark: blue[7] }
const DARKER: Tones = { mid: blue[6], shade: blue[7], light: blue[5], dark: blue[8] }
const LIGHTER: Tones = { mid: blue[4], shade: blue[5], light: blue[3], dark: blue[6] }

/** Radius and height on the page at a share of the way down the tank. */
function level(share: number): { radius: number; y: number } {
  return {
    radius: TANK.topRadius + (TANK.bottomRadius - TANK.topRadius) * share,
    y: TANK.top + (TANK.bottom - TANK.top) * share,
  }
}

/** A point on the front of the tank; the angle in radians runs from its left edge to its right. */
function onTank(share: number, angle: number): Point {
  const { radius, y } = level(share)
  return [CX - radius * Math.cos(angle), y + radius * ELLIPSE_RATIO * Math.sin(angle)]
}

function band(from: number, to: number, start = 0, end = Math.PI): string {
  const [upper, lower] = [level(from).radius, level(to).radius]
  const arc = (r: number) => `A${tenth(r)} ${tenth(r * ELLIPSE_RATIO)}`
  return (
    `M${at(...onTank(from, start))}${arc(upper)} 0 0 0 ${at(...onTank(from, end))}` +
    `L${at(...onTank(to, end))}${arc(lower)} 0 0 1 ${at(...onTank(to, start))}Z`
  )
}

function ring(art: Drawing, from: number, to: number, tones: Tones): void {
  const [a, b] = [level(from), level(to)]
  cone(art, CX, a.y, a.radius, b.y, b.radius, tones)
}

/** What a groove or a tab shows at an angle of the wall: its own shade, and the light beside it. */
function facetAt(angle: number): { groove: Colour; edge: Colour } {
  if (angle < 0.42) return { groove: blue[7], edge: blue[5] }
  if (angle < 0.62) return { groove: blue[6], edge: blue[4] }
  if (angle < 1.22) return { groove: blue[5], edge: blue[3] }
  if (angle < 1.95) return { groove: blue[6], edge: blue[4] }
  if (angle < 2.5) return { groove: blue[7], edge: blue[5] }
  return { groove: blue[8], edge: blue[6] }
}

function drawGround(art: Drawing): void {
  background(art, amber[3], amber[4], cells('3,0,1 3,1,0 0,1,3 0,1,0 0,0,1 3,2,1'))
  art.fill(ellipse(CX + 4, 266, 286), amber[2])
  art.fill(box(0, SLAB, width, FRIEZE - SLAB), cream[0])
  art.fill(box(0, FRIEZE, width, height - FRIEZE), terracotta[5])
  const halfDiscs = (r: number) =>
    [100, 300, 500, 700]
      .map((x) => `M${x - r} ${FRIEZE}H${x + r}A${r} ${r} 0 0 1 ${x - r} ${FRIEZE}Z`)
      .join('')
  art.fill(halfDiscs(100), terracotta[6])
  art.fill(halfDiscs(56), terracotta[4])
  art.fill(box(0, FRIEZE, width, 16), terracotta[7])
}

function drawShadows(art: Drawing): void {
  const cap = (r: number) => `${r} ${tenth(r * ELLIPSE_RATIO)}`
  const silhouette =
    band(0, 1) +
    `M${CX - 240} 160A${cap(240)} 0 0 1 ${CX + 240} 160V192A${cap(240)} 0 0 1 ${CX - 240} 192Z` +
    `M${CX - 206} 144A${cap(206)} 0 0 1 ${CX + 206} 144V170H${CX - 206}Z` +
    `M580 360H650V${SLAB + 14}H610V400H580Z`
  art.inside(box(0, 0, width, SLAB), () => art.shadow(silhouette, amber[4]))
  art.inside(box(0, SLAB, width, FRIEZE - SLAB), () => {
    art.shadow(rim(CX, TANK.bottom, TANK.bottomRadius), cream[3])
    // The foot of the outlet pipe
    art.fill(`M616 ${SLAB}H664V${SLAB + 30}H624Z`, cream[3])
  })
}

function drawTank(art: Drawing): void {
  ring(art, 0, 1, BODY)
  art.grain(band(0, 1), blue[7], [CX + 10, 300], [CX + 220, 330], 0, 0.6)
  const grooves = 17
  for (let i = 0; i < grooves; i++) {
    const angle = 0.16 + ((i + 0.5) * (Math.PI - 0.32)) / grooves
    const thickness = Math.max(3, 16 * Math.sin(angle))
    const [top, bottom] = [onTank(0.4, angle), onTank(0.9, angle)]
    const { groove, edge } = facetAt(angle)
    art.stroke(`M${at(...top)}L${at(...bottom)}`, groove, tenth(thickness))
    if (thickness > 7) {
      const beside = thickness * 0.5 - 1.6
      art.stroke(
        `M${at(top[0] + beside, top[1] + 3)}L${at(bottom[0] + beside, bottom[1] - 3)}`,
        edge,
        2.6,
      )
    }
  }
  ring(art, 0.17, 0.215, DARKER)
  ring(art, 0.215, 0.245, LIGHTER)
}

/** The brown PVC outlet, which is the one secondary accent. */
function drawOutlet(art: Drawing): void {
  art.fill(`M580 366H644V${SLAB + 10}H616V394H580Z`, terracotta[7])
  art.fill('M580 366H644V376H580Z', terracotta[5])
  art.fill(box(616, 394, 10, SLAB - 384), terracotta[5])
  art.fill(box(610, 360, 40, 40), terracotta[7])
  art.fill(box(610, 360, 40, 12), terracotta[4])
  art.fill(box(610, SLAB - 10, 40, 24), terracotta[8])
  art.fill(box(610, SLAB - 10, 16, 24), terracotta[6])
  art.fill(box(566, 356, 18, 48), blue[8])
  art.fill(box(566, 356, 18, 14), blue[6])
}

/** A window in the shape of a drop, onto clear water. */
function drawWindow(art: Drawing): void {
  const frame = softDrop(CX - 14, 386, 56, 2.02)
  art.fill(frame, blue[3])
  art.inside(frame, () => {
    art.fill(frame, blue[8])
    art.inside(softDrop(CX - 5, 395, 56, 2.02), () => {
      art.fill(frame, cream[0])
      const layers: readonly (readonly [y: number, colour: Colour])[] = [
        [358, blue[2]],
        [383, blue[3]],
        [408, blue[4]],
        [432, blue[5]],
      ]
      layers.forEach(([y, colour], i) => {
        art.fill(waterBody(268, 432, y, 500, { amplitude: 10, halfWave: 34, phase: i % 2 }), colour)
      })
    })
  })
}

function drawLid(art: Drawing): void {
  // The lid's shade on the tank
  art.fill(band(0, 0.12), blue[7])
  art.fill(band(0, 0.12, 2.5, Math.PI), blue[8])
  const { y, radius, height: rise } = LID
  const under: Tones = { mid: blue[7], shade: blue[8], light: blue[6], dark: blue[8] }
  cone(art, CX, y + rise - 6, radius - 8, y + rise + 10, radius - 8, under)
  cone(art, CX, y, radius, y + rise, radius, BODY)
  for (let i = 0; i < 11; i++) {
    const angle = 0.35 + ((i + 0.5) * (Math.PI - 0.7)) / 11
    const x = CX - radius * Math.cos(angle)
    const base = y + rise + radius * ELLIPSE_RATIO * Math.sin(angle)
    const half = 20 * Math.sin(angle)
    art.fill(box(x - half, base - 22, half * 2, 20), facetAt(angle).groove)
  }
  art.fill(rim(CX, y, radius), blue[3])
  art.fill(rim(CX, y + 2, radius - 10), blue[5])
  cone(art, CX, y - 16, radius - 34, y - 2, radius - 34, BODY)
  art.fill(rim(CX, y - 16, radius - 34), blue[3])
  const top = rim(CX, y - 15, radius - 40)
  art.fill(top, blue[4])
  art.inside(top, () => {
    art.fill(`M${CX - 30} ${y - 80}H${CX + 300}V${y + 80}H${CX + 60}Z`, blue[5])
    for (let i = 0; i < 20; i++) {
      const angle = ((i + 0.5) * Math.PI) / 10
      const rib = (r: number, lift: number): Point => [
        CX + Math.cos(angle) * r,
        y - lift + Math.sin(angle) * r * ELLIPSE_RATIO,
      ]
      const [inner, outer] = [rib(84, 17), rib(182, 15)]
      const onLitSide =
        (inner[0] + outer[0]) / 2 < CX + 14 + ((inner[1] + outer[1]) / 2 - y + 16) * 0.5
      art.stroke(
        `M${at(...inner)}L${at(...outer)}`,
        onLitSide ? blue[5] : blue[6],
        tenth(3 + 4.5 * Math.abs(Math.sin(angle))),
      )
    }
  })
  art.grain(top, blue[6], [CX, y], [CX + 190, y + 10], 0, 0.6)
  art.fill(rim(CX, y - 14, 62), blue[6])
  cone(art, CX, y - 22, 58, y - 16, 58, BODY)
  art.fill(rim(CX, y - 22, 58), blue[3])
  art.fill(rim(CX + 2, y - 21, 48), blue[4])
  art.fill(rim(CX, y - 22, 10), blue[6])
}

export const scene: Scene = {
  name: 'limpeza-de-caixas-dagua',
  group: 'services',
  title: 'Caixa d’água azul limpa e tampada, com água clara numa janela em forma de gota',
  ...FRAMES.card,
  background: 'amber',
  draw(art) {
    drawGround(art)
    drawShadows(art)
    drawTank(art)
    drawOutlet(art)
    drawWindow(art)
    drawLid(art)
    art.fill(star(698, 146, 58) + star(740, 240, 25) + star(74, 262, 32), cream[0])
  },
}
