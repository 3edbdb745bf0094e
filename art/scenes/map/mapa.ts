import { quarters, tileCells } from '@/art/kit/background'
import { rim } from '@/art/kit/bodies'
import { amber, blue, type Colour, cream, forest, green, taupe, terracotta } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import { at, localFrame, type Point, points, shift, wrapped } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { box, ellipse, polygon, quarter, slab } from '@/art/kit/shapes'
import { SHADOW } from '@/art/kit/system'
import { landAndBorders, type Municipality, onMap, readMunicipalities } from './borders'

const WIDTH = 1000
const HEIGHT = 800

type Town = {
  name: string
  code: string
  tones: { base: Colour; tile: Colour; shade: Colour }
  /** The way on which the grain thickens towards the shaded end; the big two have one. */
  grain?: { from: Point; to: Point }
  /** Where the pin stands: the seat of the town. */
  seat: Point
  pin: { light: Colour; dark: Colour; size: number }
  label: Point
}

const TOWNS: readonly Town[] = [
  {
    name: 'Criciúma',
    code: '4204608',
    tones: { base: green[6], tile: green[5], shade: green[7] },
    grain: { from: [400, 380], to: [520, 600] },
    seat: onMap(647.6, 397.3),
    pin: { light: green[4], dark: forest[7], size: 1.25 },
    label: [384, 309],
  },
  {
    name: 'Içara',
    code: '4207007',
    tones: { base: terracotta[5], tile: terracotta[4], shade: terracotta[6] },
    grain: { from: [620, 420], to: [730, 560] },
    seat: onMap(657, 403.2),
    pin: { light: terracotta[4], dark: terracotta[7], size: 1.1 },
    label: onMap(663.6, 409.6),
  },
  {
    name: 'Balneário Rincão',
    code: '4220000',
    tones: { base: amber[5], tile: amber[4], shade: amber[6] },
    seat: onMap(667.7, 420.3),
    pin: { light: amber[4], dark: amber[7], size: 1.05 },
    label: [812, 646],
  },
]

/** The neighbours, smaller, and the sea. */
const NEIGHBOURS: readonly (readonly [name: string, place: Point])[] = [
  ['Nova Veneza', onMap(620, 402)],
  ['Siderópolis', [214, 166]],
  ['Cocal do Sul', onMap(656.2, 385.6)],
  ['Morro da Fumaça', onMap(670.5, 390.6)],
  ['Forquilhinha', onMap(626.5, 412.6)],
  ['Maracajá', onMap(633.6, 425.6)],
  ['Araranguá', onMap(637, 434)],
  ['Jaguaruna', onMap(687, 401.5)],
]

/** The disc behind the three towns. */
const DISC = ellipse(522, 388, 346)

/** The sea: the wave of the calçadão, along the shore. Call outside the land. */
function sea(art: Drawing): void {
  art.fill(box(0, 0, WIDTH, HEIGHT), blue[5])
  const half = 120
  const wave = (y: number) => {
    let there = `M-480 ${y}`
    let back = 'v30'
    for (let i = 0; i < 8; i++) {
      there += `q${half / 2} ${i % 2 ? -40 : 40} ${half} 0`
      back += `q${-half / 2} ${i % 2 ? 40 : -40} ${-half} 0`
    }
    return `${there}${back}Z`
  }
  art.place({ to: [690, 520], rotate: -38 }, () => {
    art.fill([-40, 22].map(wave).join(''), blue[4])
    art.fill([84, 146, 208, 270].map(wave).join(''), blue[6])
  })
  art.fill(DISC, blue[4], { opacity: 0.55 })
}

