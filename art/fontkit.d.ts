/** The package brings no types; this is the part of it that art/lettering.ts uses. */
declare module 'fontkit' {
  export interface PathCommand {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    args: number[]
  }
  export interface Glyph {
    id: number
    path: { commands: PathCommand[] }
  }
  export interface Font {
    unitsPerEm: number
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
}
