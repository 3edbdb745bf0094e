/**
 * Letters as paths, set in the site's own fonts: a drawing must look the same where the fonts are
 * not loaded (a social image, a picture file), so no drawing holds a text element.
 */
import { join } from 'node:path'
import { type Font, type Glyph, openSync } from 'fontkit'

/** The weights that the subset files have as their default: display is 800, text is 400. */
export type FontName = 'display' | 'text'

export type LineStyle = {
  font: FontName
  /** Font size in drawing units. */
  size: number
  /** Extra space between two letters, in em. */
  tracking?: number
}

export type SetLine = {
  /** Path data with the baseline's start at the point asked for. */
  d: string
  /** Advance width in drawing units. */
  width: number
}

const fonts = new Map<FontName, Font>()

function fontOf(name: FontName): Font {
  const known = fonts.get(name)
  if (known) return known
  const font = openSync(join(process.cwd(), 'app', 'fonts', `${name}.woff2`))
  fonts.set(name, font)
  return font
}

const round = (value: number): number => {
  const rounded = Math.round(value * 10) / 10
  return Object.is(rounded, -0) ? 0 : rounded
}

const LETTERS = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' } as const

/**
 * One letter as commands relative to its own origin: the same letter is the same string wherever it
 * stands, which is what makes a page of lettering small once it is compressed.
 */
function letter(glyph: Glyph, scale: number): string {
  let d = ''
  // The pen is kept in rounded units, so that rounding never adds up along an outline.
  let pen = { x: 0, y: 0 }
  let start = pen
  for (const { command, args } of glyph.path.commands) {
    if (command === 'closePath') {
      d += 'z'
      pen = start
      continue
    }
    const points: number[] = []
    let end = pen
    for (let index = 0; index < args.length; index += 2) {
      end = { x: round((args[index] ?? 0) * scale), y: round(-(args[index + 1] ?? 0) * scale) }
      points.push(round(end.x - pen.x), round(end.y - pen.y))
    }
    d += LETTERS[command] + points.join(' ').replaceAll(' -', '-')
    pen = end
    if (command === 'moveTo') start = pen
  }
  return d
}

/** Whether both fonts have the letter. */
export function canSet(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return [fontOf('display'), fontOf('text')].every((font) => font.hasGlyphForCodePoint(code))
}

/** Sets one line with its baseline starting (or ending, or centred) at x, y. */
export function setLine(
  text: string,
  x: number,
  y: number,
  style: LineStyle,
  align: 'left' | 'centre' | 'right' = 'left',
): SetLine {
  const font = fontOf(style.font)
  // The fonts have letters with their accents, no accents by themselves
  const composed = text.normalize('NFC')
  for (const character of composed) {
    if (!font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
      throw new Error(`The font ${style.font} has no letter for "${character}" in "${text}".`)
  }
  const scale = style.size / font.unitsPerEm
  const tracking = (style.tracking ?? 0) * style.size
  const { glyphs, positions } = font.layout(composed)
  const advances = positions.map((position) => position.xAdvance * scale + tracking)
  const width = advances.reduce((sum, advance) => sum + advance, 0) - tracking
  const shift = { left: 0, centre: width / 2, right: width }[align]
  let pen = x - shift
  let d = ''
  glyphs.forEach((glyph, index) => {
    const position = positions[index]
    if (!position) return
    const outline = letter(glyph, scale)
    if (outline) {
      const left = round(pen + position.xOffset * scale)
      d += `M${left} ${round(y - position.yOffset * scale)}${outline}`
    }
    pen += advances[index] ?? 0
  })
  return { d, width }
}

/**
 * Breaks a text into as few lines as the width allows and as even ones as these allow, the way
 * `text-wrap: balance` does it on the page.
 */
export function balanced(text: string, width: number, style: LineStyle): string[] {
  const fill = (limit: number): string[] => {
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const last = lines.at(-1)
      const longer = last === undefined ? word : `${last} ${word}`
      if (last === undefined || setLine(longer, 0, 0, style).width > limit) lines.push(word)
      else lines[lines.length - 1] = longer
    }
    return lines
  }
  const widest = (lines: string[]): number =>
    Math.max(...lines.map((line) => setLine(line, 0, 0, style).width))
  const count = fill(width).length
  let best = fill(width)
  for (let limit = width; limit > width / 3; limit -= style.size / 8) {
    const lines = fill(limit)
    if (lines.length > count || widest(lines) > width) break
    best = lines
  }
  return best
}

/** A text in two lines, broken at the word nearest to its middle; one line if it has no break. */
export function halved(text: string): string[] {
  const middle = text.length / 2
  const [gap] = [...text.matchAll(/ /g)]
    .map(({ index }) => index)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  return gap === undefined ? [text] : [text.slice(0, gap), text.slice(gap + 1)]
}