/** The Serra in the north-west: a long wall, flat on top and cut by canyons. */
function mountains(art: Drawing): void {
  art.fill(polygon(points('-8,128 -8,48 66,48 72,56 96,56 102,40 168,40 186,70 252,128')), cream[0])
  art.fill(
    polygon(points('-8,128 -8,70 44,70 50,80 64,80 70,72 136,72 144,82 190,92 252,128')),
    cream[4],
  )
  const canyons = [
    '50,80 64,80 58,100 76,120 30,120 54,98',
    '136,72 144,82 138,100 160,122 112,122 132,98',
  ]
  art.fill(canyons.map((canyon) => polygon(points(canyon))).join(''), taupe[4])
}

/**
 * The neighbours, muted, with a sandy rim along the coast, and the sea beside them. The land lies under
 * all of it: where the page rounds the picture's corners, what lies under another colour shows as a hair.
 */
function landAndSea(art: Drawing, municipalities: readonly Municipality[]): string {
  const lines = landAndBorders(municipalities)
  const outline = lines.land.map((line) => polygon(line)).join('')
  art.fill(box(0, 0, WIDTH, HEIGHT), cream[2])
  art.outside(outline, () => {
    sea(art)
    art.shadow(outline, blue[7])
  })
  art.stroke(outline, cream[0], 16)
  art.stroke(outline, amber[2], 7)
  art.fill(outline, cream[2])
  art.inside(outline, () => {
    art.fill(quarters(tileCells(10, 8), 100), cream[3], { opacity: 0.42 })
    art.fill(DISC, cream[1])
    art.stroke(lines.borders.map((line) => polygon(line, false)).join(''), cream[0], 4)
  })
  mountains(art)
  return outline
}

/**
 * What the shadow of a raised form sweeps from its outline on. A shadow cast whole would come off the
 * form as a loose bar wherever the outline has a step.
 */
function edge(outline: readonly Point[]): string {
  const sides = outline.map((a, i) => [a, wrapped(outline, i + 1)] as const)
  const turn = ([[ax, ay], [bx, by]]: readonly [Point, Point]) => ax * by - bx * ay
  const clockwise = Math.sign(sides.reduce((area, side) => area + turn(side), 0))
  return sides
    .filter(([[ax, ay], [bx, by]]) => ((bx - ax) * SHADOW.y - (by - ay) * SHADOW.x) * clockwise < 0)
    .map(([a, b]) => polygon([a, b, ...shift([b, a], SHADOW.x, SHADOW.y)]))
    .join('')
}

/** The three towns, raised: a hard shadow on the land, tiles of their own colour. */
function towns(art: Drawing, municipalities: readonly Municipality[], landOutline: string): void {
  const outlines = TOWNS.map((town) => {
    const found = municipalities.find(({ code }) => code === town.code)
    if (!found) throw new Error(`mapa-brasil has no municipality ${town.code} (${town.name})`)
    return { town, outline: found.outline, d: polygon(found.outline) }
  })
  const all = outlines.map(({ d }) => d).join('')
  art.inside(landOutline, () =>
    art.fill(outlines.map(({ outline }) => edge(outline)).join(''), cream[4]),
  )
  const module = 70
  for (const { town, outline, d } of outlines) {
    const x0 = Math.min(...outline.map(([x]) => x))
    const y0 = Math.min(...outline.map(([, y]) => y))
    const columns = Math.ceil((Math.max(...outline.map(([x]) => x)) - x0) / module)
    const rows = Math.ceil((Math.max(...outline.map(([, y]) => y)) - y0) / module)
    art.fill(d, town.tones.base)
    art.inside(d, () =>
      art.fill(quarters(tileCells(columns, rows, [2, 3, 1, 0]), module, x0, y0), town.tones.tile),
    )
    if (town.grain) art.grain(d, town.tones.shade, town.grain.from, town.grain.to, 0, 0.5)
  }
  art.stroke(all, cream[0], 6)
}

