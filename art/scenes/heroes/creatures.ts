/**
 * The pests around the home hero's lens. They stand small on a dark background, so they are drawn
 * broader and with far fewer parts than the plates in scenes/pests: legs are strokes, every form
 * has two tones. Each has its own frame: the middle at the origin, the head up, about 200 to any
 * side.
 */
import { amber, type Colour, forest } from '@/art/kit/colour'
import { blob, type Profile, symmetric } from '@/art/kit/curves'
import type { Drawing } from '@/art/kit/drawing'
import { at, mirror, normal, type Point, pick, points } from '@/art/kit/points'
import { capsule, ellipse, polygon } from '@/art/kit/shapes'

type Pair = readonly [light: Colour, shade: Colour]

/** In ink: half in shade, half as the light on the lens's rim shows it. */
const LIMBS: Pair = [forest[5], forest[9]]
const BODY: Pair = [forest[6], forest[9]]
const ACCENT: Pair = [forest[5], forest[9]]
const LINE = forest[9]
const GLINT = forest[5]

/** The scorpion, the one that people here fear, is seen first. */
const FEARED = {
  limbs: [amber[6], amber[7]],
  body: [amber[4], amber[6]],
  accent: [amber[3], amber[5]],
  line: amber[8],
  glint: amber[2],
} as const

/** Stroke width and the lines of the right side. */
type Limbs = readonly (readonly [width: number, ...lines: (readonly Point[])[]])[]

function limbs(art: Drawing, parts: Limbs, [light, shade]: Pair = LIMBS): void {
  for (const [width, ...lines] of parts) {
    const path = (side: (line: readonly Point[]) => readonly Point[]) =>
      lines.map((line) => polygon(side(line), false)).join('')
    art.stroke(
      path((line) => mirror(0, line)),
      light,
      width,
    )
    art.stroke(
      path((line) => line),
      shade,
      width,
    )
  }
}

function form(art: Drawing, profile: Profile, [light, shade]: Pair): void {
  const { full, right } = symmetric(0, profile)
  art.fill(full, light)
  art.detail(right, shade)
}

function line(art: Drawing, d: string, width = 8, colour: Colour = LINE): void {
  art.stroke(d, colour, width, { detail: true })
}

function eyes(art: Drawing, x: number, y: number, rx: number, ry = rx): void {
  art.detail(ellipse(-x, y, rx, ry) + ellipse(x, y, rx, ry), GLINT)
}

export function cockroach(art: Drawing): void {
  limbs(art, [
    [20, points('30,-78 86,-102'), points('36,-40 106,-32'), points('34,-4 104,46')],
    [13, points('86,-102 116,-150'), points('106,-32 160,-62'), points('104,46 148,124')],
    [
      8,
      points('116,-150 138,-174'),
      points('160,-62 192,-70'),
      points('148,124 166,168'),
      points('16,150 40,192'),
    ],
    [8, points('14,-140 42,-186 96,-200 150,-176 182,-128')],
  ])
  form(art, points('-160,0 -152,22 -134,30 -112,22 -104,0'), LIMBS)
  form(art, points('-92,0 -86,46 -50,74 20,80 90,66 148,38 176,0'), BODY)
  line(
    art,
    'M0 -46C8 0 20 60 22 110C22 140 14 160 4 174M-22 -34C-16 30 -8 90 -12 140M-50 -22C-56 30 -50 70 -38 110M46 -18C60 40 56 80 40 116',
  )
  form(art, points('-136,0 -130,44 -100,74 -72,68 -52,38 -46,0'), ACCENT)
  const mask = symmetric(0, points('-112,0 -118,20 -106,36 -84,36 -70,20 -78,0'))
  art.detail(mask.full, LINE)
  eyes(art, 16, -144, 7)
}

export function ant(art: Drawing): void {
  limbs(art, [
    [16, points('14,-56 80,-94'), points('18,-28 92,-20'), points('16,-6 86,54')],
    [12, points('80,-94 112,-150'), points('92,-20 152,-58'), points('86,54 130,142')],
    [
      9,
      points('112,-150 132,-172'),
      points('152,-58 180,-60'),
      points('130,142 154,174'),
      points('20,-156 78,-176'),
    ],
    [12, points('78,-176 100,-226')],
  ])
  form(art, points('12,0 20,14 32,20 44,14 50,0'), LIMBS)
  form(art, points('36,0 46,34 76,72 124,78 168,54 198,18 206,0'), BODY)
  line(art, 'M-70 88Q0 116 70 88M-72 128Q0 156 72 128M-54 166Q0 188 54 166')
  form(art, points('-36,0 -28,24 -4,30 16,20 26,0'), LIMBS)
  form(art, points('-104,0 -98,28 -72,40 -42,32 -20,18 -14,0'), BODY)
  form(art, points('-206,0 -194,18 -170,26 -150,0'), LIMBS)
  form(art, points('-166,0 -168,34 -150,54 -122,58 -98,40 -90,18 -94,0'), ACCENT)
  line(art, 'M0 -206V-172', 6)
  eyes(art, 40, -138, 11, 14)
}

