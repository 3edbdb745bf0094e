/** The patterns that a picture stands on: quarter circles, tiled walls, friezes. */
import type { Colour } from './colour'
import type { Drawing } from './drawing'
import { type Point, pick, tenth } from './points'
import { type Quadrant, quarter } from './shapes'

/** A quarter circle in a cell of the module grid, opening towards the quadrant. */
export type Cell = readonly [column: number, row: number, quadrant: Quadrant]

/** Cells written as 'column,row,quadrant column,row,quadrant …'. */
export function cells(text: string): Cell[] {
  return text.split(' ').map((cell) => {
    const [, column, row, quadrant] = cell.match(/^(\d),(\d),(\d)$/) ?? []
    return [Number(column), Number(row), quadrantOf(quadrant)]
  })
}

/** The quadrant that a digit stands for. */
export function quadrantOf(digit: string | undefined): Quadrant {
  const quadrant = Number(digit)
  if (quadrant === 0 || quadrant === 1 || quadrant === 2 || quadrant === 3) return quadrant
  throw new SyntaxError(`"${digit}" is no quadrant`)
}

/** Which corner of a cell a quarter circle stands in, for each quadrant that it opens towards. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

/** The quarter circles of a background pattern as one path. */
export function quarters(cells: readonly Cell[], module: number, x0 = 0, y0 = 0): string {
  return cells
    .map(([column, row, quadrant]) => {
      const [cx, cy] = pick(CORNERS, quadrant)
      return quarter(x0 + (column + cx) * module, y0 + (row + cy) * module, module, quadrant)
    })
    .join('')
}

/** The quadrants of four neighbouring tiles; the default makes whole discs of every four. */
type Turn = readonly [Quadrant, Quadrant, Quadrant, Quadrant]

const DISCS: Turn = [0, 1, 3, 2]

/** A field of cells, all filled, in a pattern that repeats every two columns and rows. */
export function tileCells(columns: number, rows: number, turn: Turn = DISCS): Cell[] {
  const cells: Cell[] = []
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++)
      cells.push([column, row, pick(turn, (column % 2) + 2 * (row % 2))])
  }
  return cells
}

/** Paints the whole frame and the tone-on-tone quarter circles of its background. */
export function background(
  art: Drawing,
  base: Colour,
  tint: Colour,
  cells: readonly Cell[],
  module = 200,
): void {
  art.fill(`M0 0H${art.width}V${art.height}H0Z`, base)
  if (cells.length) art.fill(quarters(cells, module), tint)
}

/** A tiled wall over an area, on a grid that passes through an origin: its quarters and grout. */
export function tiledWall(
  module: number,
  origin: Point,
  area: { x0: number; y0: number; x1: number; y1: number },
  turn: Turn = DISCS,
): { tiles: string; grout: string } {
  const { x0, y0, x1, y1 } = area
  const firstColumn = Math.floor((x0 - origin[0]) / module)
  const lastColumn = Math.ceil((x1 - origin[0]) / module)
  const firstRow = Math.floor((y0 - origin[1]) / module)
  const lastRow = Math.ceil((y1 - origin[1]) / module)
  const even = (n: number) => ((n % 2) + 2) % 2
  const cells: Cell[] = []
  for (let column = firstColumn; column < lastColumn; column++) {
    for (let row = firstRow; row < lastRow; row++)
      cells.push([column, row, pick(turn, even(column) + 2 * even(row))])
  }
  // Only lines inside the area: half a line along a frame's edge looks like a border
  let grout = ''
  for (let column = firstColumn; column <= lastColumn; column++) {
    const x = origin[0] + column * module
    if (x > x0 && x < x1) grout += `M${tenth(x)} ${y0}V${y1}`
  }
  for (let row = firstRow; row <= lastRow; row++) {
    const y = origin[1] + row * module
    if (y > y0 && y < y1) grout += `M${x0} ${tenth(y)}H${x1}`
  }
  return { tiles: quarters(cells, module, origin[0], origin[1]), grout }
}

/**
 * The frieze on the edge of a floor: quarter circles that hang from `y` in pairs, so that every
 * two make a half disc. `radius` up to `pitch`.
 */
export function hangingFrieze(
  y: number,
  radius: number,
  { x0 = 0, count = 8, pitch = 100, startsOpen = false } = {},
): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = x0 + i * pitch
    const left = startsOpen ? i % 2 === 1 : i % 2 === 0
    d += left ? quarter(x + pitch, y, radius, 1) : quarter(x, y, radius, 0)
  }
  return d
}