/** The lagoons behind the beach lie parallel to it. */
function lagoons(art: Drawing): void {
  for (const [to, rx, ry, rotate] of [
    [onMap(660.6, 422.4), 50, 12, -48],
    [onMap(671, 414.6), 23, 9, -52],
    [onMap(656.6, 425.3), 18, 9, -24],
  ] as const) {
    art.place({ to, rotate }, () => {
      const lagoon = ellipse(0, 0, rx, ry)
      art.fill(lagoon, blue[7], { shift: [-3, -3] })
      art.lit(lagoon, blue[4], blue[3], [rx * 0.25, ry * 0.6])
    })
  }
}

/** The fishing pier of Rincão. */
function pier(art: Drawing): void {
  const frame = localFrame(onMap(673.2, 417.4), 51.7)
  const deck = slab(frame, -8, 74, -6, 6)
  const head = slab(frame, 66, 82, -24, 24)
  art.fill(deck + head, blue[8], { shift: [8, 10] })
  art.fill(deck + head, cream[3])
  art.fill(deck, cream[1])
  art.fill(slab(frame, 66, 74, -24, 24), cream[0])
  let planks = ''
  for (let i = 0; i < 5; i++)
    planks += `M${at(...frame(6 + i * 14, 6))}L${at(...frame(6 + i * 14, -6))}`
  art.stroke(planks, cream[4], 3, { cap: 'butt' })
}

/** A pin: a tile turned on its corner, with the company's quartered disc in it. */
function pin(art: Drawing, { seat, pin: { light, dark, size } }: Town): void {
  art.fill(rim(seat[0] + 10 * size, seat[1] + 4 * size, 22 * size), forest[9], { opacity: 0.35 })
  art.place({ to: seat, scale: size }, () => {
    const centre = -50.9
    const tile = `M0 0L-25.5 ${centre + 25.5}A36 36 0 1 1 25.5 ${centre + 25.5}Z`
    art.fill(tile, dark, { shift: [6, 5] })
    art.fill(tile, cream[0])
    art.inside(tile, () => art.fill(box(0, -120, 60, 130), cream[3]))
    art.fill(ellipse(0, centre, 21), dark)
    art.fill(quarter(0, centre, 21, 2) + quarter(0, centre, 21, 0), light)
  })
}

function sailboat(art: Drawing): void {
  const [x, y] = [872, 520]
  art.fill(`M${x - 34} ${y}H${x + 44}L${x + 28} ${y + 22}H${x - 20}Z`, terracotta[7])
  art.fill(`M${x - 34} ${y}H${x + 8}V${y + 22}H${x - 20}Z`, terracotta[5])
  art.fill(`M${x} ${y - 78}V${y - 6}H${x - 30}A80 80 0 0 0 ${x} ${y - 78}Z`, cream[0])
  art.fill(`M${x + 6} ${y - 78}A90 90 0 0 1 ${x + 42} ${y - 6}H${x + 6}Z`, cream[3])
  art.fill(`M${x - 50} ${y + 26}q16 -12 32 0t32 0t32 0t32 0v10H${x - 50}Z`, blue[4])
}

/** A place on the map in percent, for the page to set the name there as text. */
function label(name: string, [x, y]: Point) {
  const percent = (value: number, whole: number) => Math.round((value / whole) * 1000) / 10
  return { name, x: percent(x, WIDTH), y: percent(y, HEIGHT) }
}

export const scene: Scene = {
  name: 'mapa',
  group: 'map',
  title: 'Mapa da área de atendimento no litoral sul: Criciúma, Içara e Balneário Rincão',
  width: WIDTH,
  height: HEIGHT,
  background: 'cream',
  labels: [
    ...TOWNS.map((town) => label(town.name, town.label)),
    ...NEIGHBOURS.map(([name, place]) => label(name, place)),
  ],
  draw(art) {
    const municipalities = readMunicipalities(WIDTH, HEIGHT)
    const outline = landAndSea(art, municipalities)
    towns(art, municipalities, outline)
    lagoons(art)
    pier(art)
    for (const town of TOWNS) pin(art, town)
    sailboat(art)
  },
}
