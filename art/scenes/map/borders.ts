/**
 * The municipal borders of Santa Catarina (IBGE), from the npm package `mapa-brasil`, read when
 * the map is drawn. In its files the nth shape belongs to the nth record.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Point, pick, tenth } from '@/art/kit/points'

export type Municipality = {
  /** IBGE's code of the municipality. */
  code: string
  /** Corner points in map units, without the closing one. */
  outline: readonly Point[]
}

/** A border between two corner points. */
export type Border = readonly [Point, Point]

const DATA = join('node_modules', 'mapa-brasil', 'data')
const FILE = join('municipios', 'sc_municipios')

/** The part of the source's picture that the map shows: its corner, and map units per unit. */
const VIEW = { x: 613, y: 376.2, scale: 12.5 } as const

/** A place in the source's units, in map units. */
export function onMap(x: number, y: number): Point {
  return [tenth((x - VIEW.x) * VIEW.scale), tenth((y - VIEW.y) * VIEW.scale)]
}

/** The municipalities of which some part lies in a frame of this size. */
export function readMunicipalities(width: number, height: number): Municipality[] {
  const records: { CD_GEOCMU: string }[] = JSON.parse(
    readFileSync(join(DATA, 'json', `${FILE}.json`), 'utf8'),
  )
  const svg = readFileSync(join(DATA, 'svg', 'low', `${FILE}.svg`), 'utf8')
  const shapes = [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, d = '']) => d)
  if (shapes.length !== records.length)
    throw new Error(`mapa-brasil: ${shapes.length} shapes for ${records.length} municipalities`)
  const margin = 20
  return records
    .map(({ CD_GEOCMU }, i) => ({ code: CD_GEOCMU, outline: readOutline(pick(shapes, i)) }))
    .filter(({ outline }) => {
      const xs = outline.map(([x]) => x)
      const ys = outline.map(([, y]) => y)
      return (
        Math.max(...xs) > -margin &&
        Math.min(...xs) < width + margin &&
        Math.max(...ys) > -margin &&
        Math.min(...ys) < height + margin
      )
    })
}

function readOutline(d: string): Point[] {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number)
  const corners: Point[] = []
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const corner = onMap(pick(numbers, i), pick(numbers, i + 1))
    const last = corners[corners.length - 1]
    if (!last || last[0] !== corner[0] || last[1] !== corner[1]) corners.push(corner)
  }
  const first = pick(corners, 0)
  const last = pick(corners, corners.length - 1)
  if (first[0] === last[0] && first[1] === last[1]) corners.pop()
  return corners
}

/**
 * Every border once, apart: those that two municipalities share, and the outer ones — the coast,
 * and beyond the frame where the selection ends.
 */
function sortBorders(municipalities: readonly Municipality[]): {
  shared: Border[]
  outer: Border[]
} {
  const name = ([x, y]: Point) => `${x},${y}`
  const seen = new Map<string, { border: Border; count: number }>()
  for (const { outline } of municipalities) {
    outline.forEach((a, i) => {
      const b = pick(outline, (i + 1) % outline.length)
      const key = [name(a), name(b)].sort().join(' ')
      const known = seen.get(key)
      if (known) known.count++
      else seen.set(key, { border: [a, b], count: 1 })
    })
  }
  const all = [...seen.values()]
  return {
    shared: all.filter(({ count }) => count > 1).map(({ border }) => border),
    outer: all.filter(({ count }) => count === 1).map(({ border }) => border),
  }
}

/** Joins borders end to end into as few lines as possible; one that closes repeats its start. */
function joinBorders(borders: readonly Border[]): Point[][] {
  const left = [...borders]
  const same = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1]
  const lines: Point[][] = []
  for (let start = left.pop(); start; start = left.pop()) {
    const line: Point[] = [...start]
    for (let grown = true; grown; ) {
      grown = false
      const head = pick(line, 0)
      const tail = pick(line, line.length - 1)
      const next = left.findIndex(([a, b]) => [head, tail].some((p) => same(a, p) || same(b, p)))
      if (next < 0 || (same(head, tail) && line.length > 2)) break
      const [[a, b]] = left.splice(next, 1) as [Border]
      if (same(a, tail)) line.push(b)
      else if (same(b, tail)) line.push(a)
      else if (same(a, head)) line.unshift(b)
      else line.unshift(a)
      grown = true
    }
    lines.push(line)
  }
  return lines
}

/** The land as closed outlines, and the borders inside it as lines. */
export function landAndBorders(municipalities: readonly Municipality[]): {
  land: Point[][]
  borders: Point[][]
} {
  const { shared, outer } = sortBorders(municipalities)
  return { land: joinBorders(outer).map((line) => line.slice(0, -1)), borders: joinBorders(shared) }
}
