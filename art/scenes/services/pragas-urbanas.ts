import { background, cells } from '@/art/kit/background'
import { amber, blue, cream, forest, green } from '@/art/kit/colour'
import { ribbon } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { drawPigeon } from '@/art/kit/pigeon'
import { type Point, points } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { box, ellipse, leaf, polygon, quarter, star } from '@/art/kit/shapes'
import { FRAMES } from '@/art/kit/system'
import { drawCockroach } from '@/art/scenes/pests/baratas'
import { drawTermite } from '@/art/scenes/pests/cupins'
import { drawScorpion } from '@/art/scenes/pests/escorpioes'
import { drawAnt } from '@/art/scenes/pests/formigas'
import { drawFlea } from '@/art/scenes/pests/pulgas'
import { drawRat } from '@/art/scenes/pests/ratos'
import { drawSpider } from './controle-de-aranha'

const { width, height } = FRAMES.card
const STREET = 546

/** The block of flats: three storeys of three windows over a lobby on pillars. */
const BLOCK = { x: 172, y: 66, width: 456, storey: 136, bottom: 478 }
const RIGHT = BLOCK.x + BLOCK.width
const WINDOW = { width: 128, height: 92, gap: 10, x0: BLOCK.x + 18 }

type Tenant = {
  draw: (art: Drawing) => void
  scale: number
  rotate?: number
  shift?: Point
}

/**
 * Who stands at which window, row by row; the one without a tenant has a plant instead. Each is a
 * silhouette against the light: at this size shading would be weight that nobody sees.
 */
const TENANTS: readonly (Tenant | 'plant')[] = [
  { draw: drawCockroach, scale: 0.196, rotate: -16 },
  { draw: drawRat, scale: 0.235, shift: [-4, 11] },
  { draw: drawSpider, scale: 0.178 },
  { draw: drawAnt, scale: 0.19, rotate: 18 },
  'plant',
  { draw: drawPigeon, scale: 0.205, shift: [-6, 6] },
  { draw: drawScorpion, scale: 0.185, rotate: -10 },
  { draw: drawTermite, scale: 0.19, rotate: 14 },
  { draw: drawFlea, scale: 0.185, shift: [0, 3] },
]

function drawSky(art: Drawing): void {
  background(art, blue[8], blue[7], cells('0,0,0 0,1,3 3,0,1 3,1,2 0,0,2 3,0,3'))
  const moon = ellipse(400, 286, 276)
  art.fill(moon, blue[6])
  // Grain only where the block leaves the moon to be seen: hidden, it would still be painted
  art.inside(moon, () => {
    art.grain(box(RIGHT, 90, 52, 400), blue[8], [590, 260], [690, 420], 0, 0.75)
    art.grain(box(120, 120, 52, 230), blue[4], [178, 260], [110, 170], 0, 0.5)
  })
  const stars: readonly (readonly [x: number, y: number, r: number])[] = [
    [66, 110, 17],
    [96, 262, 10.2],
    [738, 92, 15.3],
    [716, 250, 10.2],
    [764, 352, 13.6],
  ]
  art.fill(stars.map(([x, y, r]) => star(x, y, r)).join(''), blue[3])
}

/** What stands on the roof: the water tank and the aerial. */
function drawRoof(art: Drawing): void {
  const { x, y } = BLOCK
  art.fill(box(x + 300, y - 34, 92, 30), blue[4])
  art.fill(box(x + 300, y - 34, 52, 30), blue[2])
  art.fill(box(x + 300, y - 34, 92, 8), blue[1])
  art.stroke(
    `M${x + 90} ${y}V${y - 46}M${x + 72} ${y - 36}H${x + 108}M${x + 78} ${y - 24}H${x + 102}`,
    blue[3],
    5,
  )
}

/** The lit lobby behind the pillars. */
function drawLobby(art: Drawing): void {
  const { x, width: w, bottom } = BLOCK
  art.fill(box(x + 16, bottom, w - 32, STREET - bottom), amber[5])
  art.fill(box(x + 16, bottom, w - 32, 16), amber[7])
  for (let i = 1; i < 12; i++)
    art.fill(box(x + 16 + i * 35.3, bottom + 16, 5, STREET - bottom - 16), amber[6])
  art.fill(box(x + 128, bottom + 20, 64, STREET - bottom - 20), blue[8])
  art.fill(box(x + 134, bottom + 26, 24, STREET - bottom - 26), amber[3])
  art.fill(box(x + 162, bottom + 26, 24, STREET - bottom - 26), amber[4])
  art.grain(
    box(x + 16, bottom + 16, w - 32, STREET - bottom - 16),
    amber[7],
    [x + 150, bottom],
    [RIGHT, STREET],
    0,
    0.7,
  )
}

function drawWindow(art: Drawing, x: number, y: number, tenant: Tenant | 'plant'): void {
  const { width: w, height: h } = WINDOW
  const pane = box(x, y, w, h)
  const plant = tenant === 'plant'
  art.fill(pane, plant ? green[5] : amber[4])
  art.inside(pane, () => {
    const gleam = polygon([
      [x, y],
      [x + w * 0.82, y],
      [x, y + h * 1.15],
    ])
    art.fill(gleam, plant ? green[4] : amber[3])
    art.fill(box(x, y, w, 9) + box(x, y, 8, h), plant ? green[7] : amber[7])
    if (plant) {
      drawPlant(art, x + w / 2 + 6, y + h)
    } else {
      const { draw, scale, rotate = 0, shift: [dx, dy] = [0, 0] } = tenant
      const to: Point = [x + w / 2 + 3 + dx, y + h / 2 + 4 + dy]
      art.place({ to, scale, rotate, origin: [240, 240] }, () =>
        art.silhouette(blue[9], () => draw(art), { decimals: 0, smallest: 24 }),
      )
    }
  })
  if (plant) art.stroke(pane, green[3], 7)
}

