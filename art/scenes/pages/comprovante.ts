import { quarters } from '@/art/kit/background'
import { amber, cream, forest, green, taupe, terracotta } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import { localFrame } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { box, polygon, roundedBox, slab } from '@/art/kit/shapes'
import { balanced, halved, type LineStyle, setLine } from '@/art/lettering'
import { drawMark, ON_DARK } from '@/art/scenes/brand/mark'
import type { Company } from '@/content/schema'
import { company } from '@/content/site'

/** Santa Catarina's poison centre, round the clock. */
const POISON_CENTRE = '0800 643 5252'

const TITLE: LineStyle = { font: 'display', size: 43, tracking: -0.01 }
const LAW: LineStyle = { font: 'text', size: 22 }
const LABEL: LineStyle = { font: 'text', size: 21 }
const VALUE: LineStyle = { font: 'text', size: 22 }
/** Below this size a value takes two lines, for which there is room at this size. */
const SMALL = 12
const PHONE: LineStyle = { font: 'display', size: 36 }

// The sheet lies on its board with its middle at the origin, all a little turned.
const BOARD = { x: -352, y: -440, width: 704, height: 900 }
const SHEET = { x: -318, y: -400, width: 636, height: 832 }
const LEFT = SHEET.x + 40
const RIGHT = SHEET.x + SHEET.width - 40
const COLUMN = (LEFT + RIGHT) / 2 + 12
const HEADER = 172
const TILE = SHEET.width / 20
/** The lower right corner is turned up by this much. */
const FOLD = 64
const FIRST_FIELD = -158
const STEP = 66

type Field = {
  label: string
  row: number
  half?: 'left' | 'right'
  /** Only the company's own facts have a value: a client's part, and what is not given, stays blank. */
  value?: string
}

/** The company and what licences it has given. */
export function companyLine(facts: Company): string {
  const { name, sanitaryLicence, environmentalLicence } = facts
  return [name, sanitaryLicence, environmentalLicence].filter(Boolean).join(' · ')
}

const { technicalLead } = company

/** What RDC Anvisa 622/2022, art. 19, wants on the written proof of a pest-control service. */
const fields: readonly Field[] = [
  { label: 'Cliente', row: 0 },
  { label: 'Endereço do imóvel', row: 1 },
  { label: 'Praga-alvo', row: 2, half: 'left' },
  { label: 'Data da execução', row: 2, half: 'right' },
  { label: 'Prazo de assistência técnica', row: 3, half: 'left' },
  { label: 'Grupo químico', row: 3, half: 'right' },
  { label: 'Produto e concentração de uso', row: 4 },
  { label: 'Orientações', row: 5 },
  {
    label: 'Responsável técnico e registro',
    row: 6,
    value:
      technicalLead &&
      `${technicalLead.name}, ${technicalLead.council} ${technicalLead.registration}`,
  },
  {
    label: 'Empresa e licenças sanitária e ambiental',
    row: 7,
    value: companyLine(company),
  },
]

function drawHeader(art: Drawing): void {
  art.fill(box(SHEET.x, SHEET.y, SHEET.width, HEADER), forest[8])
  art.place({ to: [LEFT - 8, SHEET.y + 56], scale: 1.62 }, () => drawMark(art, ON_DARK))
  const x = LEFT + 116
  const [first = '', second = ''] = balanced('Comprovante de execução de serviço', 448, TITLE)
  art.fill(setLine(first, x, SHEET.y + 86, TITLE).d, cream[0])
  art.fill(setLine(second, x, SHEET.y + 130, TITLE).d, cream[0])
  art.fill(setLine('RDC Anvisa 622/2022, art. 19', x, SHEET.y + 158, LAW).d, green[3])
  // A frieze of the house's tiles closes the header.
  const glazes = [green[5], terracotta[5], amber[5], forest[8]] as const
  for (const [index, glaze] of glazes.entries()) {
    const cells = Array.from({ length: 5 }, (_, i) => i * 4 + index)
    art.fill(
      quarters(
        cells.map((column) => [column, 0, column % 2 ? 3 : 2] as const),
        TILE,
        SHEET.x,
        SHEET.y + HEADER,
      ),
      glaze,
    )
  }
}

/** A value's lines, at a size at which they keep to the room. */
export function fitValue(value: string, room: number): { size: number; lines: string[] } {
  const largest = (lines: readonly string[]) =>
    Math.min(...lines.map((line) => (VALUE.size * room) / setLine(line, 0, 0, VALUE).width))
  const size = Math.min(VALUE.size, largest([value]))
  if (size >= SMALL) return { size, lines: [value] }
  const lines = halved(value)
  return { size: Math.min(SMALL, largest(lines)), lines }
}

function drawField(art: Drawing, { label, row, half, value }: Field): void {
  const y = FIRST_FIELD + row * STEP
  const x = half === 'right' ? COLUMN : LEFT
  const end = half === 'left' ? COLUMN - 24 : RIGHT
  const caption = setLine(label, x, y, LABEL)
  art.fill(caption.d, forest[7])
  const line = y + 34
  art.stroke(`M${x + 2} ${line}H${end}`, cream[4], 3, { dash: '0 9' })
  if (!value) return
  const { size, lines } = fitValue(value, end - x - 2)
  lines.toReversed().forEach((text, index) => {
    art.fill(setLine(text, x + 2, line - 7 - index * size, { ...VALUE, size }).d, taupe[5])
  })
}

