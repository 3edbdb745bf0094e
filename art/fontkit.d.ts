/** The package brings no types; this is the part of it that art/ uses. */
declare module 'fontkit' {
  export type PathCommand = {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    args: number[]
  }
  export type Glyph = {
    id: number
    path: { commands: PathCommand[] }
  }
  export type Font = {
    unitsPerEm: number
    ascent: number
    /** Below the baseline it is negative. */
    descent: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(
      text: string,
      features?: string[],
    ): {
      glyphs: Glyph[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }
  export function openSync(path: string): Font
  export function create(file: Uint8Array): Font
}