function drawPlant(art: Drawing, x: number, sill: number): void {
  const pot = points(
    `${x - 17},${sill - 26} ${x + 17},${sill - 26} ${x + 12},${sill} ${x - 12},${sill}`,
  )
  art.fill(polygon(pot), cream[0])
  art.fill(
    polygon(points(`${x},${sill - 26} ${x + 17},${sill - 26} ${x + 12},${sill} ${x},${sill}`)),
    cream[3],
  )
  points('-40,-46 -26,-66 -4,-76 22,-68 42,-46').forEach(([dx, dy], i) => {
    art.fill(leaf([x, sill - 24], [x + dx, sill + dy], 0.24), i % 2 ? forest[7] : forest[8])
  })
}

function drawBlock(art: Drawing): void {
  const { x, y, width: w, storey, bottom } = BLOCK
  art.fill(box(x, y, w, bottom - y), blue[2])
  art.fill(box(RIGHT - 20, y, 20, bottom - y), blue[4])
  art.fill(box(x, y, 8, bottom - y), blue[1])
  for (let row = 0; row < 3; row++) {
    const top = y + 10 + row * storey
    // A band of cobogó over each row: quarter circles that alternate up and down
    const blocks = 16
    const pitch = (w - 28) / blocks
    let d = ''
    for (let i = 0; i < blocks; i++) {
      const left = x + 8 + i * pitch
      d += i % 2 ? quarter(left, top + 26, 26, 3) : quarter(left + pitch, top, 26, 1)
    }
    art.fill(box(x + 8, top, w - 28, 26), blue[5])
    art.fill(d, blue[7])
    art.fill(box(x - 6, top + storey - 10, w + 12, 10), blue[1])
    art.fill(box(RIGHT - 20, top + storey - 10, 26, 10), blue[3])
    for (let column = 0; column < 3; column++) {
      const tenant = TENANTS[row * 3 + column] ?? 'plant'
      drawWindow(art, WINDOW.x0 + column * (WINDOW.width + WINDOW.gap), top + 32, tenant)
    }
  }
  art.fill(box(x - 12, y - 6, w + 24, 18), blue[1])
  art.fill(box(RIGHT - 26, y - 6, 38, 18), blue[3])
  for (const left of [x + 30, x + w / 2 - 14, RIGHT - 58]) {
    art.fill(
      polygon(
        points(
          `${left - 8},${bottom} ${left + 36},${bottom} ${left + 22},${STREET} ${left + 6},${STREET}`,
        ),
      ),
      blue[5],
    )
    art.fill(
      polygon(
        points(
          `${left - 8},${bottom} ${left + 10},${bottom} ${left + 12},${STREET} ${left + 6},${STREET}`,
        ),
      ),
      blue[2],
    )
  }
}

/** A palm at either side gives the scale. */
function drawPalm(art: Drawing, x: number, rise: number, lean: 1 | -1): void {
  const crown: Point = [x + lean * 2, STREET - rise]
  const trunk: Point[] = [[x, STREET], [x + lean * 6, STREET - rise * 0.5], crown]
  art.fill(
    ribbon(trunk, (share) => 6 - 2 * share),
    blue[9],
  )
  const [cx, cy] = crown
  const fronds = points('-58,26 -54,-10 -30,-38 34,-36 56,-8 56,28').map(
    ([dx, dy]) =>
      `M${cx} ${cy}Q${cx + dx * 0.5} ${cy + dy * 0.5 - 32} ${cx + dx} ${cy + dy}Q${cx + dx * 0.5} ${cy + dy * 0.5 - 12} ${cx} ${cy}Z`,
  )
  art.fill(fronds.join(''), blue[9])
}

/** The pavement with the wave of the promenade, tone on tone. */
function drawPavement(art: Drawing): void {
  art.fill(box(0, STREET, width, height - STREET), blue[9])
  const there = 'q25 -20 50 0t50 0'.repeat(8)
  const back = 'q-25 20 -50 0t-50 0'.repeat(8)
  art.fill(`M0 ${STREET + 24}${there}V${STREET + 42}${back}Z`, blue[6])
  art.fill(box(0, STREET, width, 7), blue[4])
}

export const scene: Scene = {
  name: 'pragas-urbanas',
  group: 'services',
  title: 'Prédio à noite com uma praga em cada janela e uma só janela livre, com planta',
  ...FRAMES.card,
  background: 'night',
  draw(art) {
    drawSky(art)
    const { x, y, width: w, bottom } = BLOCK
    art.shadow(
      box(x, y, w, bottom - y) + box(x - 12, y - 6, w + 24, 16) + box(x + 300, y - 34, 92, 30),
      blue[8],
    )
    drawRoof(art)
    drawLobby(art)
    drawBlock(art)
    drawPalm(art, 84, 150, 1)
    drawPalm(art, 726, 118, -1)
    drawPavement(art)
  },
}
