import { type Cell, quadrantOf, quarters } from '@/art/kit/background'

/**
 * Tiles laid as masons laid those of Athos Bulcão: one quarter circle a tile, turned freely, and
 * some tiles left plain. A row is written as the corner that each quarter circle sits in, clockwise
 * from the top left (0 to 3); a dot is a plain tile.
 */
export type Laying = readonly string[]

/** All quarter circles of a laying as one path: abutting shapes in one path show no seam. */
export function lay(laying: Laying, module: number): string {
  const cells = laying.flatMap((row, y) =>
    [...row].flatMap((digit, x): Cell[] => (digit === '.' ? [] : [[x, y, quadrantOf(digit)]])),
  )
  return quarters(cells, module)
}
