import { quarters } from '@/art/kit/background'
import { amber, blue, cream, forest, green, taupe, terracotta } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import type { Scene } from '@/art/kit/scene'
import { box, polygon, roundedBox } from '@/art/kit/shapes'
import { balanced, halved, type LineStyle, setLine } from '@/art/lettering'
import { drawMark, ON_DARK } from '@/art/scenes/brand/mark'
import type { Company } from '@/content/schema'
import { company } from '@/content/site'

/** Santa Catarina's poison centre, round the clock. */
const POISON_CENTRE = '0800 643 5252'

// Shown at 300 px, a third of its size: a label has about 10 px there, a value 14
const TITLE: LineStyle = { font: 'display', size: 52, tracking: -0.01 }
const LABEL: LineStyle = { font: 'text', size: 32 }
const VALUE: LineStyle = { font: 'text', size: 43 }
/** Below this size a value takes two lines, for which there is room at this size. */
const SMALL = 28
const PHONE: LineStyle = { font: 'display', size: 60 }
const STAMP: LineStyle = { font: 'display', size: 60, tracking: 0.04 }

// The sheet lies on its board with its middle at the origin, all a little turned.
const BOARD = { x: -398, y: -440, width: 796, height: 898 }
const SHEET = { x: -366, y: -408, width: 732, height: 842 }
const LEFT = SHEET.x + 42
const RIGHT = SHEET.x + SHEET.width - 42
const COLUMN = 20
const HEADER = 160
const TILE = SHEET.width / 20
/** The lower right corner is turned up by this much. */
const FOLD = 64
const FIRST_FIELD = -156
const STEP = 98

type Field = {
  label: string
  row: number
  half?: 'left' | 'right'
  /** An example, or a fact of the company; without one the line stays blank. */
  value?: string
}

/** The company and what licences it has given. */
export function companyLine(facts: Company): string {
  const { name, sanitaryLicence, environmentalLicence } = facts
  return [name, sanitaryLicence, environmentalLicence].filter(Boolean).join(' · ')
}

const { technicalLead } = company

/** Of what RDC Anvisa 622/2022, art. 19, wants on the proof, as much as is read in a small picture. */
const fields: readonly Field[] = [
  { label: 'Praga-alvo', row: 0, half: 'left', value: 'Barata-alemã' },
  { label: 'Produto', row: 0, half: 'right', value: 'Isca em gel' },
  { label: 'Orientações', row: 1, value: 'Não passar inseticida sobre o gel' },
  { label: 'Prazo de assistência', row: 2 },
  {
    label: 'Responsável técnico',
    row: 3,
    value:
      technicalLead &&
      `${technicalLead.name}, ${technicalLead.council} ${technicalLead.registration}`,
  },
  { label: 'Empresa e licenças', row: 4, value: companyLine(company) },
]

function drawHeader(art: Drawing): void {
  art.fill(box(SHEET.x, SHEET.y, SHEET.width, HEADER), forest[8])
  art.place({ to: [LEFT - 8, SHEET.y + 42], scale: 1.66 }, () => drawMark(art, ON_DARK))
  const x = LEFT + 120
  for (const [i, line] of balanced('Comprovante de execução de serviço', 530, TITLE).entries())
    art.fill(setLine(line, x, SHEET.y + 86 + i * 50, TITLE).d, cream[0])
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
  art.fill(setLine(label, x, y, LABEL).d, forest[7])
  const { size, lines } = value ? fitValue(value, end - x - 2) : { size: 0, lines: [] }
  const line = y + (lines.length > 1 ? 74 : 56)
  art.stroke(`M${x + 2} ${line}H${end}`, cream[4], 4, { dash: '0 11' })
  lines.toReversed().forEach((text, index) => {
    art.fill(setLine(text, x + 2, line - 9 - index * size, { ...VALUE, size }).d, blue[7])
  })
}

/** Says across the sheet that nobody's proof is shown. */
function drawStamp(art: Drawing): void {
  art.place({ to: [182, 48], rotate: -7 }, () => {
    const { d, width } = setLine('EXEMPLO', 0, 20, STAMP, 'centre')
    art.stroke(roundedBox(-width / 2 - 22, -42, width + 44, 84, 12), terracotta[6], 7)
    art.fill(d, terracotta[6])
  })
}

function drawPoisonCentre(art: Drawing): void {
  const y = SHEET.y + SHEET.height - 104
  art.fill(box(SHEET.x, y, SHEET.width, 104), green[2])
  art.fill(setLine('Intoxicação?', LEFT, y + 46, LABEL).d, forest[8])
  art.fill(setLine('CIATox/SC', LEFT, y + 82, LABEL).d, forest[8])
  art.fill(setLine(POISON_CENTRE, RIGHT - FOLD + 24, y + 72, PHONE, 'right').d, forest[8])
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
  title: 'Comprovante de serviço numa prancheta, com o carimbo EXEMPLO: barata-alemã, isca em gel',
  width: 900,
  height: 1000,
  background: 'none',
  draw(art) {
    art.place({ to: [441, 499], rotate: -3 }, () => {
      const board = roundedBox(BOARD.x, BOARD.y, BOARD.width, BOARD.height, 26)
      // The page's background may be cream or sand: this shadow lets it through.
      art.shadow(board, taupe[8], { opacity: 0.24 })
      art.lit(board, terracotta[6], terracotta[5], [-8, -9])
      art.grain(board, terracotta[7], [60, 100], [340, 460], 0, 0.5)
      const { sheet, fold } = sheetOutline()
      art.inside(board, () => art.shadow(sheet + clip().grip, terracotta[7]))
      drawCopies(art)
      art.fill(sheet, cream[0])
      art.inside(sheet, () => {
        drawHeader(art)
        for (const field of fields) drawField(art, field)
        drawStamp(art)
        drawPoisonCentre(art)
        art.shadow(clip().plate, forest[9])
      })
      art.fill(fold, green[4])
      drawClip(art)
    })
  },
}
