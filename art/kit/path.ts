import { optimize } from 'svgo'
import svgpath from 'svgpath'

/** @throws where the path cannot be read to its end */
export function readPath(d: string) {
  const path = svgpath(d)
  // The package's types leave this out
  if ('err' in path && path.err) throw new SyntaxError(`${path.err}: ${d.slice(0, 60)}`)
  return path
}

type Bounds = { x0: number; y0: number; x1: number; y1: number }

/**
 * A box that surely holds the path, moved by SVG's transformations: control points count as if the
 * curve reached them, an arc as if it reached a radius beyond its ends, a large one two.
 */
export function pathBounds(d: string, transform = ''): Bounds {
  const xs: number[] = []
  const ys: number[] = []
  const moved = readPath(d).abs().unshort().transform(transform)
  moved.iterate(([command, ...values], _, x, y) => {
    if (command === 'A') {
      const [rx = 0, ry = 0, turn, large, , endX = 0, endY = 0] = values
      const [right, down] = turn ? [Math.max(rx, ry), Math.max(rx, ry)] : [rx, ry]
      const radii = large ? 2 : 1
      for (const end of [x, endX]) xs.push(end - radii * right, end + radii * right)
      for (const end of [y, endY]) ys.push(end - radii * down, end + radii * down)
      return
    }
    const pairs =
      command === 'H' ? [...values, y] : command === 'V' ? [x, ...values] : (values as number[])
    for (const [i, value] of pairs.entries()) (i % 2 ? ys : xs).push(value)
  })
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }
}

/**
 * The picture with its paths in as few characters as they take at so many decimals. Relative
 * commands throughout compress best: the same form is the same text wherever it stands. No curve
 * becomes an arc: svgo allows an arc more than rounding would.
 * @throws where a path cannot be read: svgo would leave the rest of it out
 */
export function optimised(svg: string, decimals: number): string {
  for (const [, d = ''] of svg.matchAll(/ d="([^"]*)"/g)) readPath(d)
  const params = {
    floatPrecision: decimals,
    utilizeAbsolute: false,
    makeArcs: { threshold: 0, tolerance: 0 },
    applyTransforms: false,
  }
  return optimize(svg, { plugins: [{ name: 'convertPathData', params }] }).data
}