export function termite(art: Drawing): void {
  limbs(art, [
    [17, points('20,-36 76,-56'), points('26,-8 94,0'), points('24,16 84,56')],
    [12, points('76,-56 104,-104'), points('94,0 142,-32'), points('84,56 126,126')],
    [8, points('104,-104 120,-122'), points('142,-32 166,-34'), points('126,126 146,150')],
  ])
  // Beaded antennae.
  const beads: Point[] = []
  for (let i = 0; i < 8; i++) {
    const u = i / 7
    beads.push([42 + 96 * u, -148 - 62 * u - 30 * Math.sin(u * Math.PI)])
  }
  const discs = (centres: readonly Point[]) =>
    centres.map(([x, y], i) => ellipse(x, y, 9 - i * 0.4)).join('')
  art.fill(discs(mirror(0, beads)), BODY[0])
  art.fill(discs(beads), BODY[1])
  // Mandibles: two sabres.
  art.fill('M-18 -158C-48 -182 -46 -222 -8 -246C-18 -216 -8 -196 0 -176Z', LIMBS[0])
  art.fill('M18 -158C48 -182 46 -222 8 -246C18 -216 8 -196 0 -176Z', LIMBS[1])
  form(art, points('10,0 18,50 58,78 116,80 166,58 198,22 206,0'), ACCENT)
  line(art, 'M-74 60Q0 84 74 60M-80 100Q0 124 80 100M-74 138Q0 160 74 138M-54 174Q0 192 54 174')
  form(art, points('-62,0 -56,38 -38,46 8,42 28,38 34,0'), BODY)
  line(art, 'M-42 -18Q0 -4 42 -18M-40 8Q0 22 40 8', 6)
  form(art, points('-170,0 -170,30 -158,50 -118,60 -80,54 -54,32 -46,0'), ACCENT)
  line(art, 'M0 -112V-84M0 -112L-16 -134M0 -112L16 -134')
  art.detail(ellipse(-30, -140, 7) + ellipse(30, -140, 7), LINE)
}

/** The tail is the one part that is not symmetric: it rolls to the right, over the body. */
export function scorpion(art: Drawing): void {
  const { body, accent, line: dark, glint } = FEARED
  limbs(
    art,
    [
      [
        15,
        points('26,-66 88,-78'),
        points('30,-50 100,-46'),
        points('30,-36 98,-12'),
        points('26,-22 82,12'),
      ],
      [
        10,
        points('88,-78 142,-108'),
        points('100,-46 160,-60'),
        points('98,-12 156,-6'),
        points('82,12 132,46'),
      ],
      [
        8,
        points('142,-108 166,-118'),
        points('160,-60 186,-58'),
        points('156,-6 182,8'),
        points('132,46 150,66'),
      ],
      [24, points('26,-92 70,-118 96,-166')],
    ],
    FEARED.limbs,
  )
  // Claws: a hand and two curved fingers.
  const hand: Point[] = points(
    '84,-158 76,-184 86,-206 108,-214 128,-202 132,-178 116,-156 100,-148',
  )
  const fingers = (side: 1 | -1) => {
    const p = (x: number, y: number) => at(side * x, y)
    return (
      `M${p(126, -178)}C${p(150, -200)} ${p(146, -232)} ${p(112, -262)}C${p(120, -232)} ${p(120, -206)} ${p(104, -192)}Z` +
      `M${p(80, -184)}C${p(68, -218)} ${p(76, -246)} ${p(108, -268)}C${p(92, -240)} ${p(94, -222)} ${p(112, -200)}Z`
    )
  }
  art.fill(fingers(-1) + blob(mirror(0, hand)), body[0])
  art.fill(fingers(1) + blob(hand), body[1])
  // Sting, then the tail's segments from the tip to the root.
  art.fill('M120 122C122 92 112 74 84 62C104 70 140 70 158 118Z', glint)
  const joints: readonly (readonly [x: number, y: number, radius: number])[] = [
    [4, 108, 23],
    [16, 146, 22],
    [44, 178, 21],
    [84, 190, 20],
    [122, 172, 19],
    [138, 130, 21],
  ]
  for (let i = joints.length - 2; i >= 0; i--) {
    const [ax, ay, ar] = pick(joints, i)
    const [bx, by, br] = pick(joints, i + 1)
    const segment = capsule([ax, ay], [bx, by], ar, br)
    art.fill(segment, body[1])
    art.inside(segment, () => art.fill(segment, body[0], { shift: [-7, -9] }))
    const [nx, ny] = normal([ax, ay], [bx, by])
    const reach = br * 0.8
    line(
      art,
      `M${at(bx + nx * reach, by + ny * reach)}L${at(bx - nx * reach, by - ny * reach)}`,
      6,
      dark,
    )
  }
  form(art, points('-50,0 -46,44 -8,58 40,54 84,38 116,20 124,0'), body)
  line(
    art,
    'M-50 -14Q0 6 50 -14M-54 14Q0 34 54 14M-50 42Q0 60 50 42M-42 70Q0 86 42 70M-30 96Q0 108 30 96',
    8,
    dark,
  )
  form(art, points('-118,0 -116,26 -104,38 -70,50 -40,48 -30,0'), accent)
  art.detail('M0 -84L28 -30H-28Z', dark)
  art.detail(ellipse(-11, -94, 6) + ellipse(11, -94, 6), glint)
}

/** Puts a creature on the page's background with its head turned by `rotate` degrees from up. */
export function placeCreature(
  art: Drawing,
  creature: (art: Drawing) => void,
  to: Point,
  rotate: number,
  scale: number,
): void {
  art.place({ to, rotate, scale }, () => creature(art))
}