function drawPoisonCentre(art: Drawing): void {
  const y = SHEET.y + SHEET.height - 78
  art.fill(box(SHEET.x, y, SHEET.width, 78), green[2])
  art.fill(setLine('Centro de informação', LEFT, y + 36, LABEL).d, forest[8])
  art.fill(setLine('toxicológica · CIATox/SC', LEFT, y + 60, LABEL).d, forest[8])
  art.fill(setLine(POISON_CENTRE, RIGHT - FOLD + 20, y + 52, PHONE, 'right').d, forest[8])
}

/** The clip that holds the sheet: a plate and, above it, a half disc with a hole to hang it by. */
function clip(): { plate: string; grip: string } {
  const y = SHEET.y - 30
  return {
    plate: roundedBox(-128, y, 256, 56, 10),
    grip: `M-62 ${y + 4}A62 62 0 0 1 62 ${y + 4}ZM-22 ${y - 22}A22 22 0 0 0 22 ${y - 22}A22 22 0 0 0-22 ${y - 22}Z`,
  }
}

function drawClip(art: Drawing): void {
  const { plate, grip } = clip()
  const y = SHEET.y - 30
  art.fill(grip, amber[6], { rule: 'evenodd' })
  art.inside(grip, () => art.fill(grip, amber[4], { shift: [-7, -8], rule: 'evenodd' }), {
    rule: 'evenodd',
  })
  art.lit(plate, amber[6], amber[4], [-8, -10])
  art.fill(box(-112, y + 12, 150, 7), amber[2])
}

const pen = localFrame([112, 212], -43)

/** The pen from its tip, in lengths along it. */
function penOutline(): string {
  return polygon([
    pen(0, -2.6),
    pen(50, -15),
    pen(372, -15),
    pen(388, -10),
    pen(388, 10),
    pen(372, 15),
    pen(50, 15),
    pen(0, 2.6),
  ])
}

function drawPen(art: Drawing): void {
  const outline = penOutline()
  const parts = [
    [0, 16, [forest[9], forest[9], forest[9]]],
    [16, 52, [cream[3], cream[1], cream[4]]],
    [52, 122, [forest[7], forest[5], forest[9]]],
    [122, 132, [cream[2], cream[0], cream[4]]],
    [132, 300, [green[5], green[3], green[7]]],
    [300, 400, [forest[7], forest[5], forest[9]]],
  ] as const
  art.inside(outline, () => {
    for (const [from, to, [mid, light, shade]] of parts) {
      art.fill(slab(pen, from, to, -16, 16), mid)
      art.fill(slab(pen, from, to, -9, -3), light)
      art.fill(slab(pen, from, to, 6, 16), shade)
    }
  })
  art.fill(slab(pen, 306, 372, -22, -13), amber[5])
  art.fill(slab(pen, 306, 314, -22, -8), amber[6])
}

/** The client's copies look out from under the sheet. */
function drawCopies(art: Drawing): void {
  const sheet = box(SHEET.x, SHEET.y, SHEET.width, SHEET.height)
  art.place({ to: [6, 4], rotate: 2.2 }, () => art.fill(sheet, amber[3]))
  art.place({ to: [2, 4], rotate: 1 }, () => art.fill(sheet, green[3]))
}

/** A sheet whose lower right corner is lifted, and the turned-up corner itself. */
function sheetOutline(): { sheet: string; fold: string } {
  const right = SHEET.x + SHEET.width
  const bottom = SHEET.y + SHEET.height
  return {
    sheet: polygon([
      [SHEET.x, SHEET.y],
      [right, SHEET.y],
      [right, bottom - FOLD],
      [right - FOLD, bottom],
      [SHEET.x, bottom],
    ]),
    fold: `M${right} ${bottom - FOLD}H${right - FOLD}V${bottom}Z`,
  }
}

export const scene: Scene = {
  name: 'comprovante',
  group: 'pages',
  title: 'Comprovante de execução de serviço numa prancheta, com os campos da norma a preencher',
  width: 900,
  height: 1000,
  background: 'none',
  draw(art) {
    art.place({ to: [436, 500], rotate: -4 }, () => {
      const board = roundedBox(BOARD.x, BOARD.y, BOARD.width, BOARD.height, 26)
      const outline = penOutline()
      // The page's background may be cream or sand: this shadow lets it through.
      art.shadow(board + outline, taupe[8], { opacity: 0.24 })
      art.lit(board, terracotta[6], terracotta[5], [-8, -9])
      art.grain(board, terracotta[7], [60, 100], [340, 460], 0, 0.5)
      const { sheet, fold } = sheetOutline()
      art.inside(board, () => {
        art.shadow(sheet + clip().grip, terracotta[7])
        art.shadow(outline, terracotta[7])
      })
      drawCopies(art)
      art.fill(sheet, cream[0])
      art.inside(sheet, () => {
        drawHeader(art)
        for (const field of fields) drawField(art, field)
        drawPoisonCentre(art)
        art.shadow(clip().plate, forest[9])
        art.shadow(outline, taupe[6], { opacity: 0.4 })
      })
      art.fill(fold, green[4])
      drawClip(art)
      drawPen(art)
    })
  },
}
